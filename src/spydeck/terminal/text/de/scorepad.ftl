### The scorepad.

score-help = „zurück“ nimmt den letzten Eintrag zurück, „ändern“ mit der Nummer einer Zeile berichtigt einen früheren, etwa „ändern 2 20 20 20 0“, „?“ zeigt die Hilfe, „sprache en“ wechselt ins Englische, „ende“ hört auf. Jeder Eintrag wird gespeichert.
not-a-scorepad = das ist kein gespeicherter Punkteblock
score-usage = So trägst du ein:
score-over = Mit „zurück“ nimmst du den letzten Eintrag zurück, mit „ändern“ berichtigst du einen früheren, mit „ende“ hörst du auf.
undone = Der letzte Eintrag ist zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
change-usage = Nenne die Nummer einer Zeile und was dort stehen soll, mit ; zwischen mehreren Einträgen: ändern 2 ...
same-names = zwei Spieler heißen gleich
scorepad = Punkteblock für { $game }
scorepad-saved = Weiter geht es mit: spydeck score --resume { $path }
no-unfinished-scorepad = in { $folder } liegt kein angefangener Punkteblock
entry-does-not-fit = Eintrag { $number } passt nicht: { $reason }
changed = Zeile { $row } ist geändert; alle anderen bleiben.
no-such-row = { $rows ->
    [0] Noch ist keine Zeile fertig; mit „zurück“ nimmst du den letzten Eintrag zurück
   *[other] Die Zeilen haben die Nummern 1 bis { $rows }
}
not-one-row = Gib genau das ein, was Zeile { $row } ausmacht, mit ; zwischen mehreren Einträgen
no-scorepad = für { $game } gibt es keinen Punkteblock
wrong-number-of-names = nenne { $players } Namen, einen für jeden Spieler, nicht { $given }
