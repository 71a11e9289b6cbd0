### What stands on the sheets of Black Spy to print: the reminder and the scorepad.

print-reminder-for = Reminder sheet for 3 to 6 players
print-reminder-aim = The fewest points win. Totals may fall below 0.
print-trick-title = A trick
print-trick-text = The holder of the red 1 leads the first trick, but not with black. Follow with the colour or the rank that was led; if you have neither, play any card. The highest card of the colour led takes the trick, of Black Spies the first. Whoever takes a trick leads the next.
print-trick-led = led
print-trick-colour = its colour
print-trick-rank = its rank
print-trick-free = if you have neither
print-points-title = What counts
print-points-each = { SIGNED($points) } each
print-points-deal = A deal adds up to { $points }. All 16 black cards, a sweep: 0 for you, 60 for each of the others.
print-before-title = Before play
print-before-text = All cards are dealt. Everyone chooses three cards and gives them to another player, before looking at those received: in the first deal to the left, in the second to the right, and so on; four players also across.
print-before-players = Players
print-before-cards = Cards each
print-before-end = The game ends at
print-ranks-title = The ranks
print-variants-title = Variants
print-foot = Clauses BS-1 to BS-36.

print-scorepad-small = Left: points of the deal, together { $points }. Right: the total.
print-scorepad-ends = The game ends at { $totals } with 3, 4, 5 or 6 players.
print-scorepad-deal = Deal
