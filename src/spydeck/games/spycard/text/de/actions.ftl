### Aktionen in Spycard, wie sie nach „Empfehlung:“ lauten: im Infinitiv.

action-use = mit { $token } als { ability-name } { ability-use }
action-joker = mit dem Joker als { ability-name } { ability-use }
action-again = noch einmal auf { LIST($tokens) }
action-field = { LIST($tokens) } in den Einsatz schicken
action-base = { LIST($tokens) } zur Basis zurückholen
action-attack = { $target } mit { $token } angreifen
action-expose = { $player } als { CARD($agenda) } enttarnen
action-sleeper = ihn zu { $player } schicken
action-jack = stattdessen { $token } aufdecken
action-bullet = { $token } die Kugel abfangen lassen
action-pass = passen
action-draft = einen Agenten anwerben
action-keep = ihn behalten
action-accuse = anzweifeln
action-allow = es glauben
action-decline = auf das zweite Mal verzichten
action-no-jack = keinen Buben aufdecken
action-no-bullet = niemanden die Kugel abfangen lassen
action-done = den Joker nicht weiter nutzen
