### Der Tisch von Black Spy als Zeichnung.

drawn-heading = Runde { SEAT($deal) }: { $now }
drawn-called = , { FIRST($colour) } angesagt
drawn-take = { stage-take }
drawn-pass = { stage-pass }
drawn-call = { stage-call }
drawn-play = Stich { $trick }
drawn-settle = { stage-settle }
drawn-over = { stage-over }
drawn-black = schwarze Karten in Stichen: { $black } von { $all }
is-dealer = Geber
has-won = gewonnen
is-to-act = am Zug
is-skipped = übersprungen
has-chosen = gewählt
short-points = { COUNT($points, one: "Punkt", other: "Punkte") }
short-black = { $black } schwarze
short-total = gesamt { $total }
in-hand = { $cards } auf der Hand
drawn-mole-taken = Aus dem Maulwurf:
drawn-mole-shown = Maulwurf:
drawn-passed = An { $name } gegeben:
drawn-received = Von { $name } bekommen:
drawn-last-trick = Letzter Stich an { WHO($who, case: "accusative") }:
