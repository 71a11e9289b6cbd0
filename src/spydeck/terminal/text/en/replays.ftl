### Replays and the rulebook.

replay-help = Enter: next step.  b: back.  t: end of this trick, turn or deal.  ?: more.  q: quit.
# What a person can type in a replay, for words that mean the same in every language.
replay-typed-all = all open
replay-typed-next = next
replay-typed-back = back
replay-typed-start = start
replay-typed-end = end
replay-typed-seat = seat
replay-typed-again = again
replay-typed-help = help
replay-commands =
    { "  " }Enter, next     the next step
    { "  " }b, back         the step before
    { "  " }t               to the end of this trick, turn or deal
    { "  " }p               to the end of the previous one
    { "  " }start, end      to the first or the last step
    { "  " }a number        to that step
    { "  " }seat 2, a name  show only what this seat knew
    { "  " }seat all        show all hands
    { "  " }again           play on from here, with the same cards and bots
    { "  " }language de     change the language
    { "  " }q, quit         leave
replay-end = This is the end.  b: back.  q: quit.
replay-start = This is the start.  Enter: next step.  q: quit.
replay-command = { "  " }{ PAD($name, width: 16) }{ $meaning }
now-seen-by = You now see what { $name } knew.
all-hands = You now see all hands.
not-a-replay-command = { $typed } is neither a command nor a player ({ $names }). Type ? for help.
step = Step { $number } of { $steps }
steps = There { $number ->
    [one] is { $number } step
   *[other] are { $number } steps
}.
more-rules = The full rules: spydeck rules { $game }   One clause: rule { $prefix }-1
no-clause = there is no clause { $name }; the clauses are { $first } to { $last }
