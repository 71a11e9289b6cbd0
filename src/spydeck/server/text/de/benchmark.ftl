### Die Messung eines Servers.

bench-tables = --tables muss von 1 bis 10000 sein
bench-rate = --rate muss von 1 bis 1000000 Zügen in der Sekunde sein
bench-crowd = --crowd muss von { $least } bis { $most } Verbindungen sein
bench-not-started = der Server für die Messung ist nicht gestartet
bench-socket-closed = der Server hat eine Verbindung geschlossen
bench-answered = der Server hat mit { $status } geantwortet: { $text }
bench-no-move = in der gemessenen Zeit wurde kein Zug bestätigt
bench-refused = der Server hat etwas abgelehnt: { $text }
