# Games apart from tables: finished ones, reviews, puzzles, and what several pages say of daily deals and statistics.
mine-title = My games
mine-running = In progress
mine-finished = Finished
mine-none-running = No games in progress.
mine-none-finished = No finished games yet.
mine-start = Start a game
mine-continue = Continue
mine-watch = Watch
mine-replay = Replay
mine-review = Review
mine-record = Record
mine-record-of = Download the record: { $game }, { $date }
mine-players = { COUNT($players, one: "player", other: "players") }
mine-won = { DOES($winners, one: "won", you: "won") }
mine-no-winner = No winner
mine-date = { DATE($at, style: "medium", time: "short") }
mine-device = These are the games on this device. To bring them to another device, create a link in the settings.

replay-copied = Link copied.
replay-not-copied = This browser cannot copy. The link is in the address bar.

review-title = Review
review-about = A bot goes through the moves of one player and finds those that cost most. It judges each only by what that player could know at the time.
review-own = Review my moves
again-at = Tried again · { $place }
again-back = Back to the review
again-from = Tried again from step { $step } of the replay, with the same cards. It counts in no statistics.
again-label = Tried again

statistics-title = Statistics

daily-title = Daily deal
daily-same = everyone plays the same cards
daily-top = Top { PERCENT($part) }
daily-of = { $practice ->
    [true] Daily deal of { DATE($day) }, practice
   *[other] Daily deal of { DATE($day) }
}
daily-practising = You are practising: this does not count.
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
puzzles-line = Positions from games of bots in which one choice is clearly best by what you can know.
