### Why the server refuses something, for the people who asked for it.

## Commands at a table

no-such-seat = There is no seat { SEAT($seat) }. The seats are 1 to { SEAT($last) }.
players-only = Only players who sit at the table can do that.
host-only = Only the host of the table can do that.
persons-only = Programs cannot { $command }: they can only play; everything else is up to people.
game-paused = The game is paused. Resume it to continue.
game-not-paused = The game is not paused.
no-game = No game is being played at this table.
left = You left this table. Join it again to do that.
table-full = This table is full. No more members can join.
log-full = This table's log is full. Only its game can continue.
log-full-to-join = This table's log is full. Nobody else can join.
no-place = No seat can be taken at this table any more.
removed = The host removed you from this table.
sit-between-games = You can only take a seat between games.
stand-between-games = You cannot give up your seat during a game, but you can leave the table.
fill-between-games = You can only seat bots between games.
program-between-games = You can only seat programs between games.
seat-held = Seat { SEAT($seat) } is held by { $player }.
known-bots = The bots are: { $names }.
game-started = A game has already started.
rematch-first = This game is over: send rematch first, and start the next game after it.
rematch-after-game = A rematch follows a finished game.
no-such-member = There is no such member at this table.
remove-yourself = You cannot remove yourself. Leave the table instead.
not-settled = The cards still to be played can change the points of this deal.
proposal-open = Another proposal is still open.
no-proposal = Nothing is proposed.
phrase-or-text = Say either a phrase or a text.
known-phrases = The phrases are: { $names }.
phrases-only = Where anyone can join, you can only say the preset phrases.
spectators-silent = Spectators cannot speak while a game is played.
too-many-muted = You can mute at most { $limit } members.
speaking-too-often = You have said a lot just now. Wait a moment.
daily-to-the-end = A daily deal is played once, to its end. You can continue it at any time.
daily-alone = A daily deal is played alone.
daily-no-advice = There is no advice on a daily deal before it is revealed.
again-alone = A position is tried again alone.
moved-alone = A game that was moved here is played alone.
moved-once = The game that was moved here is over. Begin a new one.
again-from-review = To try once more, go back to the review of the game.
stale = The question has changed since: look again.
not-asked = It is not your turn. Waiting for { $players }.
findings-invalid = This cannot be what a search has found out about your question.
nothing-asked = There is no question for you to answer.
suggestion-outdated = You have answered or asked again since, or the question has changed.
early-answers = Before it is your turn you can only answer: { $names }.
advance-answers = Only these answers can be set in advance: { $names }.
begin-players-only = Only players in a game can begin an action.
window-too-long = question_seconds: at most { $limit }, unless the clock is longer than an hour.
wrong-number-of-seats = seats: { $players } players need { $players } seats, not { $seats }.

## Sockets

hello-first = The first message must be hello.
hello-invalid = The first message must be hello. { $details }
hello-once = hello can only be the first message.
other-version = This server speaks version { $server } of the protocol, not { $client }. Reload the page.
too-many-invalid = Too many messages did not follow the protocol.
too-slow = You read too slowly. Connect again to continue where you were.
too-many-sockets = You opened this table in too many places. This one was the oldest.
you-left = You left the table.
table-deleted = This table was deleted because nobody played at it.
signed-out = You have signed out everywhere. On this device, sign in again.
table-reloads = The server has to load this table again. Reconnect in a moment.
socket-failed = Something went wrong on the server. Reconnect to continue.
server-stopping = The server is stopping. Your seat is kept. Reconnect soon.

## Requests

no-such-page = There is nothing at this address.
no-such-method = This address cannot be used in this way: use { $methods }.
nothing-by-this-name = There is nothing by this name.
other-node = This request is for another server.
other-host = This server is not known by the name that you requested.
below-path = Everything here is below { $path }/. A proxy in front of this server must pass on the whole path, with { $path }.
other-origin = Requests from pages of other sites are refused.
too-many-requests = Too many requests at once. Wait a moment and try again.
request-too-long = A request can have at most { $limit } bytes.
request-timeout = The rest of your request did not arrive.
no-guest = First say what you are called.
wrong-token = This token is not one of this server's, or not for this table.
token-replaced = This token no longer holds a seat. Ask the table's host for a new one.
too-many-guests = Too many newcomers from your address. Try again in an hour.
device-link-expired = This link has been used already or has expired. Make a new one.
too-many-recoveries = Too many attempts to sign in from your address. Try again in an hour.
too-many-archives = All your data was downloaded often just now. Try again in an hour.
archive-under-way = All your data is being put together already. Wait until that is done.
too-many-archives-wait = Many people are taking their data along just now. Try again in a few minutes.
archive-failed = Your data could not be put together just now. Try again in a few minutes.
too-many-invitations = You have invited people often just now. Try again in an hour.
too-many-blocked = You have blocked { $limit } people. Unblock one of them first.
no-such-person = This is nobody with whom you have played lately.
person-blocked = You have blocked this person. Unblock them first.
invalid-passkey = This passkey cannot be used here. Try again, or use another way.
too-many-passkeys = You have { $limit } passkeys already. Remove one first.
no-such-recovery-code = This is not a recovery code of this server, or a newer one has replaced it.
no-such-game = There is no such game. The games are: { $names }.
no-such-sheet =
    { $sheets ->
        [none] { $game } has no such sheet. It has none.
       *[other] { $game } has no such sheet. Its sheets are: { $sheets }.
    }
