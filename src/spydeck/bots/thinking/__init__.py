"""Thinking about a move: play on in likely worlds after each candidate, and drop those clearly behind.

A question and a sheet of arrays (`question`) go through compiled programs: `drawing`, `comparing` until there
is no more to play, `concluding`, and then `choosing` or `explaining`. They run on this processor
(`processor`) or in a visitor's browser.
"""
