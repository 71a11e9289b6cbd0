### Was ein Spiel ohne eigene Sätze sagt; seine Daten behalten ihre englischen Namen.

empty-list = nichts
your-turn = Du bist am Zug: { LIST($verbs, type: "or") }.
