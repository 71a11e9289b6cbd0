# The page of a daily deal: the own try, everybody's, and earlier deals.
daily-title-of = Daily deal: { $game }
daily-date = { DATE($day) }
daily-line = One deal a day, the same for everybody, in the same seat and against the same bots. One try counts.
daily-left = The next deal comes in { DURATION($seconds) }.

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

daily-share = Share
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
