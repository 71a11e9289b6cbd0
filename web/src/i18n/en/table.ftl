# Around a table, whatever is played at it.
table-you = You
table-seat = Seat { $number }
table-seats = Players
table-open = Open seat

bot-ash = Agent Ash
bot-birch = Agent Birch
bot-cedar = Agent Cedar
bot-dove = Agent Dove
bot-elm = Agent Elm
bot-fern = Agent Fern

table-turn-of = { DOES($who, one: "to act", you: "to act") }
table-everyone-chooses = Everyone chooses
table-your-turn = Your turn
table-answered = You have answered
table-has-turn = to act
table-is-host = host
table-loading = Taking your seat…
table-spectating = You are spectating.
table-waiting = You are spectating. In the next game you get a seat if one is free.
table-waiting-for-deal = You are spectating. At the next deal you get a seat, in place of a bot.
table-spectators = { COUNT($number, one: "spectator", other: "spectators") }

table-stood-in-away = away; a bot plays
table-stood-in-clock = out of time; a bot plays
table-stood-in-left = left; a bot plays

table-absent = away
table-absent-for = away, bot in { $seconds } s
table-back = Take back my seat
table-stands-in = A bot is playing for you.
table-idle = Nobody has played for two turns.
table-waits = The game waits for { LIST($people, type: "or", case: "accusative") }.

table-trick-seen-line = Tap anywhere to continue.
table-trick-seen-button = Continue

moment-label = What has just happened
moment-go-on = Go on

hint-label = Hint
hint-dismiss = Got it
hint-off = Hints off

suggest-thinking = Thinking

why-label = Why this is suggested
why-so-far = So far: { $action }.
why-all = Show all
why-close = Close
why-simple = That is only the simple bot's advice.
why-later = Later suggestions are a strong bot's, which is still getting ready.
why-title = What you can do
why-action = Action
why-best = best
why-equal = = as good
why-result = { DECIMAL($result, least: 1, most: 1) }
why-share = { $percent }%
why-played = Played on { $playouts } times in worlds that are possible for you; ± is the standard error.
why-compared = { $actions ->
    [none] Compared: { $options } of very many actions.
   *[other] Compared: { $options } of { $actions } actions.
}

table-clock = { DURATION($seconds, below: 600) }
table-clock-label = { $long ->
    [true] { DURATION($seconds) } left for your move
   *[other] { COUNT($seconds, one: "second", other: "seconds") } left for your move
}
table-no-time = There is no time limit now.

table-continuing-in = Continues in { $seconds } s
table-continuing-waits-for = Waiting for { LIST($names) }; continues within { $seconds } s

table-connection-lost = Connection lost. Reconnecting; your seat is kept.

table-header-scores = Scores
table-header-rules = Rules
table-header-log = Log and chat
table-header-menu = Table
table-header-unread = unread messages

table-paused = Paused
table-resume = Resume game

proposal-pause = { $name } proposes a pause.
proposal-draw = { $name } proposes a draw.
proposal-finish = { $name } proposes to finish this deal now: no remaining card can change its points.
proposal-own-pause = You proposed a pause.
proposal-own-draw = You proposed a draw.
proposal-own-finish = You proposed to finish this deal now.
proposal-agreed = { $agreed } of { $all } agreed.
proposal-agree = Agree
proposal-decline = Keep playing
proposal-withdraw = Take back

menu-title = This table
menu-key = Alt+{ $key } says how much time is left.
menu-rules = Rules
menu-invite = Invite someone
menu-pause = Propose a pause
menu-draw = Propose a draw
menu-leave = Leave table
menu-leave-note = During a game, a bot plays for you. Come back at any time.
menu-leave-sure = Leave this table?
menu-people = People here
menu-mute = Mute
menu-unmute = Unmute
menu-remove = Remove
menu-mute-name = Mute { $name }
menu-unmute-name = Unmute { $name }
menu-remove-name = Remove { $name }
menu-remove-sure = Remove { $name } permanently?
menu-yes = Yes
menu-no = No
menu-settings = Settings
menu-review-before = Review the game before
menu-replay-before = Replay of the game before
menu-fairness = Fair deal
menu-fairness-note = Before dealing, the server committed to this game with the number { $commitment }. When the game is over, it reveals its secret so that anyone can check the deal.

gathering-title = { $game } table
gathering-players = Players
gathering-sit = Sit here
gathering-sit-at = Sit here, seat { $seat }
gathering-stand = Stand up
gathering-bot = Bot
gathering-open-seat = Open seat
gathering-waiting = Waiting for a player
gathering-player-label = Player in seat { $seat }
gathering-start = Start game
gathering-start-note = Bots fill the open seats.
gathering-start-level = Level of the bots in open seats
gathering-host-starts = { $name } starts the game.
gathering-no-seat = You have no seat yet. Take one, also in place of a bot, or watch.
gathering-full = All seats are taken. You can watch, or take a seat when somebody stands up.
gathering-size = { COUNT($players, one: "player", other: "players") }
gathering-clock = { SPAN($seconds) } a move
gathering-others = Also here
gathering-waits = waiting for a seat
gathering-watches = no seat yet
gathering-name-note = Your friends see it when they open the invitation.
gathering-save-name = Save name

