### Die Kurzübersicht von Spycard zum Drucken, neben dem, was Seite und Terminal auch sagen (SC-34).

print-players = Kurzübersicht für 3 bis 5 Spieler
print-many = X ist die doppelte Zahl der Spieler zu Beginn: 6, 8 oder 10
print-turn = In deinem Zug tust du eines davon
print-abilities = Fähigkeiten im Einsatz
print-lie = „Das ist gelogen!“
print-accused = Angezweifelt
print-accuse = Gegner dürfen eine verdeckte Behauptung anzweifeln, im Uhrzeigersinn; der erste entscheidet.
print-false = Gelogen
print-false-text = Nichts geschieht, und der aufgedeckte Agent wird abgelegt.
print-true = Die Wahrheit
print-true-text = Die Fähigkeit wirkt zweimal, beim zweiten Mal auf neue Ziele, wenn du willst.
print-more-players = zu viert und zu fünft
print-foot = Wer als Letzter übrig ist, gewinnt auch. Regeln SC-8 bis SC-32.
