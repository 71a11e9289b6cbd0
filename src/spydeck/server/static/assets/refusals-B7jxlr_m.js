var e=`a-rank = { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
    }
a-rank-before = { $before ->
        [8] an 8
        [11] an 11
       *[other] a { $before }
    }
game-is-over = the game is over
cards-not-dealt = the cards have not been dealt yet
already-passed = you have already passed; a choice cannot be changed
not-in-mole = those cards are not all in the Mole that was handed to you
pass-three = pass exactly three cards
take-three = take exactly three cards
black-lead = a black card may not lead the first trick
black-called = call blue, yellow, red or green; black cannot be called
take-now = take three cards from the Mole now
pass-now = pass three cards now
call-now = call a colour now
play-now = play a card now
settle-now = settle the sweep now: others (capture) or self (release)
not-your-turn = it is seat { SEAT($turn) }'s turn, not seat { SEAT($seat) }'s
not-the-called-colour = { $colour } was called; lead a { $colour } card
must-follow = follow { $led } with a { $colour } card or { a-rank }; you hold such a card
must-follow-or-match = follow { $led } with a { $colour } card or { a-rank }, or with { a-rank-before } like the player before you
not-in-hand = you do not hold { $card }
not-all-in-hand = you do not hold all of { LIST($cards, type: "spaced") }
`;export{e as default};