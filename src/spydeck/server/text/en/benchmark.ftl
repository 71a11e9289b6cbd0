### The benchmark of a server.

bench-tables = --tables must be from 1 to 10000
bench-rate = --rate must be from 1 to 1000000 moves per second
bench-crowd = --crowd must be from { $least } to { $most } sockets
bench-not-started = the server for the benchmark did not start
bench-socket-closed = the server closed a socket
bench-answered = the server answered { $status }: { $text }
bench-no-move = no move was acknowledged in the time measured
bench-refused = the server refused something: { $text }
