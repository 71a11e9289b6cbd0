import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`ability-name = { $ability ->
       *[hearts] hearts
        [spades] spades
        [clubs] clubs
        [diamonds] diamonds
        [queen] queen
        [ace] ace
    }
ability-claim = { $ability ->
       *[hearts] a heart
        [spades] a spade
        [clubs] a club
        [diamonds] a diamond
        [queen] a Queen
        [ace] the Ace of Spades
    }
ability-effect = { $ability ->
       *[hearts] turns up
        [spades] kills
        [clubs] turns down
        [diamonds] swaps
        [queen] moves
        [ace] kills
    } { LIST($targets) }
ability-use = { $ability ->
       *[hearts] turn up
        [spades] kill
        [clubs] turn down
        [diamonds] swap
        [queen] move
        [ace] kill
    } { LIST($targets) }
`,r=e({default:()=>i}),i=`action-use = use { $token } as { ability-claim } to { ability-use }
action-joker = use { ability-name } with the Joker to { ability-use }
action-again = use the ability again, on { LIST($tokens) }
action-field = move { LIST($tokens) } to the field
action-base = move { LIST($tokens) } back to base
action-attack = attack { $target } with { $token }
action-expose = expose { $player } as { CARD($agenda) }
action-sleeper = send it to { $player } as a sleeper
action-jack = turn up { $token } instead
action-bullet = let { $token } take the bullet
action-pass = pass
action-draft = draft
action-keep = keep it at your base
action-accuse = accuse
action-allow = allow it
action-decline = decline a second use
action-no-jack = no jack
action-no-bullet = no bullet
action-done = stop using the Joker
`,a=e({default:()=>o}),o=`token-agent = { $token } ({ CARD($agent) })
event-deal = { DOES($who, one: "has", you: "have") } { $agents } at base.
event-agenda = { DOES($who, one: "has", you: "have") } the agenda { CARD($agenda) }.
event-turn = { WHOSE($who) } turn { $number }.
event-pass = { DOES($who, one: "passes", you: "pass") }.
event-draft = { DOES($who, one: "looks", you: "look") } at { $agent }, the top agent of the deck.
event-keep = { DOES($who, one: "takes", you: "take") } { $token } to base.
event-sleeper = { DOES($who, one: "sends", you: "send") } { $agent } as a sleeper to { WHO($to, case: "dative") }.
event-move-field = { DOES($who, one: "moves", you: "move") } { LIST($tokens) } to the field.
event-move-base = { DOES($who, one: "moves", you: "move") } { LIST($tokens) } back to base.
event-use = { DOES($who, one: "uses", you: "use") } { $token } as { ability-claim }: it { ability-effect }.
event-claim = { DOES($who, one: "claims", you: "claim") } that { $token } is { ability-claim }: it { ability-effect }.
event-allow = { DOES($who, one: "allows", you: "allow") } it.
event-accuse = { DOES($who, one: "accuses", you: "accuse") } it of being a lie.
event-jack = { DOES($who, one: "turns", you: "turn") } up a Jack instead of { $for }.
event-turn-up = { $agent } is turned face up.
event-truth = It was the truth: the ability is used twice.
event-lie = It was a lie.
event-turn-down = { $token } is turned face down.
event-swap = { LIST($tokens) } change sides.
event-look = { DOES($who, one: "looks", you: "look") } at { $agent }.
event-move-two = { DOES($who, one: "moves", you: "move") } { LIST($moved) }.
moved-to-field = { LIST($tokens) } to the field
moved-to-base = { LIST($tokens) } to base
event-in-vain = This is no longer possible: nothing happens.
event-again = { DOES($who, one: "uses", you: "use") } { $ability ->
       *[hearts] the ability again
    }, on { LIST($targets) }.
event-joker = { DOES($who, one: "uses", you: "use") } { ability-name } with the Joker, on { LIST($targets) }.
event-decline = { DOES($who, one: "declines", you: "decline") } a second use.
event-attack = { DOES($who, one: "attacks", you: "attack") } { $target } with { $token }.
event-fight = { $token } beats { $loser }.
event-bullet = { $token } takes the bullet for { $for }.
event-death = { $agent } dies.
event-discard = { $agent } is discarded.
event-expose = { DOES($who, one: "says", you: "say") } that { WHOSE($of) } agenda is { CARD($agenda) }: { $right ->
        [true] right
       *[false] wrong
    }!
event-see-agenda = { DOES($who, one: "sees", you: "see") } { WHOSE($of) } agenda.
event-see-agenda-known = { DOES($who, one: "sees", you: "see") } { WHOSE($of) } agenda: { CARD($agenda) }.
event-out = { DOES($who, one: "is", you: "are") } out of the game.
event-out-discarding = { DOES($who, one: "is", you: "are") } out of the game, discarding { $agents }.
event-draw = The game is over: all turns are used up, and nobody wins.
won-last-left = { DOES($winners, one: "wins", you: "win") } as the last player left
won-by-agenda = { DOES($winners, one: "wins", you: "win") } with the agenda { CARD($agenda) }
event-last-left = The game is over. { won-last-left }!
event-by-agenda = The game is over. { won-by-agenda }!
`,s=e({default:()=>c}),c=`aim = { FIRST($aim) }.
ability-title = { $ability ->
        [ace] Ace of Spades
       *[other] { FIRST(ability-name) }
    }
power = { FIRST($power) }.
log-dealt = { DOES($who, one: "gets", you: "get") } { agents }.
log-agenda = { DOES($who, one: "draws", you: "draw") } an agenda.
log-your-turn = { your-turn }.
log-no-jack = { DOES($who, one: "turns", you: "turn") } up no Jack for { $for }.
log-answered = { DOES($who, one: "has", you: "have") } answered for { $for }.
log-no-bullet = Nobody takes the bullet for { $for }.
log-done = { DOES($who, one: "uses", you: "use") } the Joker no further.
zone-empty = empty
player-agents = { FIRST(WHOSE($who)) } agents
player-field = { FIRST(WHOSE($who)) } field
player-base = { FIRST(WHOSE($who)) } base
player-out = Out
player-turn = whose turn it is
player-exposed = has exposed someone
agenda-known = Known agenda: { CARD($agenda) }
agenda-ruled-out = Not { CARD($agenda) }
player-summary = { $field } in the field, { $base } at base
choose = Choose
choose-player = Choose { WHO($who, case: "accusative") }
show-larger = Show { WHOSE($who) } agents larger
show-smaller = Show { WHOSE($who) } agents smaller
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
while-waiting = Meanwhile you can tap any agent to look at it.
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
cannot-jack = You have no other face-down Jack. Nobody can tell: answer No Jack, or let the time run out.
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
hint-agenda = You win if your agenda holds when one of your turns ends, but never on your first.
hint-field = In the field an agent can attack or use an ability. At base it can do neither.
hint-ability = Face down, an agent may claim any ability, true or not. Will they believe you?
hint-expose = Sure of an agenda? Expose it: right, and its owner is out; wrong, and you are.
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
show-results = Show results
no-points = There are no points. An agenda that holds when its owner's turn ends wins, and so does the last player left.
end-by-agenda = { won-by-agenda }.
end-last-left = { won-last-left }.
end-draw = All turns are used up. Nobody wins.
end-agreed = The game ends without a winner.
queen = Queen of Spades
agenda-never-shown = Never shown
agenda-secret = Not known to you
player-score = { COUNT($turns, one: "turn", other: "turns") }, { agents }
player-won = won
exposures = Exposures
`,l=e({default:()=>u}),u=`aim-KC = you have agents, all clubs, and no club in play is face up
aim-AC = you have agents in the field, and nobody else does
aim-KS = exactly { $many } agents are in play
aim-AD = you have a face-up agent of each suit
aim-KH = exactly { $many } agents in play are face up
aim-KD = all players have the same number of agents, but not four
aim-AH = you have exposed an opponent at any time in the game
power-hearts = Charm: turn up any face-down agent
power-spades = Assassin: kill any face-up agent
power-clubs = Subterfuge: turn down any face-up agent
power-diamonds = Intrigue: swap two players' agents, from field or from base
power-queen = move any two agents, each to field or base
power-ace = kill any agent, anywhere
power-jack = turned up instead of another of yours, it fights in its place
power-joker = claims any suit; accused, may use all four; discarded once face up
power-bullet = a face-down agent in your field may die for another of yours
reminder-queen = (Queens) { power-queen }
reminder-ace = (Ace of Spades) { power-ace }
reminder-name-hearts = hearts
reminder-name-spades = spades
reminder-name-clubs = clubs
reminder-name-diamonds = diamonds
reminder-name-queen = queen
reminder-name-ace = ace
reminder-name-jack = Jack
reminder-name-joker = Joker
reminder-name-bullet = Bullet
reminder-agendas = Agendas.
reminder-abilities = Abilities.
reminder-special = Special agents
reminder-abilities-and-special = Abilities and special agents.
reminder-win = You win if yours holds at the end of your turn, except your first.
reminder-bluff = Face down, claim any. Accused: a lie loses it, the truth acts twice.
reminder-turn = A turn: draft, move (field or base), one ability, attack, expose, or pass.
sheet-title = SPYCARD, a reminder
sheet-note = X is twice the number of players who started.  * not with three players
sheet-end =
    Attack: both are turned up; a higher attacker kills, otherwise it dies.
    Expose: name an opponent's agenda; right and they are out, wrong and you are.
`,d=e({default:()=>f}),f=`over = The game is over
your-turn = Your turn { $number }
turn-of = { WHOSE($who) } turn { $number }
your-agenda = Your agenda
field = field
base = base
in-brackets = in brackets: can be named now
legend = #4 face down   #4(7C) face down, known to you   #4=7C face up
sizes = deck { $deck }, discarded { $discarded }
agents = { COUNT($agents, one: "agent", other: "agents") }
in-deck = { agents } left in the deck
sizes-in-words = { in-deck }, { $discarded } discarded.
is-out = out of the game
agenda-is = agenda { $agenda }
agenda-is-not = agenda not { $agendas }
has-exposed = has exposed an opponent
hand = { $player }, agenda { $agenda }
no-agents = no agents
no-agents-here = You have no agents here.
discarded = Discarded
nothing-discarded = nothing yet
queen-bagged = { DOES($who, one: "has", you: "have") } bagged the Queen of Spades!
queen-not-bagged = Nobody bagged the Queen of Spades.
queen-not-bagged-yet = Nobody has bagged the Queen of Spades.
exposure = { DOES($who, one: "named", you: "named") } { CARD($agenda) } as the agenda of { WHO($of, case: "dative") }, { $right ->
        [true] rightly
       *[false] wrongly
    }.
no-exposures = Nobody has exposed anyone yet.
chosen-turn-limit = The game is a draw after { $turns } turns for each player.
chosen-no-jack-on-accusation = An accused agent is turned up itself, not a Jack.
page-hand = your agenda and your agents
page-left = how many agents are left in the deck, and who is in the game
page-reminder = agendas, abilities and special agents on one screen
page-discard = the discard pile
page-exposed = who exposed whom
page-honour = who bagged the Queen of Spades
page-typed-hand = hand
page-typed-left = left
page-typed-reminder = reminder
page-typed-discard = discard
page-typed-exposed = exposed
page-typed-honour = honour
`;export{r as a,a as i,l as n,t as o,s as r,d as t};