"""The migrations, in the order of the numbers in their names."""
