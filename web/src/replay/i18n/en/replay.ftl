# Finished games step by step: replays, their reviews, and the check of a deal.
replay-title = { $game } replay
replay-eyes = View as
replay-everyone = Everyone, all hands open
replay-spectator = Spectator
replay-step = Step { $step } of { $of }
replay-step-in = Step { $step } of { $of } · { $part }
replay-slider = Step
replay-controls = Steps
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { DECIMAL($speed) }×
replay-back = Previous step
replay-next = Next step
replay-keys = Space plays and pauses. The left and right arrow keys move one step; with Shift, one trick or turn. Home and End go to the first and last step.
replay-beginning = The cards are dealt.
replay-nothing = Nothing visible to everyone.
replay-hands = Open hands
replay-happened = What happened
replay-link = Copy link to this step
replay-share = Share this step
replay-record = Download record
replay-not-found = Finished game not found
replay-not-found-hint = The link may be incomplete, or the game may not be over yet. Your own games are under My games.

review-ask = Review the moves
review-again = Try again
review-waiting = Waiting for the server…
review-progress = Progress of the review
review-judged = { $done } of { COUNT($of, one: "choice", other: "choices") } judged
review-failed = The review failed.
review-none = { $decisions ->
    [0] There was never more than one possible move.
   *[other] Of { COUNT($decisions, one: "choice", other: "choices") }, none was clearly worse than the best.
}
review-costly = Of { COUNT($decisions, one: "choice", other: "choices") }, { $moves ->
    [1] this one
   *[other] these { $moves }
} cost most.
review-show = Show in the replay
review-show-step = Show in the replay: step { $step }
review-compared = Everything that was possible
review-whose = Moves of
review-you-are = “You” means { $name } here.
review-step = { $part ->
    [none] Step { $step }
   *[other] { $part }, step { $step }
}

again-try = Try again from here
again-about = You play on from this position against bots, with the same cards. It does not count in any statistics.
replay-to-table = Back to the table
review-step-in = Look at it on the table
review-step-in-at = Look at it on the table: step { $step }
graph-expected = Expected: { $measure }
graph-chance = Chance: { $measure }
graph-share = { $cost }%
graph-best = With the best choice
graph-played = With the choice made
graph-cost = Cost
graph-before = Previous mistake
graph-next = Next mistake
choices-title = What was possible
choices-equal = as good as the best
choices-none = At this step, there was nothing to choose.

check-title = Check this deal
check-about = Before the deal, a secret was fixed by showing a number, the commitment. This page recomputes the commitment and every card from the secret, here in your browser, and compares them.
check-seen = The commitment you saw before the deal
check-seen-note = 64 digits and letters. This device keeps it if it was at the table. Without it, the check shows only that the record is consistent.
check-no-record = You have not finished this deal, so there are no dealt cards of yours to compare: only the secret is checked.
check-check = Check
check-checking = Computing…
check-fair = Everything matches. No card was changed after the commitment was published.
check-unfair = Something does not match. See the marks below.
check-commitment = The secret matches the commitment
check-commitment-off = The secret does not match the commitment
check-mine-game = It is the commitment you saw
check-mine-next = The commitment you saw belongs to the next deal or round, which was never dealt
check-mine-part = The commitment you saw belongs to this part: { $name }
check-not-mine = The commitment you saw belongs to another secret, and so to other cards
check-not-given = You entered no commitment
check-whole-game = The game
check-same = { COUNT($cards, one: "card matches", other: "cards match") }
check-differs = different at position { $place }: the record has { $recorded ->
    [none] nothing
   *[other] { $recorded }
}, the secret yields { $given ->
    [none] nothing
   *[other] { $given }
}
check-signs-good = Matches
check-signs-bad = Does not match
check-signs-open = Not checked
check-shows = This does not show how the secret was chosen, or that nobody looked at it or shared it.
check-failures-no-record = The record cannot be read.
check-failures-no-commitment = This game was not dealt from a committed secret, so there is nothing to check.
check-failures-no-outcomes = The record contains no dealt cards.

offline-replay-save = Save on this device
offline-replay-note = Then this replay opens without a connection, too.
offline-replay-saved = This replay opens without a connection.
offline-replay-saving = Saving… { PERCENT($part) }
offline-replay-done = Saved. You find it under My games.
offline-replay-full = { $most } replays are saved already. Remove one under My games first.
offline-replay-no-space = There is no space left for it in this browser. Remove other replays under My games, or free space on the device.
offline-replay-failed = The replay was not saved. Check your connection and try again.
