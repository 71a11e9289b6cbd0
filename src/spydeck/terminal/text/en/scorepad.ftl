### The scorepad.

score-help = Type undo to take back the last entry, change with the number of a row to correct an earlier one, as in change 2 20 20 20 0, ? for help, language de for German, quit to stop. Every entry is saved.
not-a-scorepad = this is not a saved scorepad
score-usage = What to enter:
score-over = Type undo to take back the last entry, change to correct an earlier one, or quit.
undone = The last entry is undone.
nothing-to-undo = There is nothing to undo.
change-usage = type the number of a row and what it should be, with ; between several entries: change 2 ...
same-names = two players have the same name
scorepad = Scorepad for { $game }
scorepad-saved = To continue: spydeck score --resume { $path }
no-unfinished-scorepad = there is no unfinished scorepad in { $folder }
entry-does-not-fit = entry { $number } does not fit: { $reason }
changed = Row { $row } is changed; all others stay.
no-such-row = { $rows ->
    [0] no row is finished yet; type undo to take back the last entry
   *[other] the rows are numbered from 1 to { $rows }
}
not-one-row = enter exactly what makes row { $row }, with ; between several entries
no-scorepad = there is no scorepad for { $game }
wrong-number-of-names = enter { $players } names, one for each player, not { $given }
