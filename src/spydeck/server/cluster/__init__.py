"""Processes that share a database: how they reach each other, and pass on what is for another's tables."""
