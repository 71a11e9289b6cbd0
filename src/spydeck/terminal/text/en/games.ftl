### Starting, saving, and resuming games.

resumed = { title }, resumed
# Who sits where, from the names and bots of the other seats, clockwise.
seats = You sit in seat { SEAT($own) }. From your left: { $names }.
seats-of-one-kind = You sit in seat { SEAT($own) }. From your left: { $names } (all { $bot } bots).
seat-opposite = You sit in seat { SEAT($own) }, opposite { named-bot }.
named-bot = { $name } ({ bot-name })
preparing = The bots get ready to think, which takes seconds.
saved-as-you-play = Every move is saved. Quit at any time; to continue: spydeck play --resume
saved = The game is saved. To continue it later:
how-to-replay = To replay the game: { $command }
how-to-review = To review your moves: { $command }
# A position of a game that is tried again, and why it cannot be.
tried-again = Tried again from step { $step }, with the same cards. The game itself stays as it is.
again-unfinished = only a deal or round that has ended can be tried again
nothing-to-try = at step { $step } this seat has nothing to choose
back-in-game = Back in your game.
cannot-save = cannot save games in { $folder } ({ $reason }); set SPYDECK_HOME to another folder
already-over = the game in { $path } is over; to replay it: spydeck replay { $path }
seat-name = seat { SEAT($seat) }
no-bot = there is no bot { $given }{ $meant ->
    [none] { "" }
   *[other] { " " }(did you mean { $meant }?)
}; the bots are: { $bots }
wrong-number-of-bots = name one bot for all, or one for each of the { $others } other seats, not { $given }
bad-name = a name has 1 to { $most } characters, without quotes or commas; { $name } is not valid
bad-seat-tag = the tag Seat must be a seat from 0 to { $last }
changed-by-another-program = another program changed { $path }, so this game is not saved over it
too-many-games = there are too many games in { $folder }
not-text = { $path } is not a text file, so it is not a record
no-unfinished-game = there is no unfinished game in { $folder }
reload = Press Enter to load the game as it is now, or type q to leave:{ " " }
which-game = Which game? Enter: the first, q: none, or a number:{ " " }
choose-a-number = Type one of the numbers at the start of the lines above.
no-saved-game = there is no saved game in { $folder }; name a FILE
no-game-chosen = no game was chosen; name a FILE, or a number from: spydeck games
other-kind = { $scorepad ->
    [true] { $number } is a scorepad; to continue it: spydeck score --resume { $number }
   *[false] { $number } is a game; to continue it: spydeck play --resume { $number }
}
no-such-number = there is no file { $number }, and { $games ->
    [0] no game is saved
    [one] spydeck games lists { $games } game
   *[other] spydeck games lists { $games } games
}
# One line of the list of saved games.
saved-game = { $number }  { $year }-{ $month }-{ $day } { $time }  { $title }: { $standing }
# How a saved game or scorepad stands.
standing = { $scorepad ->
    [true] scorepad,{ " " }
   *[false] { "" }
}{ $over ->
    [true] over
   *[false] unfinished
}
won-by = won by { LIST($winners) }
