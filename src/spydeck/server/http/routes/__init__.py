"""The routes of the server over HTTP, and of its sockets."""
