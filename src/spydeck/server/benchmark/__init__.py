"""How many moves per second the server saves and publishes, measured from outside over its sockets."""
