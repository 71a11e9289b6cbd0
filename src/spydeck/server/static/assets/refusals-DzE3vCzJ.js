var e=`game-is-over = the game is over
cards-not-dealt = the cards have not been dealt yet
must-place-henchman = the Winner and the Loser of a trick must each place a henchman
play-now = play a card now
guess-now = place a henchman now
guess-now-or-decline = place a henchman now, or decline
not-your-turn = it is seat { SEAT($turn) }'s turn, not seat { SEAT($seat) }'s
not-in-hand = you do not hold { $card }
must-follow = { $suit } was led and you hold { $suit }; follow with a { $suit } card
spot-occupied = a henchman already stands on { $spot }; choose another spot
no-helpers-in-round-one = nobody has a Helper in round one
helper-already-placed = you have already placed your Helper in this round
no-helper-held = you have no Helper; only the players with the lowest total receive one
`;export{e as default};