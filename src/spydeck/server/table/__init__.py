"""What a table is and what its log makes of it. Pure: no socket, no clock, no database."""
