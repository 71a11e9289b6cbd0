### What the page says at the table of Spycard, beside what the terminal says too.

aim = { FIRST($aim) }.
ability-title = { $ability ->
        [ace] Ace of Spades
       *[other] { FIRST(ability-name) }
    }
power = { FIRST($power) }.

## The log.

log-dealt = { DOES($who, one: "gets", you: "get") } { agents }.
log-agenda = { DOES($who, one: "draws", you: "draw") } an agenda.
log-your-turn = { your-turn }.
log-no-jack = { DOES($who, one: "turns", you: "turn") } up no Jack for { $for }.
log-answered = { DOES($who, one: "has", you: "have") } answered for { $for }.
log-no-bullet = Nobody takes the bullet for { $for }.
log-done = { DOES($who, one: "is", you: "are") } done with the Joker.

## Players and their agents.

zone-empty = empty
player-agents = { FIRST(WHOSE($who)) } agents
player-field = { FIRST(WHOSE($who)) } field
player-base = { FIRST(WHOSE($who)) } base
player-out = Out
player-turn = whose turn it is
player-exposed = has exposed someone
agenda-known = Known agenda: { CARD($agenda) }
agenda-ruled-out = Not { CARD($agenda) }
choose = Choose
choose-player = Choose { WHO($who, case: "accusative") }
agent-up = { CARD($agent) }, face up
agent-known = face down, { CARD($agent) }, known to you
agent-unknown = face down, unknown to you
agent-in-field = in { WHOSE($who) } field
agent-in-base = in { WHOSE($who) } base
agent-known-to = also known to { WHO($people, case: "dative") }
agent-acting = acting now
agent-target = is a target
agent-chosen = chosen
agent-possible = may be chosen
agent-truth = true
agent-lie = a bluff
deck-left = { $agents ->
        [0] The deck is empty
       *[other] Deck: { agents } left
    }
deck-short = Deck
discard-pile = Discard pile: { agents }
discard-short = Discards
discard-title = Discard pile
discard-empty = Nothing has been discarded yet.

## Turns.

where = { $number ->
        [none] { agents }
       *[other] Turn { $number } · { agents }
    }
verb-draft = Draft
verb-field = To field
verb-base = To base
verb-ability = Ability
verb-attack = Attack
verb-expose = Expose
verb-pass = Pass
verb-again = Use it again
verb-decline = Leave it at that
verb-done = Done
verb-keep = Keep it
verb-sleeper = Send as a sleeper
verb-allow = Allow
verb-accuse = Accuse of lying
verb-jack = Turn up a Jack
verb-no-jack = No Jack
verb-bullet = Take the bullet
verb-no-bullet = No bullet
which-ability = Which ability?
which-ability-note = Face down, an agent may claim any of them. Accused, a lie loses it; the truth acts twice.
options-title = Your options
you-are-out = You are out. You keep what you know and watch.
suggest = Suggest
no-suggestion = No suggestion right now.
back = Back
cancel = Cancel
confirm = Do it
point-field = Point at your agents that go to the field.
point-base = Point at your agents that return to base.
point-more = Choose more agents, or do it.
point-attack = Point at your face-down agent that attacks.
point-attacked = Whom does it attack?
point-expose = Whose agenda do you know?
point-agenda = Which agenda is it?
point-sleeper = At whose base?
point-jack = Which Jack?
point-bullet = Which agent dies instead?
point-acting = Point at your agent that uses it.
point-target = Point at its target.
point-other-target = And the other agent?
one-moment = One moment…
would-be-bluff = Only you see this: it would be a bluff.
would-be-truth = Only you see this: it would be the truth.
ruled-out = Agendas that you can rule out are hidden.
undo-expose = Exposing { $player }: the { CARD($agenda) }.
undo-pass = Passing your turn.
undo-draft = Drafting the top agent of the deck.

## A partial action.

partial-use = { $token } uses { ability-title }: it { ability-effect }.
partial-claim = { $token } claims to be { ability-claim }: it { ability-effect }.
partial-joker = { ability-title }: the Joker { ability-effect }.
partial-field = { LIST($tokens) } { $count ->
        [one] goes
       *[other] go
    } to the field.
partial-base = { LIST($tokens) } { $count ->
        [one] returns
       *[other] return
    } to base.
partial-attack = { $token } attacks { $target }.
partial-expose = { WHOSE($player) } agenda is the { $agenda }.
partial-sleeper = The agent goes to { WHOSE($player) } base as a sleeper.
partial-again = Once more, on { LIST($tokens) }.
partial-jack = { $token } is turned up instead.
partial-bullet = { $token } dies instead.

## Questions.

ask-keep = You drafted the { CARD($agent) }. Keep it, or send it to an opponent?
ask-keep-unseen = { DOES($who, one: "looks", you: "look") } at the top agent of the deck.
ask-accuse = Is that a lie? If it is true, it acts twice.
wait-accuse = The others say whether they believe it.
at-stake-jack = { FIRST(WHOSE($who)) } { $token } is about to be turned face up.
ask-jack = Turn up a Jack instead? Everyone is asked, Jack or not.
at-stake-bullet = { FIRST(WHOSE($who)) } { $token } is about to die.
ask-bullet = Let another face-down agent in your field die instead?
ask-again = It was the truth: { WHO($who) } may use { ability-title } again.
ask-joker = { FIRST(WHOSE($who)) } Joker was accused, and may use each suit once.
ask-joker-used = { ask-joker } Used: { LIST($used) }.
cannot-jack = You have no other face-down Jack. Nobody can tell: answer No Jack.
cannot-bullet = You have no other face-down agent in your field.
is-asked = { DOES($who, one: "is", you: "are") } asked.
sealed = Sealed: { $answer }. You may still change it.
sealed-early = You may answer now. Your answer stays sealed until you are asked.
sealed-window = All answers open together when the time is up.
take-back = Take it back
seconds = { $left } s
time-left = { COUNT($left, one: "second", other: "seconds") } left
advance = Answers
advance-title = Answers set in advance
advance-note = Sent for you whenever they are possible and you have not answered yourself. Nobody else sees this.
always-allow = Allow every claim
always-no-jack = Never turn up a Jack
always-no-bullet = Let nobody take the bullet

