### The reminder sheet of Spycard to print, beside what its page and the terminal say too (SC-34).

print-players = Reminder sheet for 3 to 5 players
print-many = X is twice the number of players who started: 6, 8 or 10
print-turn = On your turn, do one of these
print-abilities = Abilities in the field
print-lie = “That is a lie!”
print-accused = Accused
print-accuse = Opponents may accuse a face-down claim, clockwise; the first settles it.
print-false = A lie
print-false-text = Nothing happens, and the agent that was turned up is discarded.
print-true = The truth
print-true-text = The ability is used twice, the second time on new targets if you like.
print-more-players = with 4 or 5 players
print-foot = The last player left wins, too. Clauses SC-8 to SC-32.
