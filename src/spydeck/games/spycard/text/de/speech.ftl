### Was Screenreader von Spycard sagen.

said-you = Du
said-in-deck = { in-deck }.
said-your-agenda = Dein Auftrag ist { $agenda }
said-field = Im Einsatz
said-base = An der Basis
said-up = offen
said-known = verdeckt, dir bekannt
said-down = verdeckt
said-you-have-no-agents = Du hast keine Agenten.
said-no-agents = Keine Agenten.
said-hand = { $player }: Auftrag { $agenda ->
        [none] unbekannt
       *[other] { $agenda }
    }.
said-discarded = Abgelegt: { $agents }.
said-nothing-discarded = Noch ist nichts abgelegt.
said-agendas = { LIST($agendas, type: "or") }
