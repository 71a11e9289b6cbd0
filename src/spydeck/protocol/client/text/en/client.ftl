### What the client says of a server, its tables, and connections.

name-needed = choose a name first
no-table-in-link = this link leads to a server, but not to a table
not-open = the socket is not open; enter it with `with`
no-answer = no answer
no-reply = the server has not replied yet
closed = the server has closed the connection
stopping = the server is stopping
other-version = the server does not speak this version of the protocol
bad-name = a name has 1 to { $most } printable characters; { $name } is not valid
bad-link = { $text } is not a link to a table; such a link looks like http://127.0.0.1:7707/join/... or http://127.0.0.1:7707/table/...
unreachable = cannot reach { $address }: { $reason }
gave-up = { $address } no longer answers: { $reason }
unknown-server = { $address } does not answer like a server of this version
no-reason = the server answered with status { $status } and no reason
