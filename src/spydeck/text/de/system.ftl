### Was das Betriebssystem über Dateien und Adressen sagt.

no-such-file = das gibt es nicht
permission-denied = der Zugriff ist nicht erlaubt
not-permitted = das ist nicht erlaubt
is-a-directory = das ist ein Ordner
not-a-directory = das ist kein Ordner
file-exists = das gibt es schon
no-space-left = der Speicherplatz ist voll
read-only = hier lässt sich nichts speichern
input-output-error = Fehler beim Lesen oder Schreiben
file-name-too-long = der Name ist zu lang
address-in-use = die Adresse ist schon belegt
address-not-here = diese Adresse gehört nicht zu diesem Rechner
connection-refused = die Verbindung wurde abgelehnt
