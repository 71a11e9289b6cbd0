### Die Seiten von Black Spy im Terminal: wie sie heißen, was sie öffnet, und was darauf steht.

page-hand = deine Handkarten
page-trick = die Karten im Stich
page-left = wie viele Stiche und welche Karten mit Punkten noch kommen
page-last = der letzte Stich
page-scores = der Punkteblock
page-passed = was du weitergegeben und bekommen hast
page-values = was die Karten zählen, und die Varianten dieser Partie

opens-hand = hand
opens-trick = stich
opens-left = übrig uebrig
opens-last = letzter
opens-scores = stand
opens-passed = weitergegeben
opens-values = werte

no-cards = keine
no-hand = Du hast hier keine Handkarten.
hand = Deine Hand: { $cards }.
playable = Du darfst spielen: { $cards }.
no-trick = Im Stich liegt noch keine Karte.
trick = Im Stich: { $plays }. { $ahead }
ahead = Vorn liegt { $name }.
ahead-you = Vorn liegst du.
none-left = Die Partie ist zu Ende.
tricks-left = Noch { COUNT($tricks, one: "Stich", other: "Stiche") } in dieser Runde.
points-left = Karten mit Punkten, die noch kommen: { $cards }.
points-left-elsewhere = Karten mit Punkten, die noch kommen, ohne deine: { $cards }.
last-trick = Stich { $trick }: { $plays }, <strong>der Stich geht an { WHO($who, case: "accusative") }.</strong>
led = { $name } beginnt mit
led-you = du beginnst mit
from-mole = Aus dem Maulwurf: { $cards }.
not-passed = In dieser Runde wurden noch keine Karten weitergegeben.
card-points = { $points } für { $cards }
several = { $cards } ({ $count } Stück)
no-points = Alle anderen Karten zählen 0.
sweep-points = Wer alle { $black } schwarzen Karten macht, bekommt 0, alle anderen 60 (Regel BS-21).
variant-in-play = Variante { named-variant }: { $change } (Regel { $clause }).
named-variant = „{ $title }“
