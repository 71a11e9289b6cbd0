### Notifications while no page is open.

turn-title = { $game }: your turn
turn-body =
    { $table ->
        [none] You have { turn-time } to answer.
       *[other] Table “{ $table }”. You have { turn-time } to answer.
    }
over-title = { $game }: your game is over
over-body =
    { $table ->
        [none] See how it ended.
       *[other] Table “{ $table }”. See how it ended.
    }
invited-title = { $by } invites you to { $game }
invited-body =
    { $table ->
        [none] Join the table.
       *[other] Table “{ $table }”. Join the table.
    }
turn-time =
    { $unit ->
        [days] { $number ->
            [one] { $number } day
           *[other] { $number } days
        }
        [hours] { $number ->
            [one] { $number } hour
           *[other] { $number } hours
        }
       *[minutes] { $number ->
            [one] { $number } minute
           *[other] { $number } minutes
        }
    }
