### What messengers show of a link.

preview-title = Spydeck: { LIST($games) }
preview-about = Three spy card games in your browser, against bots or with friends. No account needed.
preview-slogan = Spy card games in your browser
preview-address = No account is needed
preview-result = { $game }: { $result }
# Games with points have points.
preview-winners =
    { $points ->
        [none] { preview-who-wins }
       *[other] { preview-who-wins } with { $points }
    }
preview-who-wins =
    { $winners ->
        [one] { LIST($names) } wins
       *[other] { LIST($names) } share the win
    }
preview-shared = A shared win
preview-draw = A draw
preview-scores = { LIST($scores) }.
preview-won = won
preview-lost = lost
preview-drew = drew
preview-winner = winner
preview-replay = { $scores } Watch the game move by move.
preview-no-name = Player
preview-daily = { $game }: the daily deal
preview-daily-of = { $game }: the daily deal of { $day }
preview-daily-about = The same deal for everybody. One try counts.
preview-daily-stamp = Daily deal
preview-daily-shared = The same deal for everybody
preview-daily-tries = One try counts
preview-daily-remark = Daily deal, { $day }
preview-every-day = A new deal every day
preview-rules = The rules of { $game }
preview-about-game = About { $game }
preview-score = A scorepad for { $game }
preview-puzzles = Puzzles of { $game }
preview-lessons = Learn { $game }
my-games = My games
preview-invited = You are invited to a game of { $game }
preview-invited-about = Open the link to join in your browser. No account is needed.
preview-invited-stamp = You are invited
preview-invited-to = to a game of { $game }
