### Worum es bei Spy Tricks geht, und die Optionen des Spiels.

pitch = Gewinne oder verliere Stiche und komm so dem Geheimdokument auf die Spur; wer die meisten Punkte hat, gewinnt.
option-first_start_player = der Platz, der die erste Runde beginnt, gezählt ab 0; ohne Angabe wird er ausgelost
option-pawns = die Farben der Figuren, Platz für Platz, zum Beispiel grey,green,yellow
# Was der Tisch gewählt hat.
chosen-start = Platz { SEAT($seat) } beginnt die erste Runde.
chosen-pawns = Die Figuren sind von Platz 1 an { LIST($colours) }.
pawn-green = grün
pawn-yellow = gelb
pawn-purple = lila
pawn-grey = grau
