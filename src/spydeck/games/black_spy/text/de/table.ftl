### Der Tisch von Black Spy im Terminal, auf dem Bildschirm und zum Hören.

table-title = Runde { SEAT($deal) }, { $now }
trick-of = Stich { $trick } von { $tricks }
stage-take = der Maulwurf
stage-pass = Weitergabe { $direction ->
        [left] nach links
        [right] nach rechts
       *[across] gegenüber
    }
stage-call = die Ansage
stage-settle = der Durchmarsch
stage-over = die Partie ist zu Ende
table-facts = Geber { $dealer }, Ende bei { $end }
head-black = schwarze
head-deal = Punkte
head-total = gesamt
has-passed = gewählt
is-choosing = noch offen
has-taken = genommen
led-it = ausgespielt
leads-trick = vorn
the-mole = Der Maulwurf:
your-hand = Deine Hand:
your-hand-marked = Deine Hand: [in Klammern: spielbar]
empty-row = keine Karten

spoken-mole = Der Maulwurf: { $cards }.
spoken-trick = Im Stich: { $plays }. Vorn: { $name }.
taken-so-far = In dieser Runde: { $piles }.
pile = { $name } { COUNT($points, one: "Punkt", other: "Punkte") }, { COUNT($black, one: "schwarze Karte", other: "schwarze Karten") }
totals = Gesamt: { $totals }.