## The person's agenda: how far it is, and what it needs.

state-KC = { $clubs } of your { agents } { $clubs ->
        [one] is a club
       *[other] are clubs
    }, and { $clubs_up ->
        [0] no club is face up
        [one] 1 club is face up
       *[other] { $clubs_up } clubs are face up
    }
state-AC = you have { COUNT($own_in_field, one: "agent", other: "agents") } in the field, the others { $others_in_field }
state-KS = { COUNT($in_play, one: "agent is", other: "agents are") } in play
state-AD = { $count ->
        [0] your face-up agents have all four suits
       *[other] you have no face-up { LIST($missing, type: "or") }
    }
state-KH = { COUNT($face_up, one: "agent is", other: "agents are") } face up
state-KD = agents of each player: { LIST($numbers) }
# One of those numbers.
state-of = { WHO($who) } { $count }
state-AH = { $holds ->
        [true] you have exposed an opponent
       *[false] you have exposed nobody yet
    }
need-KC = you need clubs only, and none face up
need-AC = you need the field for yourself
need-KS = you need exactly { $many }
need-AD = you need one of each suit
need-KH = you need exactly { $many }
need-KD = you need the same number for all, but not four
need-AH = you need to expose somebody correctly
agenda-now = Now: { $state }.
agenda-needs = { FIRST($state) }; { $need }.
agenda-holds = { FIRST($state) }: your agenda holds. You win if it does when your turn ends.
agenda-had-by = { LIST($people) } { VERB($people, one: "has", you: "have", many: "have") } it.
agenda-not-of = Not { LIST($people, type: "or") }.

## A decisive moment.

moment-expose = { DOES($who, one: "names", you: "name") } { WHOSE($of) } agenda, the { CARD($agenda) }. { $right ->
        [true] Right!
       *[false] Wrong!
    }
moment-out = { DOES($who, one: "is", you: "are") } out and { VERB($who, one: "discards", you: "discard") } { agents }.
moment-judged = { DOES($accuser, one: "accuses", you: "accuse") } { WHO($who, case: "dative") } of lying. { $right ->
        [true] Right!
       *[false] Wrong!
    }
moment-claimed = { $agent } claimed to be { ability-claim }: { claim-result }.
moment-stood-in = { $agent } stands in for { $for }, which claimed to be { ability-claim }: { claim-result }.
claim-result = { $result ->
        [lie] it is discarded
        [joker] it may use each suit once
       *[truth] the ability is used twice
    }
moment-death = { FIRST(WHOSE($who)) } { $agent } dies.
role-expose = exposes
role-expose-to = is exposed
role-accuse = accuses
role-accuse-to = is accused
role-act = acts
role-act-to = is affected

## The large card of an agent.

agent-title = Agent { $token }
agent-hidden = Unknown agent
agent-may-be = You have not seen it. It may be anything.
lies-up = It lies face up.
lies-down = It lies face down.
place-base = at base
place-field = in the field
place-discard = discarded
place-deck = on top of the deck
place-of-base = { WHOSE($who) } base
place-of-field = { WHOSE($who) } field
in-the-field = In the field
rank = Rank
rank-number = { $rank }: kills every lower rank when it attacks
rank-lowest = the lowest: it never wins when it attacks
rank-of-jack = only a Queen or the Ace of Spades is higher
rank-of-queen = only the Ace of Spades is higher
rank-highest = the highest
rank-of-joker = none: it is discarded when it is turned up
known-to = Known to
known-to-all = everybody
known-to-nobody = nobody
known-to-owner = { WHO($who, case: "dative") } at least
known-to-you-alone = you alone
known-to-people = { WHO($people, case: "dative") }

## Hints.

hint-agenda = You win if your agenda holds when one of your turns ends, but never on your first.
hint-field = In the field an agent can attack or use an ability. At base it can do neither.
hint-ability = Face down, an agent may claim any ability, true or not. Will they believe you?
hint-expose = Sure of an agenda? Expose it: right, and its owner is out; wrong, and you are.

## The reminder.

reminder = Reminder
reminder-title = Spycard, a reminder
print = Print
agendas-title = Agendas
abilities-title = Abilities
a-turn = A turn
move = Move
turn-draft = Look at the top agent: keep it, or send it to an opponent's base.
turn-move = Any number of yours from base to field, or back.
turn-ability = Use or claim one, with an agent in the field.
turn-attack = Face-down against any in an opponent's field; the higher attacker kills, otherwise it dies.
turn-expose = Name an opponent's agenda: right and they are out, wrong and you are.
turn-pass = Do nothing.

## The end.

show-results = Show results
no-points = There are no points. An agenda that holds when its owner's turn ends wins, and so does the last player left.
end-by-agenda = { won-by-agenda }.
# What the agenda that has won required.
end-agenda = { CARD($agenda) }: { $aim }.
end-last-left = { won-last-left }.
end-draw = All turns are used up. Nobody wins.
end-agreed = The game ends without a winner.
queen = Queen of Spades
agenda-never-shown = Never shown
agenda-secret = Not known to you
player-score = { COUNT($turns, one: "turn", other: "turns") }, { agents }
player-won = won
exposures = Exposures
