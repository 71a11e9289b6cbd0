"""Loaded tables: who is connected, which bots move, and when something happens automatically."""
