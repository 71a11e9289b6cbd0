### The scorepad of Black Spy, and keeping it for people with the paper cards.

# In braces: what clients fill in.
ask-points = Deal { $part } ({ stage-pass }): points of { $players }?
points-usage = points, one number for each player in order: { $example } (a deal makes { $makes })
too-many = BS-20: that makes { $made }, and a deal makes { $makes }: { $off } too many
too-few = BS-20: that makes { $made }, and a deal makes { $makes }: { $off } too few
impossible-points = BS-19: no cards make the { $points } points of { $name }
too-few-spies = BS-19: there are not enough coloured Spies for so many points below 0
swept = { $name } took all black cards (BS-21).
went-back = { $name } goes back from { $total } to { $after } (BS-35).
won-by = The game is over: { $names } wins with { $total }.
shared-by = The game is over: { $names } win with { $total }.

pad-empty = The scorepad is empty: no deal has been finished yet.
pad-deal = deal
pad-halved = halved by Going Back (BS-35)
pad-row = Deal { $deal }: { $scores }.
pad-score = { $name } { COUNT($points, one: "point", other: "points") }, total { $total }
pad-score-halved = { pad-score } after halving

enter-settling = Deal { $deal }: { $name } took all black cards: capture or release?
enter-pile = Deal { $deal }: what did { $name } take?
cards-usage =
    or the black cards and coloured Spies that the first player took: K7 K7 R7 K3;
    { "   " }then the same for each other player: - for none, rest for all that are left
    or a sweep, by name: sweep { $name }
settling-usage = { "   " }with capture or release: sweep { $name } release
the-players = the players: { $players }
what-to-enter = points, cards or a sweep
took-points = { $name } took { COUNT($points, one: "point", other: "points") }.
typed-rest = rest
enter-sweep = { $refused }; after a sweep enter 'sweep NAME'
all-black = BS-21: { $points } points are all black cards: enter 'sweep { $name }'
not-taken = BS-20: nobody has { $cards }; undo takes an entry back
no-card = BS-3: { $word } is not a card; write cards like K7 or R7
neither-points-nor-card = { $word } is neither points nor a card, like 25 or K7
seventh = BS-1: { $card } is entered for the seventh time; there are six
second = BS-1: { $card } is entered for the second time; there is one
by-cards = this deal is being entered card by card; undo takes an entry back
who-swept = name who took all black cards: sweep { $name }
spies-count = BS-26: coloured Spies count too, so enter the points, such as 0 55 60 60
not-settled = BS-28: only capture-or-release lets a sweep be captured or released
no-player = there is no player { $word }; the players are: { $players }
no-way = BS-28: capture (60 for everyone else) or release (60 off)
