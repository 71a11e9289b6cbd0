# Der Punkteblock für echte Karten.
title = Punkteblock für { $game }
intro = Für Partien mit echten Karten. Der Block zählt zusammen, prüft die Einträge und sagt dir, wann die Partie zu Ende ist. Er wird auf diesem Gerät gespeichert.
none = Für { $game } gibt es keinen Punkteblock, denn es wird ohne Punkte gespielt.
players = Spieler
name = Name von Spieler { $seat }
default-name = Spieler { $seat }
options = Varianten und Optionen
start = Starten
enter = Eintragen
sign = Vorzeichen der Punkte von { $name } ändern
not-points = Gib eine ganze Zahl ein, etwa 12 oder 0.
sum = Summe: { DECIMAL($sum) }
type-instead = Als Text eingeben
fields-instead = Ein Feld pro Spieler
undo = Rückgängig
restart = Neuer Punkteblock
restart-sure = Einen neuen Punkteblock anfangen? Die Einträge auf diesem werden dabei gelöscht.
how = So trägst du Ergebnisse ein
entries = Einträge
over = Die Partie ist zu Ende.
standing = Stand jetzt
caption = Punkte und Gesamtstand
chart = Gesamtstand im Verlauf
offline = Keine Verbindung: Dieses Gerät zählt zusammen. Sobald die Verbindung wieder da ist, wird alles noch einmal geprüft.
check-now = Jetzt prüfen
online = Die Verbindung ist wieder da, und alle Einträge sind geprüft.
only-server = Diesen Eintrag kann nur der Server lesen. Gib ohne Verbindung für jeden Spieler eine Zahl ein.
only-server-asks = Mit dem nächsten Eintrag musst du warten, bis die Verbindung wieder da ist; „Rückgängig“ nimmt den letzten zurück.
no-model = Es gibt keine Verbindung. Einen Punkteblock mit diesen Optionen kannst du erst anfangen, wenn sie wieder da ist.
waiting = Dieser Punkteblock hat { COUNT($entries, one: "Eintrag", other: "Einträge") }. Du siehst ihn, sobald die Verbindung wieder da ist.
refused-entry = Eintrag { $number } passt nicht
later-kept = { $later ->
    [1] Der Eintrag danach bleibt erhalten.
   *[other] Die { $later } Einträge danach bleiben erhalten.
}
change-row = Zeile { $row } ändern
leave-row = So lassen
corrected = So soll der Eintrag lauten
correct = Korrigieren
remove = Eintrag löschen
