### What a game without sentences of its own says.

empty-list = none
your-turn = Your turn: { LIST($verbs, type: "or") }.
