"""How many moves a second the server saves and tells, measured from outside over its sockets."""
