# The lobby, and setting up a table.
lobby-title = Choose a game
lobby-play = Play
lobby-play-of = Play { $game } against bots
lobby-now = Play now with others
lobby-friends = With friends
lobby-friends-of = With friends: { $game }
# What is played against bots, said beforehand.
lobby-terms = { COUNT($bots, one: "bot", other: "bots") }, { $level } · { $single ->
    [true] one deal, about { $minutes } min
   *[false] about { $minutes } min
}
lobby-change = Change
lobby-change-of = Change: bots, level and length of { $game }
lobby-others-title = With others
lobby-device-title = Without a connection
lobby-device-line = Alone against bots, on this device, on a train too. The first game fetches about 10 MB.
lobby-device-fetch = Make everything available offline
lobby-device-of = { $game } on this device, without a connection
lobby-puzzles-title = Puzzle of the day
lobby-puzzles-go = Solve
lobby-puzzles-found = Found
lobby-puzzles-missed = Not found
lobby-puzzles-all = All puzzles
lobby-puzzles-solved = { $solved } solved
lobby-lessons = Lessons
lobby-lessons-done = { $done } of { $all } done
lobby-lessons-count = { $done } / { $all }
lobby-learn-all = Lessons, rules, scorepads

lobby-running-title = Your tables
lobby-running-more = More of your tables
lobby-running-none = Nothing in progress
lobby-running-none-hint = Play a game below, or a deal of today.
lobby-running-go = Continue

lobby-open-title = Open tables
lobby-open-seats = { $open ->
    [0] full, { $all } playing
   *[other] { $open } of { COUNT($all, one: "seat", other: "seats") } free
}
lobby-open-join = Join
lobby-open-watch = Watch

choice-title = { $game } against bots
choice-level = How strong
choice-length = How long
choice-single = One deal, about { $minutes } min
choice-whole = A whole game, about { $minutes } min
choice-more = Custom game: variants, options, clock, open table

setup-title = New { $game } table
setup-who = Who plays
setup-time = Time
setup-rules = Rules
setup-players = Players
setup-others = Other seats
setup-bots = Bots
setup-people = Open to people
setup-bot-level = Bot level
setup-each-bot = Each bot by itself
setup-as-all = as above
setup-clock = Clock
setup-clock-note = The time for each move. When seconds run out, a bot plays until you return.
setup-clock-day-note = With hours or days, come back whenever you like: nobody has to be there at the same time. The clock also runs while the page is closed; when it runs out, a bot makes that one move.
setup-clocks = { $seconds ->
    [none] No limit
   *[other] { SPAN($seconds) }
}
setup-pace = Bot delay
setup-pace-note = Before each move, whatever cards the bot holds.
setup-paces = { $seconds ->
    [0] No delay
   *[other] { DECIMAL($seconds) } s
}
setup-memory = Memory
setup-memory-note = Hides what people can remember: points taken, earlier tricks and turns, agents that are face down again.
setup-access = Who can join
setup-accesses-link = Anyone with the invitation link
setup-accesses-open = Anyone; shown under open tables
setup-name = Table name
setup-name-note = Optional.
setup-start = Deal
setup-gather = Create table
setup-back = Back
setup-seat = { $seat ->
    [0] Seat 1, you
   *[other] Seat { SEAT($seat) }
}

house-title = House variants
house-hint = Your own named sets of rules. Saved on this device; a link shares them.
house-save = Save as house variant
house-name = Name
house-notes = Notes
house-play = Play
house-edit = Edit
house-share = Copy link
house-remove = Delete
house-saved = “{ $name }” is saved on this device.
house-shared = Someone shared the house variant “{ $name }” with you.
house-keep = Keep it
house-no = No, thanks
house-wrong = This house variant link is incomplete. Ask for it again.
house-full = This device keeps up to 40 house variants. Delete one first.
house-unnamed = Enter a name first.
