"""The terminal: a line mode for people, with or without colour, in a terminal or a pipe."""
