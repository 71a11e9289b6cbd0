# Was mehrere Seiten über Tische und ihre Optionen sagen, und über eigene Daten.
lobby-newcomer-more = Andere Spiele

lobby-starting = Die Karten werden gegeben …
lobby-option = { $title }: { LIST($values, type: "unit") }

lobby-running-turn = { $seconds ->
    [none] du bist am Zug
   *[other] du bist am Zug, noch { DURATION($seconds) }
}
lobby-running-at = { $minutes ->
    [0] gerade eben
   *[other] { AGO($minutes) }
}

setup-usual = Wie üblich
setup-wrong-number = { $title }: Gib eine ganze Zahl von { $least } bis { $most } ein, oder lass das Feld leer.
setup-empty = Leer heißt: { $value }.
setup-excluded = { $why ->
    [none] Nicht zusammen mit { $other }.
   *[other] Nicht zusammen mit { $other }. { $why }
}
setup-order = Reihenfolge festlegen
setup-usual-order = Übliche Reihenfolge
setup-up = Nach oben: { $seat }
setup-down = Nach unten: { $seat }
setup-placed = { $seat }: Stelle { $place } von { $of }

profile-device = Auf einem anderen Gerät spielen
profile-recovery-copied = Kopiert. Bewahre ihn auf, wo ihn sonst niemand liest.
profile-recovery-not-copied = Markiere den Code und kopiere ihn selbst.
