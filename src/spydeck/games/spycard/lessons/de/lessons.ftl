players = Reiher Luchs

field-title = Basis und Einsatz
field-1-goal = Mach zwei Agenten bereit
field-1-says = Deine vier Agenten liegen verdeckt an deiner Basis, nur du kennst sie. Handeln können sie erst im Einsatz. In deinem Zug darfst du eine Sache tun.
field-1-offer-1 = #1 und #4 in den Einsatz
field-1-offer-2 = Einen Agenten anwerben
field-1-offer-3 = Passen
field-1-right = Ab jetzt können #1 und #4 angreifen und Fähigkeiten nutzen. Sie bleiben verdeckt, und das macht sie stark: Niemand weiß, wer sie sind.
field-1-draft = Du bekommst einen fünften Agenten, aber alle sind an der Basis, wo sie noch nichts können.
field-1-nothing = Erlaubt, aber nichts hat sich geändert. An der Basis können Agenten noch nichts.

attack-title = Angreifen
attack-1-goal = Schalte Reihers #2 aus
attack-1-says = Die #2 von Reiher liegt offen: Es ist Karo 8. Wer von deinen Agenten verdeckt im Einsatz ist, darf sie angreifen; dann werden die Werte verglichen.
attack-1-offer-1 = Mit #1 angreifen, der 9
attack-1-offer-2 = Mit #4 angreifen, der 8
attack-1-offer-3 = Mit #7 angreifen, der 5
attack-1-right = 9 ist mehr als 8, also ist #2 ausgeschaltet. Deine 9 liegt jetzt für alle offen da: Das ist der Preis eines Angriffs.
attack-1-equal = Gleichstand reicht nicht: Wer angreift und nicht höher ist, wird selbst ausgeschaltet.
attack-1-lower = 5 ist weniger als 8, also ist dein eigener Agent ausgeschaltet.

suits-title = Was die Farben können
suits-1-goal = Schalte Reihers Dame aus
suits-1-says = Statt zu kämpfen, kann ein Agent die Fähigkeit seiner Farbe nutzen. Herz deckt auf, Kreuz verdeckt, Pik schaltet einen offenen Agenten aus, Karo tauscht zwei.
suits-1-offer-1 = Kreuz: #1 gegen die Dame
suits-1-offer-2 = Pik: #4 gegen die Dame
suits-1-offer-3 = Die Dame mit #4 angreifen
suits-1-right = Pik schaltet einen offenen Agenten aus, egal wie hoch er ist. Deine 8 bleibt verdeckt, und niemand weiß, ob sie wirklich Pik ist.
suits-1-clubs = Kreuz verdeckt die Dame. Sie lebt und ist besser geschützt als vorher.
suits-1-attack = Deine 8 ist niedriger als eine Dame und wird selbst ausgeschaltet. Pik fragt nicht nach dem Wert.

bluff-title = Bluffen
bluff-1-goal = Die Dame muss weg, ohne Pik
bluff-1-says = Du hast kein Pik. Aber ein verdeckter Agent darf jede Farbe behaupten, und das wirkt, wenn kein Gegner es anzweifelt.
bluff-1-offer-1 = Die Dame mit #1 angreifen, der 9
bluff-1-offer-2 = Herz: #5 mit #7 aufdecken
bluff-1-offer-3 = Behaupten, #4 sei ein Pik
bluff-1-right = Niemand hat sich getraut zu zweifeln, und die Dame ist ausgeschaltet. #4 liegt noch verdeckt: Niemand weiß, dass es Karo 4 war.
bluff-1-attack = 9 ist weniger als eine Dame, also ist dein Agent ausgeschaltet, und alle haben ihn gesehen.
bluff-1-hearts = Das ist wahr und wirkt, aber die Dame ist noch da.

accuse-title = Ist das gelogen?
accuse-1-goal = Rette deine Dame
accuse-1-says = Luchs behauptet, #3 sei ein Pik, und will deine Dame ausschalten. Du hast #3 schon gesehen: Es ist Kreuz 4.
accuse-1-offer-1 = Glauben
accuse-1-offer-2 = Anzweifeln
accuse-1-right = #3 wird aufgedeckt, und es war gelogen: Deiner Dame passiert nichts, und der Lügner wird abgelegt.
accuse-1-believed = Wer nicht angezweifelt wird, kommt damit durch. Deine Dame ist ausgeschaltet, obwohl du es besser wusstest.

truth-title = Oder ist es wahr?
truth-1-goal = Verlier so wenig wie möglich
truth-1-says = Luchs behauptet, #3 sei ein Pik, und will deine Dame ausschalten. Diesmal hast du gesehen, dass es Pik 4 ist. Auch deine #4 liegt offen.
truth-1-offer-1 = Glauben
truth-1-offer-2 = Anzweifeln
truth-1-right = Das tut weh, aber nur einmal. Wer zu Unrecht angezweifelt wird, nutzt die Fähigkeit zweimal.
truth-1-accused = Es war die Wahrheit, also schlägt #3 zweimal zu: Deine Dame ist ausgeschaltet und #4 auch.

