### Was in Spycard geschieht, wie es das Terminal erzählt und das Protokoll der Seite.

# Eine Marke mit ihrem Agenten; sonst ist $agent das, oder eine Marke allein.
token-agent = { $token } ({ CARD($agent) })
event-deal = { DOES($who, one: "hat", you: "hast") } { $agents } an der Basis.
event-agenda = { DOES($who, one: "hat", you: "hast") } den Auftrag { CARD($agenda) }.
event-turn = { WHOSE($who) } { $number }. Zug.
event-pass = { DOES($who, one: "passt", you: "passt") }.
event-draft = { DOES($who, one: "sieht sich", you: "siehst dir") } { $agent } an, den obersten Agenten des Stapels.
event-keep = { DOES($who, one: "nimmt", you: "nimmst") } { $token } an die Basis.
event-sleeper = { DOES($who, one: "schickt", you: "schickst") } { $agent } als Schläfer zu { WHO($to, case: "dative") }.
event-move-field = { DOES($who, one: "schickt", you: "schickst") } { LIST($tokens) } in den Einsatz.
event-move-base = { DOES($who, one: "holt", you: "holst") } { LIST($tokens) } zur Basis zurück.
event-use = { DOES($who, one: "nutzt", you: "nutzt") } { $token } als { ability-name }, um { ability-purpose }.
event-claim = { DOES($who, one: "behauptet", you: "behauptest") }, { $token } sei { ability-claim }, und { VERB($who, one: "will", you: "willst") } { ability-use }.
event-allow = { DOES($who, one: "glaubt", you: "glaubst") } das.
event-accuse = { DOES($who, one: "zweifelt", you: "zweifelst") } das an.
event-jack = { DOES($who, one: "deckt", you: "deckst") } statt { $for } einen Buben auf.
event-turn-up = { $agent } wird aufgedeckt.
event-truth = Das war die Wahrheit: Die Fähigkeit wirkt zweimal.
event-lie = Das war gelogen.
event-turn-down = { $token } wird verdeckt.
event-swap = { LIST($tokens) } wechseln die Seiten.
event-look = { DOES($who, one: "sieht sich", you: "siehst dir") } { $agent } an.
event-move-two = { DOES($who, one: "schickt", you: "schickst") } { LIST($moved) }.
moved-to-field = { LIST($tokens) } in den Einsatz
moved-to-base = { LIST($tokens) } zur Basis
event-in-vain = Das geht nicht mehr: Nichts passiert.
event-again = { DOES($who, one: "nutzt", you: "nutzt") } die Fähigkeit noch einmal, um { ability-purpose }.
event-joker = { DOES($who, one: "nutzt", you: "nutzt") } den Joker als { ability-name }, um { ability-purpose }.
event-decline = { DOES($who, one: "verzichtet", you: "verzichtest") } auf das zweite Mal.
event-attack = { DOES($who, one: "greift", you: "greifst") } { $target } mit { $token } an.
event-fight = { $token } schlägt { $loser }.
event-bullet = { $token } fängt für { $for } die Kugel ab.
event-death = { $agent } wird ausgeschaltet.
event-discard = { $agent } wird abgelegt.
event-expose = { DOES($who, one: "sagt", you: "sagst") }, { WHOSE($of) } Auftrag sei { CARD($agenda) }. { $right ->
        [true] Richtig
       *[false] Falsch
    }!
event-see-agenda = { DOES($who, one: "sieht", you: "siehst") } { WHOSE($of, ending: "en") } Auftrag.
event-see-agenda-known = { DOES($who, one: "sieht", you: "siehst") } { WHOSE($of, ending: "en") } Auftrag: { CARD($agenda) }.
event-out = { DOES($who, one: "scheidet", you: "scheidest") } aus.
event-out-discarding = { DOES($who, one: "scheidet", you: "scheidest") } aus und { VERB($who, one: "legt", you: "legst") } { $agents } ab.
event-draw = Die Partie ist vorbei: Alle Züge sind gespielt, und niemand gewinnt.
won-last-left = { DOES($winners, one: "gewinnt", you: "gewinnst", many: "gewinnen", and-you: "gewinnt") } und { VERB($winners, one: "ist als Einziger", you: "bist als Einziger", many: "sind als Einzige", and-you: "seid als Einzige") } noch im Spiel
won-by-agenda = { DOES($winners, one: "gewinnt", you: "gewinnst", many: "gewinnen", and-you: "gewinnt") } mit dem Auftrag { CARD($agenda) }
event-last-left = Die Partie ist vorbei. { won-last-left }!
event-by-agenda = Die Partie ist vorbei. { won-by-agenda }!
