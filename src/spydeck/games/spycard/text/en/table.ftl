### What stands on the table of Spycard and on its pages.

over = The game is over
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

## Pages, and the words that open them.

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