strangers-title = Looking for players
strangers-tab = Starts in { $seconds } s
strangers-left = The game starts in { COUNT($seconds, one: "second", other: "seconds") }
strangers-starts = The game starts…
strangers-then = Bots take the seats that are still open then.
strangers-later = Bots take the seats that are still open then. People who come later take over a bot’s seat at the next deal.
strangers-elsewhere = You can use another tab meanwhile. The title of this one says when the game starts.
strangers-stop = Stop waiting
strangers-sit = Take a seat
strangers-name-note = The others see it.

table-news-started = The game has started
table-news-seated = You have a seat

invitation-title = Invite friends
invitation-hint = Whoever opens this link enters a name and has a seat. No account needed.
invitation-link = Invitation link
invitation-copy = Copy link
invitation-share = Share
invitation-copied = Copied. Paste it into a chat.
invitation-not-copied = Select the link and copy it yourself.
invitation-qr = QR code of the invitation link
invitation-local = Only this computer or local network can reach this server. Friends elsewhere need a public address.
invitation-none = The invitation failed to load. Try again in a moment.

join-title = You are invited
join-open-title = Open table
join-invites = { $host ->
    [none] You are invited to { $game }
   *[other] { $host } invites you to { $game }
}
join-free = { COUNT($seats, one: "seat is", other: "seats are") } free.
join-full = All seats are taken by people. Wait for the next game, or only watch.
join-running = The game has already started. Watch it now, and get a seat in the next one.
join-over = A game has just ended. You get a seat in the next one.
join-removed = The host has removed you from this table. You cannot join it again.
join-sit = Take a seat
join-wait = Wait for a seat
join-watch = Only watch
join-late = The last seat was taken just now. You get one in the next game, if one is free.
join-name = Your name
join-too-long = Up to { $max } characters.
join-needed = Enter a name; any name will do.
join-device = Your games on this device
join-device-hint = This link brings your name, seats and games to this browser. It works once.
join-device-go = Use this device
join-device-done = Welcome, { $name }. Your seats and games are on this device now.

finished-title = The game is over
finished-won = You win!
finished-shared = { DOES($winners, one: "shares", you: "share") } the win.
finished-wins = { $name } wins.
finished-draw = The game ended in a draw.
finished-rematch = Play again
finished-whole-game = Play a whole game
finished-whole-game-note = About { $minutes } minutes, against bots at { LIST($levels) }.
finished-another-deal = Another deal
finished-record = Download record
finished-replay = Watch replay
finished-review = Review my moves
finished-look = Look at the table

side-label = Beside the table
side-log = Log

chat-title = Log and chat
chat-log = Game log
chat-empty = Nothing has happened yet.
chat-phrases = Quick messages
chat-text = Message
chat-send = Send
chat-preset = Where anyone can join, only these messages are allowed.
chat-silent = Spectators cannot chat during a game.
chat-muted = { $name } said something. You have muted them.
chat-said = { $name }: { $text }

event-joined = { $name } joined the table.
event-left = { $name } left.
event-removed = The host removed { $name }.
event-host = { $name } is now the host.
event-started = { $number ->
    [1] The game begins.
   *[other] Game { $number } begins.
}
event-sits = { DOES($who, one: "takes", you: "take") } a seat.
event-stands-in = { $why ->
    [clock] { DOES($who, one: "ran out of time", you: "ran out of time") }; a bot takes over.
    [left] { DOES($who, one: "left", you: "left") }; a bot takes over.
   *[away] { DOES($who, one: "is away", you: "are away") }; a bot takes over.
}
event-returned = { DOES($who, one: "is", you: "are") } back.
event-paused = The game is paused.
event-resumed = The game resumes.
event-lapsed = The proposal has lapsed.
event-withdrawn = { DOES($who, one: "takes", you: "take") } the proposal back.
event-finishing = Everyone agrees: the rest of this deal is played automatically.
event-proposes = { DOES($who, one: "proposes", you: "propose") } { $what ->
    [pause] a pause
    [draw] a draw
   *[finish] to finish this deal now
}.
event-declined = { DOES($who, one: "prefers", you: "prefer") } to keep playing.
event-rematch = The table is ready for another game.
event-someone = Someone

table-scores = Scores
table-no-scores = No scores yet.
table-rules-at = Rule { $clause }

in-place-whole = Whole rulebook
in-place-played = What is played
in-place-players = { $game } with { $players } players
in-place-bots = Bots: { LIST($levels, type: "unit") }
in-place-none = none

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

level-note-easy = Looks ahead a little, and misses things.
level-note-medium = Looks ahead, and now and then takes the second best.
level-note-hard = Looks further ahead, and learns from what the others play.
level-note-expert = Does the best it can. Like every level, it sees only what its own seat sees.

stage-gathering = waiting for players
stage-playing = in progress
stage-paused = paused
stage-over = finished

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played.
phrase-thank-you = Thank you.
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-nice-one = Nice one!
phrase-hurry-please = A little faster, please.
phrase-one-moment = One moment, please.
phrase-good-game = Good game.
phrase-again = Another game?
phrase-goodbye = Goodbye!

level-random = Random
level-sensible = Sensible
