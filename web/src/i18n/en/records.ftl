# Games apart from tables: finished ones and their replays, statistics, daily deals, puzzles.
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
replay-copied = Link copied.
replay-not-copied = This browser cannot copy. The link is in the address bar.
replay-record = Download record
replay-not-found = Finished game not found
replay-not-found-hint = The link may be incomplete, or the game may not be over yet. Your own games are under My games.

review-title = Review
review-about = A bot goes through the moves of one player and finds those that cost most. It judges each only by what that player could know at the time.
review-own = Review my moves
review-whose = Moves of
review-ask = Review the moves
review-again = Try again
review-waiting = Waiting for the server…
review-progress = Progress of the review
review-judged = { $done } of { COUNT($of, one: "choice", other: "choices") } judged
review-failed = The review failed on the server.
review-none = { $decisions ->
    [0] No choice between several moves was made.
   *[other] Of { COUNT($decisions, one: "choice", other: "choices") }, none was clearly worse than the best.
}
review-costly = Of { COUNT($decisions, one: "choice", other: "choices") }, { $moves ->
    [1] this one
   *[other] these { $moves }
} cost most.
review-you-are = “You” means { $name } here.
review-step = { $part ->
    [none] Step { $step }
   *[other] { $part }, step { $step }
}
review-show = Show in the replay
review-show-step = Show in the replay: step { $step }
review-compared = Everything that was possible

check-title = Check this deal
check-about = Before dealing, the server committed to a secret by publishing a number, the commitment. This page recomputes the commitment and every card from the secret, here in your browser, and compares them.
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

statistics-title = Statistics
statistics-counts = These are the finished games in which you gave at least half of your answers yourself.
statistics-skipped = { COUNT($games, one: "game", other: "games") }, played mostly by a bot or the clock for you, { $games ->
    [1] does
   *[other] do
} not count.
statistics-none = No finished games yet. Play one, and it is counted here.
statistics-start = Start a game
statistics-rows = Measure

statistics-against-all = All
statistics-against-people = People
statistics-against-bots = Bots

statistics-caption = { $game }: against all, against people, against bots only
statistics-played = Played
statistics-won = Won
statistics-share = { $part ->
    [none] { DECIMAL($won, most: 1) }
   *[other] { DECIMAL($won, most: 1) } ({ PERCENT($part) })
}
statistics-drawn = Drawn
statistics-mean = Mean points a { LOWER($part) }
statistics-best = Best { LOWER($part) }
statistics-worst = Worst { LOWER($part) }
statistics-streak = Longest winning streak
statistics-lasting = Winning streak now
statistics-nothing = –
statistics-deals = Your points, { LOWER($part) } by { LOWER($part) }: the latest { DECIMAL($latest, most: 1) }
statistics-results = Your results, game by game: the latest { DECIMAL($latest, most: 1) }. Up is won, down is lost.

statistics-result-won = won
statistics-result-lost = lost
statistics-result-drawn = drawn

statistics-table = As a table
statistics-date = Date
statistics-points = Points
statistics-outcome = Result
statistics-day = { DATE($at, style: "medium") }
statistics-download = Download these games with their records
statistics-download-note = A ZIP archive of the latest 200 finished games: records to replay, and their results as JSON.
statistics-replay = Replay the game of { $date }

