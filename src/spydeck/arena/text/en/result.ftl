### The result of an arena.

column-bot = bot
column-points = points
column-edge = edge
column-wins = wins
column-skill = OpenSkill
column-faults = faults
matrix = against
heading = { $title }, { $players } players: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}; { $seatings ->
    [all] all bots in every mixture of seats
    [rotations] each bot in every seat by rotation
    [alone] the first bot alone in each seat, against each of the others
   *[pairs] each two bots in every mixture of seats
}; seed { $seed }.
points-note = points: the mean for a seat and { $unit }; { $better } points are better.
edge-note = edge: how many points better than the other bots at the same table; more is better.
wins-note = wins: the share of games that a seat wins; more is better.
oracle-note = oracle: sees all cards, as a bound for bots that do not.
intervals-note = With 95% intervals, clustered by deal. OpenSkill: { $rated ->
    [true] rating and standard deviation; more is better
   *[false] not requested
}.
interval = { $mean } ({ $low } to { $high })
fault = FAULT of { $bot }, { $count ->
    [one] { $count } time
   *[other] { $count } times
}: { $error } (first in deal { $deal }, seating { $table }, P{ $seat }, ply { $ply })
skipped = Skipped { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}, first deal { $deal }: { $error }
