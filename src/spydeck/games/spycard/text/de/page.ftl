### Was die Seite am Tisch von Spycard sagt, neben dem, was auch das Terminal sagt.

aim = { FIRST($aim) }.
ability-title = { ability-name }
power = { FIRST($power) }.

## Das Protokoll.

log-dealt = { DOES($who, one: "bekommt", you: "bekommst") } { COUNT($agents, one: "Agenten", other: "Agenten") }.
log-agenda = { DOES($who, one: "zieht", you: "ziehst") } einen Auftrag.
log-your-turn = { your-turn }.
log-no-jack = { DOES($who, one: "deckt", you: "deckst") } für { $for } keinen Buben auf.
log-answered = { DOES($who, one: "hat", you: "hast") } für { $for } geantwortet.
log-no-bullet = Niemand fängt die Kugel für { $for } ab.
log-done = { DOES($who, one: "nutzt", you: "nutzt") } den Joker nicht weiter.

## Spieler und ihre Agenten.

zone-empty = leer
player-agents = { FIRST(WHOSE($who, ending: "e")) } Agenten
player-field = { FIRST(WHOSE($who, ending: "e")) } Agenten im Einsatz
player-base = { FIRST(WHOSE($who, ending: "e")) } Agenten an der Basis
player-out = Raus
player-turn = am Zug
player-exposed = hat enttarnt
agenda-known = Bekannt: { CARD($agenda) }
agenda-ruled-out = Nicht: { CARD($agenda) }
choose = Wählen
choose-player = { FIRST(WHO($who, case: "accusative")) } wählen
agent-up = { CARD($agent) }, offen
agent-known = verdeckt, { CARD($agent) }, dir bekannt
agent-unknown = verdeckt, dir unbekannt
agent-in-field = bei { WHO($who, case: "dative") } im Einsatz
agent-in-base = bei { WHO($who, case: "dative") } an der Basis
agent-known-to = auch { WHO($people, case: "dative") } bekannt
agent-acting = handelt gerade
agent-target = ist ein Ziel
agent-chosen = gewählt
agent-possible = wählbar
agent-truth = wahr
agent-lie = Bluff
deck-left = { $agents ->
        [0] Der Stapel ist leer
       *[other] Stapel: noch { agents }
    }
deck-short = Stapel
discard-pile = Ablagestapel: { agents }
discard-short = Ablage
discard-title = Ablagestapel
discard-empty = Noch ist nichts abgelegt.

## Züge.

where = { $number ->
        [none] { agents }
       *[other] { $number }. Zug · { agents }
    }
verb-draft = Anwerben
verb-field = In den Einsatz
verb-base = Zur Basis
verb-ability = Fähigkeit
verb-attack = Angriff
verb-expose = Enttarnen
verb-pass = Passen
verb-again = Noch einmal
verb-decline = Verzichten
verb-done = Fertig
verb-keep = Behalten
verb-sleeper = Als Schläfer schicken
verb-allow = Glauben
verb-accuse = Anzweifeln
verb-jack = Buben aufdecken
verb-no-jack = Kein Bube
verb-bullet = Kugel abfangen
verb-no-bullet = Nicht abfangen
which-ability = Welche Fähigkeit?
which-ability-note = Verdeckt ist jede erlaubt. Zweifelt jemand: War es gelogen, ist der Agent weg; war es wahr, handelt er zweimal.
options-title = Deine Möglichkeiten
you-are-out = Du bist ausgeschieden. Du behältst dein Wissen und siehst zu.
suggest = Empfehlung
no-suggestion = Gerade gibt es keine Empfehlung.
back = Zurück
cancel = Abbrechen
confirm = Los
point-field = Wähle Agenten für den Einsatz.
point-base = Wähle Agenten, die zur Basis zurückkehren.
point-more = Wähle weitere, oder leg los.
point-attack = Wähle deinen verdeckten Agenten, der angreift.
point-attacked = Wen greift er an?
point-expose = Wessen Auftrag kennst du?
point-agenda = Welcher Auftrag ist es?
point-sleeper = An wessen Basis?
point-jack = Welcher Bube?
point-bullet = Wer fängt die Kugel ab?
point-acting = Wähle deinen Agenten, der sie nutzt.
point-target = Wähle das Ziel.
point-other-target = Und der andere Agent?
one-moment = Einen Moment …
would-be-bluff = Das siehst nur du: Es wäre ein Bluff.
would-be-truth = Das siehst nur du: Es wäre die Wahrheit.
ruled-out = Was du ausschließen kannst, ist ausgeblendet.
undo-expose = Du enttarnst { $player }: { CARD($agenda) }.
undo-pass = Du passt.
undo-draft = Du wirbst den obersten Agenten des Stapels an.

## Ein Teil einer Aktion.

partial-use = { $token } handelt als { ability-name } und { ability-effect }.
partial-claim = { $token } gibt sich als { ability-name } aus und { ability-effect }.
partial-joker = { ability-name }: Der Joker { ability-effect }.
partial-field = { LIST($tokens) } { $count ->
        [one] geht
       *[other] gehen
    } in den Einsatz.
