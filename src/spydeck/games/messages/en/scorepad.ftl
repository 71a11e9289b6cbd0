### What all games say of seats and, to people who keep score, of entries.

seat-name = Seat { SEAT($seat) }
# What stands around what somebody typed; none is as programs write it.
quotation-marks = none
wrong-count = there are { $players } players, so enter { $players } numbers, not { $count }
game-over = the game is over; type undo to take back the last entry
nothing-entered = enter { $wanted }
