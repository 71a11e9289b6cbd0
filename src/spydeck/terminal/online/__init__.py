"""Playing at a server's table from the terminal, as one more client of the protocol."""
