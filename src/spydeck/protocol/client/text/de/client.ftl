### Was der Client von einem Server sagt, seinen Tischen und den Verbindungen.

name-needed = such dir zuerst einen Namen aus
no-table-in-link = dieser Link führt zu einem Server, aber nicht an einen Tisch
not-open = die Verbindung ist nicht offen; betritt sie mit `with`
no-answer = keine Antwort
no-reply = der Server hat noch nicht geantwortet
closed = der Server hat die Verbindung getrennt
stopping = der Server wird gerade beendet
other-version = der Server spricht eine andere Version des Protokolls
bad-name = ein Name hat 1 bis { $most } druckbare Zeichen; { $name } geht nicht
bad-link = { $text } ist kein Link zu einem Tisch; so ein Link sieht aus wie http://127.0.0.1:7707/join/... oder http://127.0.0.1:7707/table/...
unreachable = { $address } ist nicht zu erreichen: { $reason }
gave-up = { $address } antwortet nicht mehr: { $reason }
unknown-server = unter { $address } antwortet kein Server dieser Version
no-reason = der Server hat mit Status { $status } geantwortet, ohne einen Grund zu nennen
