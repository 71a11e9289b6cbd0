### Was in Zeichnungen von Spycard steht.

drawn-keep = anwerben
drawn-accuse = vielleicht gelogen
drawn-jack = ein Bube kann einspringen
drawn-bullet = wer fängt die Kugel ab?
drawn-again = und noch einmal?
drawn-joker = der Joker handelt
drawn-attack = { $token } greift { $targets } an
drawn-use = { $token } nutzt { ability-name } auf { $targets }
ending-draw = unentschieden
ending-last-left = nur einer ist übrig
ending-agenda = ein Auftrag ist erfüllt
drawn-deck = Stapel { $deck }
drawn-empty = { $zone }: leer
drawn-standing = Auftrag { $agenda }, { agents }
drawn-agenda-is-not = nicht { $agendas }
drawn-winner = gewonnen
drawn-on-turn = am Zug
drawn-out = raus
drawn-has-exposed = hat enttarnt
drawn-token-out = weg
drawn-token-known = bekannt
drawn-token-up = offen
drawn-discards = abgelegt:
drawn-no-discards = nichts abgelegt
drawn-drafted = angeworben: { $token }, dann { $discards }
drawn-agendas = Aufträge im Spiel: { $agendas }
