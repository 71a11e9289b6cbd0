"""What the server answers over HTTP, and where its sockets are."""
