"""The steps, oldest first by the numbers that their names begin with."""
