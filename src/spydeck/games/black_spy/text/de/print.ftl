### Was auf den Blättern von Black Spy zum Drucken steht: Kurzübersicht und Punkteblock.

print-reminder-for = Kurzübersicht für 3 bis 6 Spieler
print-reminder-aim = Die wenigsten Punkte gewinnen. Der Stand darf unter 0 fallen.
print-trick-title = Ein Stich
print-trick-text = Wer die rote 1 hat, spielt zum ersten Stich aus, aber nicht Schwarz. Bediene Farbe oder Wert der ausgespielten Karte; hast du beides nicht, spiel eine beliebige. Die höchste Karte der ausgespielten Farbe nimmt den Stich, von mehreren Schwarzen Spionen der erste. Wer einen Stich nimmt, spielt den nächsten aus.
print-trick-led = ausgespielt
print-trick-colour = ihre Farbe
print-trick-rank = ihr Wert
print-trick-free = wenn du beides nicht hast
print-points-title = Was zählt
print-points-each = je { SIGNED($points) }
print-points-deal = Eine Runde ergibt zusammen { $points }. Alle 16 schwarzen Karten, ein Durchmarsch: 0 für dich, 60 für alle anderen.
print-before-title = Vor dem Spiel
print-before-text = Alle Karten werden ausgegeben. Jeder sucht drei Karten aus und gibt sie weiter, bevor er die erhaltenen ansieht: in der ersten Runde nach links, in der zweiten nach rechts und so weiter; zu viert auch gegenüber.
print-before-players = Spieler
print-before-cards = Karten für jeden
print-before-end = Die Partie endet bei
print-ranks-title = Die Werte
print-variants-title = Varianten
print-foot = Regeln BS-1 bis BS-36.

print-scorepad-small = Links: Punkte der Runde, zusammen { $points }. Rechts: der Stand.
print-scorepad-ends = Die Partie endet bei { $totals }: zu dritt, zu viert, zu fünft, zu sechst.
print-scorepad-deal = Runde