partial-base = { LIST($tokens) } { $count ->
        [one] kehrt
       *[other] kehren
    } zur Basis zurück.
partial-attack = { $token } greift { $target } an.
partial-expose = Der Auftrag von { WHO($player, case: "dative") } ist { $agenda }.
partial-sleeper = Der Agent geht als Schläfer an die Basis von { WHO($player, case: "dative") }.
partial-again = Die Fähigkeit wirkt noch einmal auf { LIST($tokens) }.
partial-jack = { $token } wird stattdessen aufgedeckt.
partial-bullet = { $token } fängt die Kugel ab.

## Fragen.

ask-keep = Angeworben: { CARD($agent) }. Behalten oder einem Gegner schicken?
ask-keep-unseen = { DOES($who, one: "sieht sich", you: "siehst dir") } den obersten Agenten des Stapels an.
ask-accuse = Gelogen? Wenn nicht, handelt der Agent zweimal.
wait-accuse = Die anderen sagen, ob sie das glauben.
at-stake-jack = { FIRST(WHOSE($who)) } Agent { $token } soll aufgedeckt werden.
ask-jack = Stattdessen einen Buben aufdecken? Alle werden gefragt, ob mit oder ohne Buben.
at-stake-bullet = { FIRST(WHOSE($who)) } Agent { $token } soll ausgeschaltet werden.
ask-bullet = Soll ein anderer deiner verdeckten Agenten im Einsatz die Kugel abfangen?
ask-again = Es war die Wahrheit: { DOES($who, one: "darf", you: "darfst") } { ability-name } noch einmal nutzen.
ask-joker = { FIRST(WHOSE($who)) } Joker wurde angezweifelt und darf jede Farbe einmal nutzen.
ask-joker-used = { ask-joker } Genutzt: { LIST($used) }.
cannot-jack = Du hast keinen anderen verdeckten Buben. Das merkt niemand: Antworte einfach mit „Kein Bube“.
cannot-bullet = Du hast keinen anderen verdeckten Agenten im Einsatz.
is-asked = { DOES($who, one: "wird", you: "wirst") } gefragt.
sealed = Versiegelt: { $answer }. Du kannst das noch ändern.
sealed-early = Du kannst schon jetzt antworten. Deine Antwort bleibt versiegelt, bis du gefragt wirst.
sealed-window = Wenn die Zeit um ist, werden alle Antworten zugleich geöffnet.
take-back = Zurücknehmen
seconds = { $left } s
time-left = noch { COUNT($left, one: "Sekunde", other: "Sekunden") }
advance = Vorab
advance-title = Vorab antworten
advance-note = Wird für dich gesendet, wenn es möglich ist und du nicht selbst geantwortet hast. Das sieht sonst niemand.
always-allow = Jeder Behauptung glauben
always-no-jack = Nie einen Buben aufdecken
always-no-bullet = Nie eine Kugel abfangen

## Der eigene Auftrag: wie weit er ist und was er braucht.

state-KC = { $clubs } von deinen { COUNT($agents, one: "Agenten", other: "Agenten") } { $clubs ->
        [one] ist Kreuz
       *[other] sind Kreuz
    }, und { $clubs_up ->
        [0] kein Kreuz liegt offen
        [one] 1 Kreuz liegt offen
       *[other] { $clubs_up } Kreuz liegen offen
    }
state-AC = du hast { COUNT($own_in_field, one: "Agenten", other: "Agenten") } im Einsatz, die anderen { $others_in_field }
state-KS = { COUNT($in_play, one: "Agent ist", other: "Agenten sind") } im Spiel
state-AD = { $count ->
        [0] deine offenen Agenten haben alle vier Farben
       *[other] offen fehlt dir { LIST($missing) }
    }
state-KH = { COUNT($face_up, one: "Agent liegt", other: "Agenten liegen") } offen
state-KD = Agenten je Spieler: { LIST($numbers) }
# Eine dieser Zahlen.
state-of = { WHO($who) } { $count }
state-AH = { $holds ->
        [true] du hast einen Gegner enttarnt
       *[false] du hast noch niemanden enttarnt
    }
need-KC = du brauchst nur Kreuz, und keins darf offen liegen
need-AC = du musst dort allein sein
need-KS = du brauchst genau { $many }
need-AD = du brauchst von jeder Farbe einen
need-KH = du brauchst genau { $many }
need-KD = alle müssen gleich viele haben, aber nicht vier
need-AH = du musst jemanden richtig enttarnen
agenda-now = Jetzt: { $state }.
agenda-needs = { FIRST($state) }; { $need }.
agenda-holds = { FIRST($state) }: Dein Auftrag ist erfüllt. Bleibt es bis zum Ende deines Zuges so, gewinnst du.
agenda-had-by = { LIST($people) } { VERB($people, one: "hat", you: "hast", many: "haben") } ihn.
agenda-not-of = Nicht { LIST($people, type: "or") }.

