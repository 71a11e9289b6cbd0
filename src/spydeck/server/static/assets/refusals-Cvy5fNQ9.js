var e=`game-over = the game is over
chance-pending = the agents and agendas have not been dealt yet
out-of-game = you are out of the game
not-asked = P{ $asked } is to act, not P{ $seat }
wrong-verb =
    { $stage ->
       *[turn] it is your turn: pass, draft, field, base, an ability, attack or expose
        [keep] keep the drafted agent or make it a sleeper: keep or sleeper
        [accuse] say whether you accuse: accuse or allow
        [jack] say whether you turn up a Jack instead: jack or no jack
        [bullet] say whether another agent takes the bullet: bullet or no bullet
        [again] use the ability a second time or not: again or decline
        [joker] use the Joker or end its uses: joker and a suit, or done
    }
empty-deck = the deck is empty; you cannot draft
no-such-seat = there is no P{ $seat }; the last seat is P{ $last }
seat-out = P{ $seat } is out of the game; name an opponent who is still in
own-seat = name an opponent, not yourself
no-such-agenda = name one agenda of this game: { LIST($agendas, type: "spaced") }
target-face-up = hearts turns up an agent that is face down; that one is face up
target-face-down = { $token } is face down; spades and clubs need an agent that is face up
same-controller = diamonds swaps agents of two different players
different-places = diamonds swaps two agents in the field or two at base, not one of each
too-few-in-play = there are not two agents in play to move
target-count =
    { $count ->
        [one] { $ability } takes one target
       *[other] { $ability } takes two targets
    }
wrong-target-count = that is not the right number of targets
own-target = attack an opponent's agent, not your own
target-not-in-field = only agents in the field can be attacked
attacker-face-up = only a face-down agent attacks; yours is face up
lacks-ability = { $token } is face up and cannot do { $ability }; only face-down agents bluff
not-in-play = { $token } is not in play
not-yours = you do not control { $token }
not-at-base = { $token } is not at your base
not-in-own-field = { $token } is not in your field
not-in-field = { $token } is not in the field; only agents there can do that
same-agent = { $token } is the agent in question; name another
stand-in-face-up = { $token } is face up; only a face-down agent can do that
stand-in-not-in-field = only an agent in the field takes the bullet, not one at base
not-a-jack = { $token } is not a Jack
suit-used = the Joker has already used { $suit }
not-declared-targets = the declared suit can only be used as declared, on { LIST($targets, type: "spaced") }
`;export{e as default};