"""The open protocol between clients and servers, and a client in Python."""

VERSION = 1
"""The version in the first message of a socket; it grows when an older client could misunderstand."""