no-puzzles = There are no puzzles of { $game }.
no-such-puzzle = There is no such puzzle.
no-such-lesson = There is no such lesson.
no-such-record = There is no such finished game.
no-such-day = There is no daily deal of this day.
daily-closed = The day of this deal is over.
daily-try-first = First play the try that counts.
daily-sealed = Others still play this daily deal. It is revealed the day after.
daily-not-ready = The bots for this game are still getting ready. Try again in a minute.
part-not-over = This deal or round is not over yet.
nothing-to-try = At this step, this seat has nothing to choose.
again-own-seat = You played in this game: you can only try your own seat again.
moved-over = This game is over. Only a game that goes on can be moved.
moved-seats = One seat has to be open, for you, and bots hold all others.
again-after-game = As people play, a deal can only be tried again after the game.
file-of-something-else = This file holds neither the record of a game nor a saved game of Spydeck.
saved-game-newer = A newer version of Spydeck has saved this game. Update this page and open the file again.
saved-game-broken = The game in this file cannot be read: the file is damaged.
record-unreadable = The record in this file cannot be read: { $what }.
no-reviews = Bots cannot judge games of { $game }.
no-bots-here = Your device cannot judge this game now. Open the page again and try once more.
too-many-reviews = Too many reviews are waiting. Try again in a moment.
too-many-reviews-from-address = You have requested several reviews. Wait until one is ready.
too-many-replays = Too many replays are open at the same time. Try again in a moment.
replay-failed = This game could not be replayed just now. Try again in a moment.
reviews-spent = Your address has used up its processor time for reviews. Try again in an hour.
unknown-push-service = Notifications are sent by { $service } in this browser, which this server does not know. Its host can allow it with --push-service.
invalid-push-keys = With these keys no message can be encrypted.
no-scorepad = There is no scorepad for { $game }.
wrong-number-of-names = Enter { $players } names, one for each player.
same-name = Two players have the same name.
server-full = This server has no room for more tables.
too-many-tables-from-address = Too many new tables from your address. Try again in an hour.
too-many-tables = You have created too many tables. Try again in an hour.
too-many-sockets-from-address = Too many tables are open from your address. Close some.
no-such-table = There is no such table, or its invitation link is needed.
metrics-local = Metrics are only available on the server's own computer and to its monitors.

## Saving: half sentences

not-saved = this could not be saved: { $why }
not-opened = { $database } cannot be opened: { $why }
not-read = nothing could be read: { $why }
lock-failed = its lock { $file } fails ({ $cause })
file-not-created = the database { $file } cannot be created: { $cause }
log-unreadable = the log of table { $table } holds an entry that cannot be read
disk-full = the server's disk is full; try again when there is room
database-locked = another program holds the server's database; try again in a moment
database-read-only = the server's database can be read but not written
database-damaged = the server's database is damaged, or belongs to another program
database-lost = the server cannot reach its database; try again in a moment
database-in-use = another Spydeck server uses this database; stop that one first, or name another database
nodes-apart = another Spydeck server on this database cannot be reached from here, or cannot reach this one; start all of them with --node-address, an address at which the others reach them
database-failed = the server's database failed
database-trouble = the server has trouble with its database; try again in a moment
database-not-opened = the server's database cannot be opened
database-forbidden = the server is not allowed to use its database
conflict = it does not fit what is already saved
unwritable = it holds something that cannot be written
journal-stopping = the server is stopping
journal-full = the server is too busy; try again in a moment
table-moved = another process of the server has this table; try again in a moment
table-reloading = the server has to load this table again; try again in a moment
database-newer = a newer version of Spydeck created this database: update Spydeck, or name another database
database-url = a database is named like sqlite:////folder/spydeck.db or postgresql://user:password@host:5432/name
database-kind = Spydeck keeps its data in SQLite or in PostgreSQL, not in { $kind }
sqlite-path = SQLite needs the path of a file and nothing more, without ? and %: sqlite:////folder/spydeck.db
postgresql-driver = PostgreSQL needs its driver: pip install ".[postgres]" in a copy of the source
