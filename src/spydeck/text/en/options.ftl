### Options, players and seeds. An $option may have its clause: "BS-23: end_value".

unknown-option =
    { $known ->
        [none] there is no option { $given }; this game has no options
       *[other] there is no option { $given }; the options are: { $known }
    }
players-not-a-number = { $clause }: players must be a number from { $least } to { $most }
wrong-number-of-players = { $clause }: this game is for { $least } to { $most } players, not { $given }
not-one-of = { $option } must be one of { $known }, not { $given }
not-whole = { $option } must be a whole number from { $least } to { $most }, not { $given }
not-positive = { $option } must be a number above 0, not { $given }
not-a-list = { $option } must be a list of names, not { $given }
not-every-seat = { $option } must name each seat from 0 to { $last } once
not-different = { $option } must name { $count } different ones of { $known }, seat by seat
seed-not-whole = seed must be a whole number, not { $given }
unknown-variant = a variant must be one of { $known }, not { $given }
variant-twice = the variant { $name } is named twice
seed-needed = seed must be a whole number, so that the same run can be continued
options-exclude-each-other = BS-26: { $one } and { $other } exclude each other; choose one of them
or-meant = { $given } (did you mean { $name }?)
unknown-game = there is no game { $given }; the games are: { $known }
seconds-out-of-bounds = seconds must be more than 0 and at most 3600
no-playouts = { $game } has no playouts to measure
no-search = { $game } has no search
no-reviews = bots cannot judge games of { $game }: it has no search
nothing-to-review = a review needs a game, a deal, or a round that has ended
missing-extra = { $package } is missing; install it in a copy of the source with: pip install ".[{ $extra }]"
unknown-seat = there is no seat { $given }; as in records, seats are numbered from 0 to { $last }
large-number = such a large number
something-of-type = something of type { $type }
