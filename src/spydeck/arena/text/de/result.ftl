### Das Ergebnis einer Arena. Eine Kartenverteilung sind die Karten, die in mehreren Partien gleich gegeben werden.

column-bot = Bot
column-points = Punkte
column-edge = Vorsprung
column-wins = Siege
column-skill = OpenSkill
column-faults = Fehler
matrix = gegen
heading = { $title }, { $players } Plätze: { $deals ->
    [one] { $deals } Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}; { $seatings ->
    [all] alle Bots in jeder Mischung auf den Plätzen
    [rotations] jeder Bot reihum auf jedem Platz
    [alone] der erste Bot allein auf jedem Platz, gegen jeden der anderen
   *[pairs] je zwei Bots in jeder Mischung auf den Plätzen
}; Seed { $seed }.
points-note = Punkte: im Mittel je Platz und { $unit ->
    [deal] Runde
   *[game] Partie
}; { $better ->
    [fewer] weniger
   *[more] mehr
} Punkte sind besser.
edge-note = Vorsprung: um wie viele Punkte besser als die anderen Bots am selben Tisch; mehr ist besser.
wins-note = Siege: Anteil der Partien, die ein Platz gewinnt; mehr ist besser.
oracle-note = oracle: sieht alle Karten und zeigt so, wie weit die anderen höchstens kommen könnten.
intervals-note = Mit 95-%-Intervallen über die Kartenverteilungen. OpenSkill: { $rated ->
    [true] Wertung und Standardabweichung; mehr ist besser
   *[false] nicht verlangt
}.
interval = { $mean } ({ $low } bis { $high })
fault = FEHLER von { $bot }, { $count }-mal: { $error } (zuerst in Kartenverteilung { $deal }, Sitzordnung { $table }, P{ $seat }, Schritt { $ply })
skipped = { $count ->
    [one] { $count } Kartenverteilung
   *[other] { $count } Kartenverteilungen
} ausgelassen, als erste Nummer { $deal }: { $error }
