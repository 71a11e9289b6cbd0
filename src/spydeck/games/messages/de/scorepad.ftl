### Was alle Spiele über Plätze sagen, und über Eingaben, wenn man mit Papier spielt.

seat-name = Platz { SEAT($seat) }
quotation-marks = „“
wrong-count = Es sind { $players } Spieler, also gib { $players } Zahlen ein, nicht { $count }
game-over = Die Partie ist zu Ende; mit undo machst du die letzte Eingabe rückgängig
nothing-entered = Gib { $wanted } ein
