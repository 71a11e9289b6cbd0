### What only the page says at a table of Spy Tricks.

# What the person is to do, or for whom the table waits.
ask-follow = { CARD($suit) } was led. You may play the raised cards.
ask-won = You won the trick. Place a henchman.
ask-lost = You lost the trick. Place a henchman.
ask-salvation = Place one more henchman, on a shared spot if you like, or decline.
waits-play = It is { WHOSE($who) } turn to play.
waits-guess = It is { WHOSE($who) } turn to place a henchman.
waits-salvation = { DOES($who, one: "is", you: "are") } offered salvation.
sent = Sent. One moment.
suggest = Suggest
no-suggestion = No suggestion right now.
decline = Decline

salvation = Salvation
salvation-none = { DOES($who, one: "has", you: "have") } placed no henchman in this round.
salvation-wrong = { $number ->
    [1] The mat rules out { WHOSE($who) } only henchman.
    [2] The mat rules out both of { WHOSE($who) } henchmen.
   *[other] The mat rules out all { $number } of { WHOSE($who) } henchmen.
}
salvation-then = Then { WHO($people) }.
salvation-why = Why?

confirm-title = Henchman on { CARD($spot) }
confirm-helper = With my Helper: counts double if right
confirm-place = Place it
confirm-cancel = Another spot
confirm-chosen = { CARD($spot, case: "alone") } chosen. Place the henchman, or choose another spot.
play-card = Play { CARD($card) }
declining = You decline salvation.

mat = The mat
mat-keys = Arrow keys move over the mat, Enter or Space chooses a spot.
mat-face-up = card face up
mat-left-out = card out of the game
mat-wrong = ruled out
mat-impossible = impossible, as you know
mat-right = right
mat-henchmen = henchmen of { LIST($names) }
mat-with-helper = { $name } with Helper
mat-not-now = It is not time to place a henchman.
can-be = Can still be the secret
secret-left = The secret is one of { COUNT($number, one: "card", other: "cards") }, as far as you know.
secret-left-short = { COUNT($number, one: "card", other: "cards") } can be the secret.
secret-left-to-all = The secret is one of { COUNT($number, one: "card", other: "cards") }, as far as everyone can see.

trick-of = Trick { $number } of { $tricks }
trick-last = Trick { $number }
badge-winner = Winner
badge-loser = Loser
badge-start = Start
badge-helper = Helper
badge-helper-used = Helper used

seats = Players
where = Round { SEAT($round) } of { $rounds } · trick { $number } of { $tricks }
seats-round = Round { SEAT($round) } of { $rounds }
seats-pawns = { COUNT($number, one: "henchman", other: "henchmen") } left
seats-turn = to act

scoring = Round { SEAT($round) }: the Secret Document
scoring-secret = It is { CARD($secret) }.
scoring-pays = { $name } on { CARD($spot) }: { points }{ $helper ->
    [true] , doubled by the Helper
   *[false] { "" }
}
scoring-nobody = Nobody was right.
scoring-points = { SIGNED($points) }
scoring-chips = +{ chips }
# ST-22, ST-24.
scoring-chips-for = A chip is for a right henchman, two with a Helper. They count only where totals are equal.
scoring-to-mat = See the mat
scoring-to-points = See the points
scoring-ready = Ready
scoring-skip = Skip

scores = Points of each round and totals
scores-round = Round
scores-secret = Secret
scores-chips = Chips
scores-empty = No round is over yet.
scores-chart = Totals, round by round
scores-guesses = Guesses of round { SEAT($round) }
scores-taken-back = taken back
scores-so-far = Henchmen in round { SEAT($round) }
scores-no-guess = none yet
scores-pays = Points come when the Secret Document is shown: 2 for its suit, 5 for its rank, 10 for the card; a Helper doubles them.

guide-lead = Nobody holds the Secret Document. Each trick's Winner and Loser guess at it.
guide-follow = Follow suit if you can. The raised cards are allowed.
guide-beats = Suit counts before rank: Red beats Blue, Blue beats White.
guide-guess = Guess the Secret Document: 2 points for its suit, 5 for its rank, 10 for the card itself.
guide-struck = Struck through in red: the cards on the mat rule it out.{ $aided ->
    [true] { " " }Dotted: your own cards rule it out.
   *[false] { "" }
}
guide-helper = You hold a Helper. Placed along with a henchman that is right, it doubles the points.
