### Was Spycard im Terminal fragt: jede Frage mit der Antwort, die nichts ändert, und was an einer Aktion fehlt.

question-turn = Du bist am Zug: { LIST($verbs, type: "or") }. Gib eins davon ein, nach allem Weiteren wirst du gefragt. Was es bewirkt, zeigt „übersicht“.
question-keep = Du hast { $token } angeworben: { $agent }. Gib „behalten“ ein, dann kommt er an deine Basis, oder „schläfer“ und einen Namen ({ LIST($opponents, type: "or") }), dann kommt er dort verdeckt an die Basis.
question-accuse = { $opponent } behauptet, { $token } sei { ability-claim }, und will { ability-use }. Gib „anzweifeln“ ein, wenn du das für gelogen hältst (die Wahrheit wirkt zweimal), oder „glauben“.
your-agent = deinen { $token }
question-jack = Dein { $token } wird gleich aufgedeckt. Gib { LIST($answers, type: "or") } ein, um stattdessen diesen Buben aufzudecken, oder „kein bube“, um es geschehen zu lassen.
question-no-jack = Dein { $token } wird gleich aufgedeckt. Du hast keinen Buben, der einspringt: Gib „kein bube“ ein (alle werden gefragt).
question-bullet = Dein { $token } wird gleich ausgeschaltet. Gib { LIST($answers, type: "or") } ein, damit dieser Agent die Kugel abfängt, oder „keine kugel“, um es geschehen zu lassen.
question-again = Das war die Wahrheit. Gib „nochmal“ ein, um { ability-name } ein zweites Mal zu nutzen (nach den Zielen wirst du dann gefragt), oder „verzichten“, um deinen Zug zu beenden.
question-joker = Dein Joker wurde angezweifelt und darf jede Farbe einmal nutzen. Gib { LIST($answers, type: "or") } ein (nach den Zielen wirst du dann gefragt), oder „fertig“, um aufzuhören.
# Eine der Antworten.
to-type = „{ $answer }“

next-moved = welche deiner Agenten, einer oder mehrere?
next-whose-base = an wessen Basis?
next-whose-agenda = wessen Auftrag?
next-agenda = welchen Auftrag?
next-acting = mit welchem deiner Agenten?
next-attacked = welchen Agenten greifst du an?
next-target = auf welchen Agenten?
next-other-target = und auf welchen noch?
next-stand-in = welcher deiner Agenten?

## Was dagegen spricht, jemanden zu enttarnen.

doubt-risk = Ist { $agenda } falsch, scheidest du aus.
doubt-impossible = Nach allem, was du weißt, kann { $player } nicht { $agenda } haben. { doubt-risk }
doubt-uncertain = Sicher ist das nicht: { $player } kann { LIST($agendas, type: "or") } haben. { doubt-risk }
