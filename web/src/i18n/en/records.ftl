# Games apart from tables: finished ones, reviews, puzzles, and what several pages say of daily deals and statistics.
replay-copied = Link copied.
replay-not-copied = This browser cannot copy. The link is in the address bar.

review-title = Review
review-about = A bot goes through the moves of one player and finds those that cost most. It judges each only by what that player could know at the time.
review-own = Review my moves
again-at = Tried again · { $place }
again-back = Back to the review
again-from = Tried again from step { $step } of the replay, with the same cards. It does not count in any statistics.
again-label = Tried again
moved-from = This game began on a device, without the server. It does not count in any statistics.

statistics-title = Statistics

daily-title = Daily deal
daily-same = everyone plays the same cards
daily-top = Top { PERCENT($part) }
daily-of = { $practice ->
    [true] Daily deal of { DATE($day) }, practice
   *[other] Daily deal of { DATE($day) }
}
daily-practising = You are practising: this does not count.
daily-secret = What the others kept secret is shown in the replay, once the deal is revealed.
daily-kept = Your game stays as it is. Come back at any time today.
daily-result = See how others did

daily-states-open = Play
daily-states-playing = Continue
daily-states-unfinished = Not finished

daily-go = { $game }: { $state }
daily-outcome = { FIRST(daily-outcome-within) }
daily-outcome-within = { $total ->
    [none] { $won ->
        [true] won
       *[other] lost
    }
   *[other] { $won ->
        [true] { COUNT($total, one: "point", other: "points") }, won
       *[other] { COUNT($total, one: "point", other: "points") }
    }
}

daily-expert-did = The bot “expert” in your seat: { daily-outcome-within }.

daily-copied = Copied. Paste it where you like.
daily-not-copied = This browser cannot copy. Select the text and copy it yourself.

puzzles-title = Puzzles
