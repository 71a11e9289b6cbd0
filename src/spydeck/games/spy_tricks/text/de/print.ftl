### Was auf den Blättern von Spy Tricks zum Drucken steht: Spielplan, Kurzübersicht, Punkteblock.

print-mat-place = Setz einen Handlanger auf eine Farbe, einen Wert oder eine Karte.
print-mat-one = Nur einer auf jedes Feld, außer bei der Rettung.
print-mat-suit = Farbe richtig: { $points }
print-mat-rank = Wert richtig: { $points }
print-mat-card = Karte richtig: { $points }
print-winner = Gewinner
print-winner-text = die höchste Karte der stärksten Farbe
print-loser = Verlierer
print-loser-text = die niedrigste Karte der schwächsten Farbe
print-helper = Helfer
print-helper-text = verdoppelt seinen Handlanger, ab Runde 2
print-three-players = Zu dritt
print-three-players-text = liegen die Einsen und Zweien verdeckt auf ihren Feldern

print-reminder-for = Kurzübersicht für 3 oder 4 Spieler
print-reminder-aim = Welche Karte ist das Geheimdokument?
print-power-title = Farben und Werte
print-power-text = Rot schlägt Blau, Blau schlägt Weiß. In einer Farbe ist der höhere Wert stärker.
print-trick-title = Ein Stich
print-trick-text = Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel eine beliebige Karte. Der Gewinner spielt den nächsten Stich aus.
print-trick-led = spielt aus
print-guess-title = Ein Tipp
print-guess-text = Nach jedem Stich setzt der Gewinner einen Handlanger, dann der Verlierer. Wo einer steht, ist besetzt.
print-points-suit = Farbe: { $points }
print-points-rank = Wert: { $points }
print-points-card = Karte: { $points }
print-points-helper = mit Helfer: doppelt
print-round-title = Eine Runde
print-round-1 = Der Startspieler gibt jedem sechs Karten. Eine der drei übrigen ist das Geheimdokument; die anderen zwei kommen auf den Spielplan.
print-round-2 = Fünf Stiche. Die Karten kommen auf ihre Felder; Gewinner und Verlierer tippen.
print-round-3 = Rettung: Beweist der Spielplan, dass alle deine Handlanger falsch stehen, oder hast du keinen gesetzt? Setz noch einen, auch auf ein besetztes Feld.
print-round-4 = Das Geheimdokument wird aufgedeckt. Richtige Handlanger bringen Punkte und je einen Chip, mit Helfer zwei.
print-round-5 = Handlanger und Helfer gehen zurück. Der niedrigste Stand bekommt einen Helfer, außer wenn alle gleich stehen.
print-ends-title = Das Ende
print-ends-text = Ihr spielt so viele Runden, wie ihr Spieler seid. Die meisten Punkte gewinnen, bei Gleichstand die meisten Chips.
print-foot = Regeln ST-1 bis ST-26.

print-scorepad-note = Punkte: Farbe { $suit }, Wert { $rank }, Karte { $card }; mit Helfer doppelt.
print-scorepad-chips = Chips: einer für jeden richtigen Handlanger, mit Helfer zwei.
print-scorepad-name = Name
print-scorepad-round = Runde { $number }
print-scorepad-secret = Geheim
print-scorepad-helper = Helfer
print-scorepad-points = Punkte
print-scorepad-total = Stand
print-scorepad-chip = Chips
