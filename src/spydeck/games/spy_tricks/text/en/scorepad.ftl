### The scorepad of Spy Tricks, and what its scorekeeper asks and answers.

pad-empty = The scorepad is empty: no round has been finished yet.
pad-number = round
pad-secret = secret
pad-chips = chips
pad-round = Round { $number }: { LIST($scores, type: "semicolons") }.
pad-round-secret = Round { $number }, secret { $secret }: { LIST($scores, type: "semicolons") }.
pad-score = { $name } { COUNT($points, one: "point", other: "points") }, total { $total }
pad-score-chips = { $name } { COUNT($points, one: "point", other: "points") } and { COUNT($chips, one: "chip", other: "chips") }, total { $total }

ask-secret = Round { $number }: which card was the Secret Document, or how many points did each player score?
ask-spots = Round { $number }: which of { $spots } did { $name } guess (- for none)?
ask-points = Round { $part }: points of { $players }?
wanted = the Secret Document, then the right guesses of each player; or the points of each player
usage =
    first the Secret Document: B3
    then the spots that each player was right about: blue 3 B3, or - for none,
    { "   " }with + after the one where a Helper stood: B3+
    or, instead of secret and spots, { usage-points }
usage-points = the points of each player in order: 7 10 0 2
entered = { $name } scores { $points }.
helpers = A Helper for { $names } in the next round.
# Of those with the same total.
shared = The game is over. { $names } have the same total; of them, whoever has the most chips wins (ST-24).

# Why an entry is refused.
not-a-card = ST-5: { $word } is not a card; write a card like B3
three-players = ST-2: three players leave out the 1s and 2s
named-twice = ST-15: { $spot } is named twice
one-helper = ST-16: a player has one Helper in a round
not-right = ST-21: { $word } is not right; right are { $spots }, or -
no-helper = ST-16: { $name } has no Helper in this round
taken = ST-15: { LIST($taken) } is taken by { $name }; only a player who was wrong everywhere else may share a spot
impossible = ST-21: no right guesses make the { $points } points of { $name }
impossible-alone = ST-21: without a Helper, no right guesses make the { $points } points of { $name }
several-spots = ST-15: two players cannot both have been right about several spots
