"""The open protocol: what clients and servers say to each other, and a client in Python."""

VERSION = 1
"""Named in the first message of a socket; grows when an older client could misunderstand."""
