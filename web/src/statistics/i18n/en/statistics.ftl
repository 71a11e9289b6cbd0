# What is counted over a person's finished games.
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

# One's own games
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
mine-device = This browser knows you by a name at this server. To see these games on another device, create a link in the settings.
