players = Reiher Luchs Otter

follow-title = Bedienen, dann tippen
follow-1-goal = Bediene mit Blau
follow-1-says = Reiher spielt die blaue 7 aus, Luchs spielt die blaue 8. Wer die Farbe bedienen kann, muss es tun.
follow-1-right = Alle Karten sind blau: Die 8 von Luchs gewinnt den Stich, deine 6 ist die niedrigste und verliert ihn. Ihr dürft jetzt beide tippen, und Luchs hat als Gewinner schon auf Rot gesetzt.
follow-1-other = Du hast eine blaue Karte, also musst du sie spielen.
follow-2-goal = Gib einen möglichen Tipp ab
follow-2-says = Eine Karte, das Geheimdokument, liegt verdeckt: keine vom Spielplan und keine aus deiner Hand. Setz deinen Handlanger auf ein freies Feld, das noch stimmen kann: eine Farbe, einen Wert oder eine Karte.
follow-2-right = Das kann noch stimmen. Nach fünf Stichen wird das Geheimdokument aufgedeckt, und richtige Tipps bringen Punkte.
follow-2-taken = Dort steht schon ein Handlanger. Jedes Feld hat nur für einen Platz.
follow-2-other = Das hast du schon gesehen: auf dem Plan oder in deiner Hand. Möglich sind noch Rot 5, 6 und 9, Blau 3, 4 und 5 und Weiß 8.

winner-title = Die stärkste Farbe
winner-1-goal = Gewinn diesen Stich
winner-1-says = Weiß ist ausgespielt, und Luchs hat die blaue 8 gespielt. Du hast kein Weiß und darfst spielen, was du willst. Rot ist stärker als Blau, Blau stärker als Weiß.
winner-1-right = Rot ist hier die stärkste Farbe, da gewinnt auch eine 3. Die weiße 7 von Reiher ist die einzige Karte der schwächsten Farbe: Reiher verliert den Stich, egal wie hoch sie ist.
winner-1-blue = Innerhalb von Blau zählt der höhere Wert, und die 8 von Luchs ist höher. Eine rote Karte hätte beide geschlagen.

both-title = Gewinner und Verlierer
both-1-goal = Setz einen Handlanger
both-1-says = Nach jedem Stich setzen nur der Gewinner und der Verlierer einen Handlanger. Hier sind alle Karten weiß; eine 5 und eine 8 liegen schon da.
both-1-right = Höchste oder niedrigste Karte, beides ist gut: Erst tippt der Gewinner, dann der Verlierer. Und der Gewinner spielt als Nächstes aus.
both-1-middle = Die 6 ist weder die höchste noch die niedrigste Karte. Luchs und Reiher setzen einen Handlanger, du nicht.

unseen-title = Was du nicht gesehen hast
unseen-1-goal = Geh auf Nummer sicher
unseen-1-says = Nach fünf Stichen hast du alle Karten gesehen außer Rot 5, 6 und 7. Eine davon ist das Geheimdokument; die anderen beiden haben Reiher und Luchs.
unseen-1-right = Alle drei sind rot, also ist Rot sicher. Die richtige Farbe bringt 2 Punkte.
unseen-1-rank = Das kann stimmen, aber nur in einem von drei Fällen. Es gibt ein Feld, das gar nicht falsch sein kann.
unseen-1-other = Das kann nicht stimmen: Nur Rot 5, 6 und 7 fehlen noch.

rank-title = Ein Wert bringt mehr
rank-1-goal = Geh auf Nummer sicher
rank-1-says = Nur die rote, die blaue und die weiße 3 fehlen noch. Was haben sie gemeinsam?
rank-1-right = Den Wert. Das Geheimdokument ist eine 3, egal welche, und der richtige Wert bringt 5 Punkte.
rank-1-suit = Eine von drei Farben, und mit Glück gibt es nur 2 Punkte. Schau auf die Werte.
rank-1-card = 10 Punkte, aber nur in einem von drei Fällen. Der Wert ist sicher.
rank-1-other = Das kann nicht stimmen: Nur die drei Dreien fehlen noch.

