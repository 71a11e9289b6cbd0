### Benachrichtigungen, während keine Seite offen ist.

turn-title = { $game }: du bist am Zug
turn-body =
    { $table ->
        [none] Du hast { turn-time } Zeit.
       *[other] Tisch „{ $table }“. Du hast { turn-time } Zeit.
    }
over-title = { $game }: deine Partie ist vorbei
over-body =
    { $table ->
        [none] Sieh dir an, wie sie ausging.
       *[other] Tisch „{ $table }“. Sieh dir an, wie sie ausging.
    }
invited-title = { $by } lädt dich zu { $game } ein
invited-body =
    { $table ->
        [none] Komm an den Tisch.
       *[other] Tisch „{ $table }“. Komm an den Tisch.
    }
turn-time =
    { $unit ->
        [days] { $number ->
            [one] { $number } Tag
           *[other] { $number } Tage
        }
        [hours] { $number ->
            [one] { $number } Stunde
           *[other] { $number } Stunden
        }
       *[minutes] { $number ->
            [one] { $number } Minute
           *[other] { $number } Minuten
        }
    }