bullet-title = Die Kugel abfangen
bullet-1-goal = Rette deine Dame
bullet-1-says = Deine Dame soll ausgeschaltet werden. Ein anderer deiner verdeckten Agenten im Einsatz darf sich für sie opfern: #4, die Herz 6.
bullet-1-offer-1 = Die Dame opfern
bullet-1-offer-2 = #4 fängt die Kugel ab
bullet-1-right = Die 6 ist weg, die Dame lebt. Verdeckte Agenten im Einsatz schützen die anderen.
bullet-1-dead = Die Dame, dein höchster Agent, ist weg. Die 6 wäre billiger gewesen.

jack-title = Der Bube
jack-1-goal = Halte deinen Joker verdeckt
jack-1-says = Reiher will deine #1 aufdecken. Sie ist ein Joker, und ein Joker, der aufgedeckt wird, wird abgelegt. Aber #4 ist ein Bube.
jack-1-offer-1 = Stattdessen den Buben aufdecken
jack-1-offer-2 = Kein Bube
jack-1-right = Statt eines anderen Agenten kannst du immer einen verdeckten Buben aufdecken. Der Joker bleibt, wo er ist, und niemand hat ihn gesehen.
jack-1-shown = Der Joker wird aufgedeckt und abgelegt. Der Bube hätte einspringen können.

joker-title = Der Joker
joker-1-goal = Lock sie in die Falle
joker-1-says = Deine #1 ist ein Joker. Er darf jede Farbe behaupten, und das ist nie gelogen. Die Dame von Reiher liegt offen.
joker-1-offer-1 = Die Dame mit dem Joker angreifen
joker-1-offer-2 = Behaupten, #1 sei ein Pik
joker-1-offer-3 = Behaupten, #1 sei das Pik-Ass
joker-1-right = Reiher zweifelt, und es ist ein Joker! Jetzt darf er alle vier Farben nutzen, jede einmal.
joker-1-attack = Ein Joker, der aufgedeckt wird, wird abgelegt, und Werte werden nicht verglichen. Die Dame merkt nicht einmal etwas.
joker-1-ace = Ein Joker ist jede Farbe, aber nicht das Pik-Ass. Das war gelogen, und er wird abgelegt.
joker-2-goal = Erst die Dame, dann weiter
joker-2-says = Der Joker darf Herz, Pik, Kreuz und Karo je einmal nutzen, in beliebiger Reihenfolge. Dann wird er abgelegt.
joker-2-offer-1 = Herz: #5 aufdecken
joker-2-offer-2 = Hier aufhören
joker-2-offer-3 = Pik: die Dame ausschalten
joker-2-right = Die Dame ist ausgeschaltet, und mit Herz hast du auch #5 gesehen. Einen Joker anzuzweifeln ist teuer.
joker-2-hearts = Dann trifft dein einziges Pik die #5, und die Dame lebt noch.
joker-2-done = Jetzt wird der Joker abgelegt. Nutz erst, was er kann.

agenda-title = Mit dem Auftrag gewinnen
agenda-1-goal = Gewinn mit diesem Zug
agenda-1-says = Dein Auftrag, das Kreuz-Ass, verlangt: Am Ende deines Zuges hast du Agenten im Einsatz und sonst niemand. Nur #2 von Reiher stört noch, die Karo 10.
agenda-1-offer-1 = Pik: #2 mit #4 ausschalten
agenda-1-offer-2 = Kreuz: #2 mit #1 verdecken
agenda-1-offer-3 = #2 mit #1 angreifen, der 9
agenda-1-right = Bei Reiher ist niemand mehr im Einsatz und bei Luchs auch nicht. Dein Auftrag ist am Ende deines Zuges erfüllt: Du gewinnst!
agenda-1-clubs = #2 ist jetzt verdeckt, aber noch im Einsatz. Dein Auftrag ist noch nicht erfüllt.
agenda-1-attack = 9 ist weniger als 10, also ist #1 ausgeschaltet, und #2 bleibt im Einsatz.

expose-title = Enttarnen
expose-1-goal = Nenne Reihers Auftrag
expose-1-says = Luchs ist ausgeschieden. Reiher war schon allein im Einsatz, ohne zu gewinnen, und deckt eigene Agenten auf, auch Kreuz. Liegst du richtig, scheidet Reiher aus, sonst du.
expose-1-offer-1 = Kreuz-Ass: allein im Einsatz
expose-1-offer-2 = Kreuz-König: nur verdecktes Kreuz
expose-1-offer-3 = Herz-König: sechs Agenten offen
expose-1-right = Es ist der Herz-König. Reiher scheidet aus, sonst ist niemand mehr da: Du gewinnst!
expose-1-alone = Reiher war am Ende eines Zuges allein im Einsatz und hätte damit gewonnen. Du scheidest aus.
expose-1-clubs = Wer den Kreuz-König hat, deckt kein Kreuz auf. Du scheidest aus.
