### Der Punkteblock von Spy Tricks, und was dazu gefragt und geantwortet wird.

pad-empty = Der Punkteblock ist leer: Noch ist keine Runde zu Ende.
pad-number = Runde
pad-secret = geheim
pad-chips = Chips
pad-round = Runde { $number }: { LIST($scores, type: "semicolons") }.
pad-round-secret = Runde { $number }, Geheimdokument { $secret }: { LIST($scores, type: "semicolons") }.
pad-score = { $name } { COUNT($points, one: "Punkt", other: "Punkte") }, gesamt { $total }
pad-score-chips = { $name } { COUNT($points, one: "Punkt", other: "Punkte") } und { COUNT($chips, one: "Chip", other: "Chips") }, gesamt { $total }

ask-secret = Runde { $number }: Welche Karte war das Geheimdokument, oder wie viele Punkte hat jeder bekommen?
ask-spots = Runde { $number }: Worauf hat { $name } richtig getippt: { $spots } (- für nichts davon)?
ask-points = Runde { $part }: Punkte von { $players }?
wanted = das Geheimdokument und dann die richtigen Tipps aller Spieler oder ihre Punkte
usage =
    zuerst das Geheimdokument: B3
    dann der Reihe nach die richtigen Tipps aller Spieler: Blau 3 B3, oder - für keinen,
    { "   " }mit + hinter dem Feld, auf dem ein Helfer stand: B3+
    oder, statt Geheimdokument und Tipps, { usage-points }
usage-points = der Reihe nach die Punkte aller Spieler: 7 10 0 2
entered = { $name } bekommt { COUNT($points, one: "Punkt", other: "Punkte") }.
helpers = Helfer für die nächste Runde: { $names }.
shared = Die Partie ist zu Ende. Gleichauf: { $names }; von ihnen gewinnt, wer die meisten Chips hat (ST-24).

not-a-card = ST-5: { $word } ist keine Karte; schreib eine Karte wie B3
three-players = ST-2: zu dritt spielt ihr ohne die Einsen und Zweien
named-twice = ST-15: { $spot } steht schon da
one-helper = ST-16: in einer Runde hat jeder höchstens einen Helfer
not-right = ST-21: { $word } ist nicht richtig; richtig sind { $spots } (- für nichts davon)
no-helper = ST-16: { $name } hat in dieser Runde keinen Helfer
taken = ST-15: auf { LIST($taken) } steht schon { $name }; nur wer sonst überall falsch lag, darf sich ein Feld teilen
impossible = ST-21: mit richtigen Tipps kommt { $name } nicht auf genau { $points }
impossible-alone = ST-21: ohne Helfer kommt { $name } mit richtigen Tipps nicht auf genau { $points }
several-spots = ST-15: nur bei einem Spieler können mehrere Felder richtig sein
