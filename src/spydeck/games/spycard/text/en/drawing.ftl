### What stands in drawings of Spycard.

drawn-keep = drafting
drawn-accuse = a claim may be a lie
drawn-jack = a Jack may answer
drawn-bullet = a Bullet may answer
drawn-again = an ability may act again
drawn-joker = using the Joker
drawn-attack = { $token } attacks { $targets }
drawn-use = { $token } uses { ability-name } on { $targets }
ending-draw = a draw
ending-last-left = the last one left wins
ending-agenda = won by an agenda
drawn-deck = deck { $deck }
drawn-empty = { $zone }: empty
drawn-standing = agenda { $agenda }, { $agents } agents
drawn-agenda-is-not = not { $agendas }
drawn-winner = winner
drawn-on-turn = on turn
drawn-out = out
drawn-has-exposed = has exposed
drawn-token-out = out
drawn-token-known = known
drawn-token-up = up
drawn-discards = discards:
drawn-no-discards = discards: none
drawn-drafted = drafted: { $token }, then { $discards }
drawn-agendas = agendas in play { $agendas }
