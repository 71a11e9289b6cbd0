# What several screens say of tables and their options, and of a person's own data.
lobby-newcomer-more = Other games

lobby-starting = Dealing…
lobby-option = { $title }: { LIST($values, type: "unit") }

lobby-running-turn = { $seconds ->
    [none] your turn
   *[other] your turn, { DURATION($seconds) } left
}
lobby-running-at = { $minutes ->
    [0] just now
   *[other] { AGO($minutes) }
}

setup-usual = As usual
setup-wrong-number = { $title }: enter a whole number from { $least } to { $most }, or leave it empty.
setup-empty = Left empty: { $value }.
setup-excluded = { $why ->
    [none] Not together with { $other }.
   *[other] Not together with { $other }. { $why }
}
setup-order = Set the order
setup-usual-order = Use the usual order
setup-up = Move up: { $seat }
setup-down = Move down: { $seat }
setup-placed = { $seat }: place { $place } of { $of }

profile-device = Play on another device
profile-recovery-copied = Copied. Keep it where nobody else reads it.
profile-recovery-not-copied = Select the code and copy it yourself.
