"""Tables, and how their logs change them. Pure: no socket, no clock, no database."""
