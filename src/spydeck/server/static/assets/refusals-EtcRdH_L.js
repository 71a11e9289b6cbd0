var e=`not-a-text = { $given }: eine Aktion ist ein Text; möglich ist: { LIST($forms, type: "semicolons") }
too-long = { $given }: eine Aktion hat höchstens { $most } Zeichen; möglich ist: { LIST($forms, type: "semicolons") }
unknown-action = { $given }: so eine Aktion gibt es nicht; möglich ist: { LIST($forms, type: "semicolons") }
ill-formed = { $given } muss so lauten: „{ $form }“
named-too-often = { $given } nennt { $word } zu oft
single-spaces = { $given }: setze einzelne Leerzeichen zwischen die Wörter
unknown-operand = { $given } ist { $operand ->
        [card] keine Karte
        [colour] keine Farbe
        [way] keine Art zu werten
        [spot] kein Feld
        [helper] kein Helfer
        [seat] kein Platz
        [agent] kein Agent
        [agenda] kein Auftrag
        [token] keine Nummer
       *[other] nicht möglich ({ $operand })
    }; schreib zum Beispiel { LIST($examples, type: "or") }
not-legal = das ist jetzt nicht erlaubt; die Aktion lautet „{ $form }“
`;export{e as default};