### What screen readers say of Spycard.

said-you = You
said-in-deck = { in-deck }.
said-your-agenda = Your agenda is { $agenda }
said-field = In the field
said-base = At base
said-up = face up
said-known = face down, known to you
said-down = face down
said-you-have-no-agents = You have no agents.
said-no-agents = No agents.
said-hand = { $player }: agenda { $agenda ->
        [none] unknown
       *[other] { $agenda }
    }.
said-discarded = Discarded: { $agents }.
said-nothing-discarded = Nothing is discarded yet.
said-agendas = { LIST($agendas, type: "or") }
