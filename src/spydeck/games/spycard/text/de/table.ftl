### Was in Spycard auf dem Tisch und auf den Seiten steht.

over = Die Partie ist vorbei
your-turn = Dein { $number }. Zug
turn-of = { WHOSE($who) } { $number }. Zug
your-agenda = Dein Auftrag
field = Einsatz
base = Basis
in-brackets = in Klammern: jetzt wählbar
legend = #4 verdeckt   #4(7C) verdeckt, dir bekannt   #4=7C offen
sizes = Stapel { $deck }, abgelegt { $discarded }
agents = { COUNT($agents, one: "Agent", other: "Agenten") }
in-deck = { $agents ->
        [0] Der Stapel ist leer
       *[other] Noch { agents } im Stapel
    }
sizes-in-words = { in-deck }, { $discarded } abgelegt.
is-out = ausgeschieden
agenda-is = Auftrag { $agenda }
agenda-is-not = Auftrag nicht { $agendas }
has-exposed = hat jemanden enttarnt
hand = { $player }, Auftrag { $agenda }
no-agents = keine Agenten
no-agents-here = Du hast hier keine Agenten.
discarded = Abgelegt
nothing-discarded = noch nichts
queen-bagged = { DOES($who, one: "hat sich", you: "hast dir") } die Pik-Dame geschnappt!
queen-not-bagged = Niemand hat sich die Pik-Dame geschnappt.
queen-not-bagged-yet = Noch hat sich niemand die Pik-Dame geschnappt.
exposure = { DOES($who, one: "hat", you: "hast") } bei { WHO($of, case: "dative") } auf { CARD($agenda) } getippt: { $right ->
        [true] richtig
       *[false] falsch
    }.
no-exposures = Noch hat niemand versucht, jemanden zu enttarnen.
chosen-turn-limit = Nach { COUNT($turns, one: "Zug", other: "Zügen") } je Spieler endet die Partie unentschieden.
chosen-no-jack-on-accusation = Wird ein Agent angezweifelt, kann kein Bube für ihn einspringen.

## Seiten, und die Wörter, die sie öffnen.

page-hand = dein Auftrag und deine Agenten
page-left = wie viele Agenten noch im Stapel sind und wer noch im Spiel ist
page-reminder = Aufträge, Fähigkeiten und besondere Agenten auf einen Blick
page-discard = der Ablagestapel
page-exposed = wer wen enttarnt hat
page-honour = wer sich die Pik-Dame geschnappt hat
page-typed-hand = hand
page-typed-left = übrig, rest
page-typed-reminder = übersicht, uebersicht, kurzübersicht
page-typed-discard = ablage, ablagestapel
page-typed-exposed = enttarnt
page-typed-honour = ehre