daily-title = Daily deal
daily-same = everyone plays the same cards
daily-top = Top { PERCENT($part) }
daily-title-of = Daily deal: { $game }
daily-date = { DATE($day) }
daily-of = { $practice ->
    [true] Daily deal of { DATE($day) }, practice
   *[other] Daily deal of { DATE($day) }
}
daily-practising = You are practising: this does not count.
daily-kept = Your game stays as it is. Come back at any time today.
daily-result = See how others did
daily-line = One deal a day, the same for everybody, in the same seat and against the same bots. One try counts.
daily-left = The next deal comes in { DURATION($seconds) }.

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
daily-won = Won
daily-lost = Lost
daily-yours = Your try
daily-play = Play this deal
daily-go-on = Continue
daily-play-note = This try counts. There is no advice in it, and you can interrupt it at any time.
daily-until-note = It counts if you finish by { DATE($milliseconds, style: "medium", time: "short") }.
daily-missed = You did not finish this deal in time.
daily-closed = The day of this deal is over. It is revealed on { DATE($milliseconds, style: "medium", time: "short") }; then you can practise with it.
daily-not-played = You did not play this deal. You can practise with it.
daily-first = You are the first to finish this deal.
daily-standing = { $all ->
    [1] { $better ->
        [1] Better than the only other player.
       *[other] { $level ->
            [1] Level with the only other player.
           *[other] 1 other player did better.
        }
    }
   *[other] { $better ->
        [0] { $level ->
            [0] { COUNT($all, one: "other player", other: "other players") } did better.
           *[other] Level with { $level } of { COUNT($all, one: "other player", other: "other players") }.
        }
       *[other] { $level ->
            [0] Better than { $better } of { COUNT($all, one: "other player", other: "other players") }.
           *[other] Better than { $better } of { COUNT($all, one: "other player", other: "other players") }, level with { $level }.
        }
    }
}

daily-expert-waiting = The expert still plays this deal.
daily-expert-ahead = Better than the expert
daily-expert-level = Level with the expert
daily-expert-behind = The expert did better
daily-expert-did = The bot “expert” in your seat: { daily-outcome-within }.

daily-share = Share
daily-copied = Copied. Paste it where you like.
daily-not-copied = This browser cannot copy. Select the text and copy it yourself.
daily-share-title = Spydeck, { $game }, { DATE($day) }
daily-share-first = Nobody else has finished this deal yet.
daily-share-streak = Streak: { COUNT($days, one: "day", other: "days") }
daily-practise = Practise
daily-practise-note = As often as you like. It does not count.
daily-replay = Replay your game
daily-field = Everybody
daily-field-note = { $players ->
    [0] Nobody has finished this deal yet.
   *[other] { COUNT($players, one: "player has", other: "players have") } finished this deal.
}
daily-range = { DECIMAL($least) } to { DECIMAL($most) }

daily-columns-points = Points
daily-columns-result = Result
daily-columns-players = Players

daily-marks-you = you
daily-marks-expert = expert

daily-streak = Streak
daily-streak-now = { $days ->
    [0] None yet. Finish a deal on two days in a row.
   *[other] { COUNT($days, one: "day", other: "days") }
}
daily-longest = Longest: { COUNT($days, one: "day", other: "days") }
daily-archive = Earlier deals
daily-no-archive = This is the first one.
daily-older = Show older deals
daily-others = Other games
daily-fairness = Fair deal
daily-commitment = On { DATE($milliseconds, style: "medium", time: "short") } the server committed to this deal with the number { $commitment }.
daily-revealed = Its secret is { $secret }. Anyone can check the deal with it.
daily-sealed = It reveals its secret on { DATE($milliseconds, style: "medium", time: "short") }, so that anyone can check the deal.
daily-upcoming = The deal of { DATE($day) } is fixed already, with the number { $commitment }.
daily-not-found = No such deal
daily-not-found-hint = There is no daily deal of this day.
daily-today = To today’s deal

puzzles-title = Puzzles
puzzles-line = Positions from games of bots in which one choice is clearly best by what you can know.
puzzles-of = { $game } puzzle
puzzles-solved = { $solved } of { COUNT($all, one: "puzzle", other: "puzzles") } solved
puzzles-start = Solve the next one
puzzles-rating = Rating { $rating } of 4
puzzles-facts = Rating { $rating } of 4, { COUNT($players, one: "player", other: "players") }. What do you do?
puzzles-numbered = Puzzle { $number }
puzzles-right = solved
puzzles-wrong = not solved
puzzles-is-right = Right.
puzzles-also-right = Right, as good as: { $best }.
puzzles-compared = Everything that you could do
puzzles-solution = Solution
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-not-found = Puzzle not found
puzzles-not-found-hint = It may belong to another version of Spydeck.
