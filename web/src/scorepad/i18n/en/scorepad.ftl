# The scorepad for paper cards.
title = Scorepad for { $game }
intro = For games with the paper cards. The pad adds up, checks the entries and tells you when the game is over. It is saved on this device.
none = { $game } has no scorepad, because it has no points.
players = Players
name = Name of player { $seat }
default-name = Player { $seat }
options = Variants and options
start = Start
enter = Enter
sign = Change the sign of { $name }'s points
not-points = Enter a whole number, such as 12 or 0.
sum = Sum: { DECIMAL($sum) }
type-instead = Type the entry instead
fields-instead = A field for each player
undo = Undo
restart = New scorepad
restart-sure = Start a new scorepad? This deletes the entries on this one.
how = How to enter results
entries = Entries
over = The game is over.
caption = Points and totals
standing = Totals now
chart = Running totals
offline = No connection: added up on this device. Everything is checked again when the connection returns.
check-now = Check now
online = The connection is back, and every entry has been checked.
only-server = Only the server can read this entry. Without a connection, enter a number for each player.
only-server-asks = What you enter next has to wait for the connection; Undo takes back the last entry.
no-model = There is no connection. A scorepad with these options can be started when there is one.
waiting = This scorepad has { COUNT($entries, one: "entry", other: "entries") }. It is shown when there is a connection.
refused-entry = Entry { $number } does not fit
later-kept = { $later ->
    [1] The entry after it is
   *[other] The { $later } entries after it are
} kept.
change-row = Change row { $row }
leave-row = Leave it as it is
corrected = The entry as it should be
correct = Correct
remove = Delete this entry