value-title = Punkte mal Chance
value-1-goal = Finde den besten Tipp
value-1-says = Vier Karten fehlen: Rot 4, Rot 8, Blau 8 und Weiß 8. Die richtige Farbe bringt 2 Punkte, der Wert 5, die Karte 10.
value-1-right = Drei der vier Karten sind Achten: 5 Punkte in drei von vier Fällen. Im Schnitt ist nichts besser.
value-1-suit = Rot stimmt in der Hälfte der Fälle und bringt 2 Punkte. Ein anderer Tipp ist viel mehr wert.
value-1-card = 10 Punkte, aber nur in einem von vier Fällen: im Schnitt 2,5. Die 8 ist 3,75 wert.
value-1-rare = Nur eine der vier Karten passt dazu. Such, was drei von ihnen gemeinsam haben.
value-1-other = Das kann nicht stimmen: Nur Rot 4, Rot 8, Blau 8 und Weiß 8 fehlen noch.

missing-title = Wer hat nicht bedient?
missing-1-goal = Finde das Geheimdokument
missing-1-says = Zum letzten Stich hast du die rote 9 ausgespielt, und weder Reiher noch Luchs hat Rot bedient. Nur Rot 5, Weiß 3 und Weiß 4 fehlen noch.
missing-1-right = Niemand hat noch Rot, also hat niemand die rote 5 auf der Hand. Sie ist das Geheimdokument: 10 Punkte, und zwar sicher.
missing-1-less = Das stimmt, ganz sicher. Aber du kennst sogar die Karte, und die bringt mehr.
missing-1-white = Reiher und Luchs haben kein Rot, also sind ihre letzten Karten die beiden weißen. Was bleibt für das Geheimdokument?
missing-1-other = Das kann nicht stimmen: Nur Rot 5, Weiß 3 und Weiß 4 fehlen noch.

taken-title = Das Feld ist besetzt
taken-1-goal = Finde den nächstbesten Tipp
taken-1-says = Nur Weiß 3, 5 und 9 fehlen noch. Aber auf Weiß steht schon der Handlanger von Reiher.
taken-1-right = 10 Punkte in einem von drei Fällen: im Schnitt mehr als jeder Wert und mehr als die sicheren 2 Punkte, die schon weg sind.
taken-1-suit = Dort steht Reiher. Jedes Feld hat nur für einen Handlanger Platz.
taken-1-rank = 5 Punkte in einem von drei Fällen. Bei gleicher Chance kannst du mehr bekommen.
taken-1-other = Das kann nicht stimmen: Nur Weiß 3, 5 und 9 fehlen noch.

helper-title = Der Helfer
helper-1-goal = Hol so viel wie möglich
helper-1-says = Wer die wenigsten Punkte hat, bekommt ab der zweiten Runde einen Helfer. Einmal in der Runde verdoppelt er den Handlanger, zu dem du ihn setzt. Es fehlen noch Rot 7, Blau 7 und Weiß 7.
helper-1-right = Die 7 ist sicher, und mit dem Helfer bringt sie 10 statt 5 Punkte.
helper-1-alone = Sicher, aber der Helfer bleibt übrig, und die Runde geht zu Ende. Setz ihn mit.
helper-1-other = Nur die drei Siebenen fehlen noch. Setz deinen Handlanger dahin, wo er sicher richtig steht, und den Helfer dazu.

salvation-title = Die Rettung
salvation-1-goal = Hol dir sichere Punkte
salvation-1-says = Dein einziger Tipp, Rot, ist klar falsch. Darum darfst du noch einen Handlanger setzen, auch auf ein besetztes Feld. Nur Weiß 5, 8 und 9 fehlen noch.
salvation-1-right = Weiß ist sicher, und dass Reiher dort steht, macht hier nichts. 2 Punkte.
salvation-1-decline = Das darfst du, aber dann bringt dir diese Runde nichts.
salvation-1-card = 10 Punkte, aber nur in einem von drei Fällen. Eine gute Wette, doch hier geht es um sichere Punkte.
salvation-1-other = Das kann nicht stimmen: Nur Weiß 5, 8 und 9 fehlen noch.
