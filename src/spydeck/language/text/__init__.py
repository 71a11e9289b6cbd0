"""How languages address people."""