## Ein entscheidender Moment.

moment-expose = { DOES($who, one: "nennt", you: "nennst") } { WHOSE($of, ending: "en") } Auftrag: { CARD($agenda) }. { $right ->
        [true] Richtig!
       *[false] Falsch!
    }
moment-out = { DOES($who, one: "scheidet", you: "scheidest") } aus und { VERB($who, one: "legt", you: "legst") } { COUNT($agents, one: "Agenten", other: "Agenten") } ab.
moment-judged = { DOES($accuser, one: "zweifelt", you: "zweifelst") } { WHOSE($who, ending: "e") } Behauptung an. { $right ->
        [true] Zu Recht!
       *[false] Zu Unrecht!
    }
moment-claimed = { $agent } wollte { ability-claim } sein: { claim-result }.
moment-stood-in = { $agent } vertritt { $for }, angeblich { ability-claim }: { claim-result }.
claim-result = { $result ->
        [lie] Der Agent wird abgelegt
        [joker] Er darf jede Farbe einmal nutzen
       *[truth] Die Fähigkeit wirkt zweimal
    }
moment-death = { FIRST(WHOSE($who)) } Agent { $agent } wird ausgeschaltet.
role-expose = enttarnt
role-expose-to = wird enttarnt
role-accuse = zweifelt an
role-accuse-to = angezweifelt
role-act = handelt
role-act-to = ist betroffen

## Die große Karte eines Agenten.

agent-title = Agent { $token }
agent-hidden = Unbekannter Agent
agent-may-be = Du hast ihn nicht gesehen. Er kann alles sein.
lies-up = Er liegt offen.
lies-down = Er liegt verdeckt.
place-base = an der Basis
place-field = im Einsatz
place-discard = abgelegt
place-deck = oben auf dem Stapel
place-of-base = { FIRST(WHOSE($who, ending: "e")) } Basis
place-of-field = { FIRST(WHOSE($who)) } Einsatz
in-the-field = Im Einsatz
rank = Rang
rank-number = { $rank }: schaltet als Angreifer jeden niedrigeren aus
rank-lowest = der niedrigste: gewinnt als Angreifer nie
rank-of-jack = nur Dame und Pik-Ass sind höher
rank-of-queen = nur das Pik-Ass ist höher
rank-highest = der höchste
rank-of-joker = keiner: Aufgedeckt wird er abgelegt
known-to = Bekannt
known-to-all = allen
known-to-nobody = niemandem
known-to-owner = mindestens { WHO($who, case: "dative") }
known-to-you-alone = nur dir
known-to-people = { WHO($people, case: "dative") }

## Hinweise.

hint-agenda = Du gewinnst, wenn dein Auftrag am Ende deines Zuges erfüllt ist, aber nie in deinem ersten Zug.
hint-field = Im Einsatz kann ein Agent angreifen oder eine Fähigkeit nutzen, an der Basis nicht.
hint-ability = Verdeckt darf ein Agent jede Fähigkeit behaupten, wahr oder nicht. Glauben dir die anderen?
hint-expose = Bist du dir bei einem Auftrag sicher? Enttarne den Gegner: Liegst du richtig, scheidet er aus, sonst du.

## Die Kurzübersicht.

reminder = Übersicht
reminder-title = Spycard: Kurzübersicht
print = Drucken
agendas-title = Aufträge
abilities-title = Fähigkeiten
a-turn = Ein Zug
move = Versetzen
turn-draft = Sieh dir den obersten Agenten an: Behalte ihn, oder leg ihn an die Basis eines Gegners.
turn-move = Beliebig viele deiner Agenten in den Einsatz oder zur Basis zurück.
turn-ability = Nutze oder behaupte eine, mit einem Agenten im Einsatz.
turn-attack = Verdeckt gegen den Agenten eines Gegners im Einsatz: Ein höherer Angreifer schaltet ihn aus, sonst trifft es ihn selbst.
turn-expose = Nenn den Auftrag eines Gegners: Liegst du richtig, scheidet er aus, sonst du.
turn-pass = Nichts tun.

## Das Ende.

show-results = Ergebnis zeigen
no-points = Punkte gibt es nicht. Wessen Auftrag am Ende des eigenen Zuges erfüllt ist, gewinnt, und ebenso, wer als Letzter übrig bleibt.
end-by-agenda = { won-by-agenda }.
# Was der Auftrag verlangte, der gewonnen hat.
end-agenda = { CARD($agenda) }: { $aim }.
end-last-left = { won-last-left }.
end-draw = Alle Züge sind aufgebraucht. Niemand gewinnt.
end-agreed = Die Partie endet ohne Sieger.
queen = Pik-Dame
agenda-never-shown = Nie gezeigt
agenda-secret = Dir nicht bekannt
player-score = { COUNT($turns, one: "Zug", other: "Züge") }, { agents }
player-won = Sieg
exposures = Enttarnungen
