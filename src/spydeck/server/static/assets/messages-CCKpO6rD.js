var e=`invalid-json = die Nachricht muss JSON sein
missing-field = { $field } fehlt
unknown-field = { $field } gehört nicht zu dieser Nachricht; lass es weg
wrong-kind = { $field ->
        [none] die Nachricht
       *[other] { $field }
    } muss { $kind ->
        [text] ein Text
        [whole-number] eine ganze Zahl
        [number] eine Zahl
        [truth] true oder false
        [list] eine Liste
       *[object] ein Objekt
    } sein
wrong-form = { $field ->
        [none] die Nachricht
       *[other] { $field }
    } muss { $form ->
        [word] ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen sein, höchstens 40 Zeichen lang
        [id] aus 1 bis 64 Buchstaben, Ziffern, Binde- und Unterstrichen bestehen
        [secret] aus 8 bis 200 Buchstaben, Ziffern und den Zeichen _ . : = - bestehen
        [eyes] ein Platz von 0 bis 5 sein, everyone oder spectator
       *[other] aussehen wie { $form }
    }
unknown-value = { $field ->
        [none] die Nachricht
       *[other] { $field }
    } muss { LIST($values, type: "or") } sein
too-small = { $field } muss mindestens { $least } sein
too-large = { $field } darf höchstens { $most } sein
too-short = { $field } braucht mindestens { $least } Zeichen
too-long = { $field } darf höchstens { $most } Zeichen haben
too-few-items = { $field } muss mindestens { $least } nennen
too-many-items = { $field } darf höchstens { $most } nennen
not-printable = { $field } muss druckbarer Text in einer Zeile sein
not-visible = { $field } braucht ein Zeichen, das man sieht
wrong-option = { $field } muss eine Zahl, true oder false, ein Text von höchstens 100 Zeichen oder eine Liste davon sein
invalid-value = { $field ->
        [none] die Nachricht
       *[other] { $field }
    } hat einen Wert, der hier nicht möglich ist
`;export{e as default};