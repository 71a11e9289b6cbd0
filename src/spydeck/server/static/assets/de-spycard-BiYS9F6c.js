import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`ability-name = { $ability ->
       *[hearts] Herz
        [spades] Pik
        [clubs] Kreuz
        [diamonds] Karo
        [queen] Dame
        [ace] Pik-Ass
    }
ability-claim = { $ability ->
       *[hearts] ein Herz
        [spades] ein Pik
        [clubs] ein Kreuz
        [diamonds] ein Karo
        [queen] eine Dame
        [ace] das Pik-Ass
    }
ability-effect = { $ability ->
       *[hearts] deckt { LIST($targets) } auf
        [spades] schaltet { LIST($targets) } aus
        [clubs] verdeckt { LIST($targets) }
        [diamonds] tauscht { LIST($targets) }
        [queen] versetzt { LIST($targets) }
        [ace] schaltet { LIST($targets) } aus
    }
ability-use = { LIST($targets) } { $ability ->
       *[hearts] aufdecken
        [spades] ausschalten
        [clubs] verdecken
        [diamonds] tauschen
        [queen] versetzen
        [ace] ausschalten
    }
ability-purpose = { LIST($targets) } { $ability ->
       *[hearts] aufzudecken
        [spades] auszuschalten
        [clubs] zu verdecken
        [diamonds] zu tauschen
        [queen] zu versetzen
        [ace] auszuschalten
    }
`,r=e({default:()=>i}),i=`action-use = mit { $token } als { ability-name } { ability-use }
action-joker = mit dem Joker als { ability-name } { ability-use }
action-again = die Fähigkeit noch einmal nutzen, auf { LIST($tokens) }
action-field = { LIST($tokens) } in den Einsatz schicken
action-base = { LIST($tokens) } zur Basis zurückholen
action-attack = { $target } mit { $token } angreifen
action-expose = { $player } als { CARD($agenda) } enttarnen
action-sleeper = ihn als Schläfer zu { $player } schicken
action-jack = stattdessen { $token } aufdecken
action-bullet = { $token } die Kugel abfangen lassen
action-pass = passen
action-draft = einen Agenten anwerben
action-keep = ihn an deiner Basis behalten
action-accuse = anzweifeln
action-allow = es glauben
action-decline = auf das zweite Mal verzichten
action-no-jack = keinen Buben aufdecken
action-no-bullet = niemanden die Kugel abfangen lassen
action-done = den Joker nicht weiter nutzen
`,a=e({default:()=>o}),o=`token-agent = { $token } ({ CARD($agent) })
event-deal = { DOES($who, one: "hat", you: "hast") } { $agents } an der Basis.
event-agenda = { DOES($who, one: "hat", you: "hast") } den Auftrag { CARD($agenda) }.
event-turn = { WHOSE($who) } { $number }. Zug.
event-pass = { DOES($who, one: "passt", you: "passt") }.
event-draft = { DOES($who, one: "sieht sich", you: "siehst dir") } { $agent } an, den obersten Agenten des Stapels.
event-keep = { DOES($who, one: "nimmt", you: "nimmst") } { $token } an die Basis.
event-sleeper = { DOES($who, one: "schickt", you: "schickst") } { $agent } als Schläfer zu { WHO($to, case: "dative") }.
event-move-field = { DOES($who, one: "schickt", you: "schickst") } { LIST($tokens) } in den Einsatz.
event-move-base = { DOES($who, one: "holt", you: "holst") } { LIST($tokens) } zur Basis zurück.
event-use = { DOES($who, one: "nutzt", you: "nutzt") } { $token } als { ability-name }, um { ability-purpose }.
event-claim = { DOES($who, one: "behauptet", you: "behauptest") }, { $token } sei { ability-claim }, und { VERB($who, one: "will", you: "willst") } { ability-use }.
event-allow = { DOES($who, one: "glaubt", you: "glaubst") } das.
event-accuse = { DOES($who, one: "zweifelt", you: "zweifelst") } das an.
event-jack = { DOES($who, one: "deckt", you: "deckst") } statt { $for } einen Buben auf.
event-turn-up = { $agent } wird aufgedeckt.
event-truth = Das war die Wahrheit: Die Fähigkeit wirkt zweimal.
event-lie = Das war gelogen.
event-turn-down = { $token } wird verdeckt.
event-swap = { LIST($tokens) } wechseln die Seiten.
event-look = { DOES($who, one: "sieht sich", you: "siehst dir") } { $agent } an.
event-move-two = { DOES($who, one: "schickt", you: "schickst") } { LIST($moved) }.
moved-to-field = { LIST($tokens) } in den Einsatz
moved-to-base = { LIST($tokens) } zur Basis
event-in-vain = Das geht nicht mehr: Nichts passiert.
event-again = { DOES($who, one: "nutzt", you: "nutzt") } die Fähigkeit noch einmal, um { ability-purpose }.
event-joker = { DOES($who, one: "nutzt", you: "nutzt") } den Joker als { ability-name }, um { ability-purpose }.
event-decline = { DOES($who, one: "verzichtet", you: "verzichtest") } auf das zweite Mal.
event-attack = { DOES($who, one: "greift", you: "greifst") } { $target } mit { $token } an.
event-fight = { $token } schlägt { $loser }.
event-bullet = { $token } fängt für { $for } die Kugel ab.
event-death = { $agent } wird ausgeschaltet.
event-discard = { $agent } wird abgelegt.
event-expose = { DOES($who, one: "sagt", you: "sagst") }, { WHOSE($of) } Auftrag sei { CARD($agenda) }. { $right ->
        [true] Richtig
       *[false] Falsch
    }!
event-see-agenda = { DOES($who, one: "sieht", you: "siehst") } { WHOSE($of, ending: "en") } Auftrag.
event-see-agenda-known = { DOES($who, one: "sieht", you: "siehst") } { WHOSE($of, ending: "en") } Auftrag: { CARD($agenda) }.
event-out = { DOES($who, one: "scheidet", you: "scheidest") } aus.
event-out-discarding = { DOES($who, one: "scheidet", you: "scheidest") } aus und { VERB($who, one: "legt", you: "legst") } { $agents } ab.
event-draw = Die Partie ist vorbei: Alle Züge sind gespielt, und niemand gewinnt.
won-last-left = { DOES($winners, one: "gewinnt", you: "gewinnst", many: "gewinnen", and-you: "gewinnt") } und { VERB($winners, one: "ist als Einziger", you: "bist als Einziger", many: "sind als Einzige", and-you: "seid als Einzige") } noch im Spiel
won-by-agenda = { DOES($winners, one: "gewinnt", you: "gewinnst", many: "gewinnen", and-you: "gewinnt") } mit dem Auftrag { CARD($agenda) }
event-last-left = Die Partie ist vorbei. { won-last-left }!
event-by-agenda = Die Partie ist vorbei. { won-by-agenda }!
`,s=e({default:()=>c}),c=`aim = { FIRST($aim) }.
ability-title = { ability-name }
power = { FIRST($power) }.
log-dealt = { DOES($who, one: "bekommt", you: "bekommst") } { COUNT($agents, one: "Agenten", other: "Agenten") }.
log-agenda = { DOES($who, one: "zieht", you: "ziehst") } einen Auftrag.
log-your-turn = { your-turn }.
log-no-jack = { DOES($who, one: "deckt", you: "deckst") } für { $for } keinen Buben auf.
log-answered = { DOES($who, one: "hat", you: "hast") } für { $for } geantwortet.
log-no-bullet = Niemand fängt die Kugel für { $for } ab.
log-done = { DOES($who, one: "nutzt", you: "nutzt") } den Joker nicht weiter.
zone-empty = leer
player-agents = { FIRST(WHOSE($who, ending: "e")) } Agenten
player-field = { FIRST(WHOSE($who, ending: "e")) } Agenten im Einsatz
player-base = { FIRST(WHOSE($who, ending: "e")) } Agenten an der Basis
player-out = Raus
player-turn = am Zug
player-exposed = hat enttarnt
agenda-known = Bekannt: { CARD($agenda) }
agenda-ruled-out = Nicht: { CARD($agenda) }
player-summary = { $field } im Einsatz, { $base } an der Basis
choose = Wählen
choose-player = { FIRST(WHO($who, case: "accusative")) } wählen
show-larger = { FIRST(WHOSE($who, ending: "e")) } Agenten größer zeigen
show-smaller = { FIRST(WHOSE($who, ending: "e")) } Agenten kleiner zeigen
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
while-waiting = Tippe solange auf Agenten, um sie anzusehen.
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
cannot-jack = Du hast keinen anderen verdeckten Buben. Das merkt niemand: Antworte mit „Kein Bube“, oder lass die Zeit ablaufen.
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
hint-agenda = Du gewinnst, wenn dein Auftrag am Ende deines Zuges erfüllt ist, aber nie in deinem ersten Zug.
hint-field = Im Einsatz kann ein Agent angreifen oder eine Fähigkeit nutzen, an der Basis nicht.
hint-ability = Verdeckt darf ein Agent jede Fähigkeit behaupten, wahr oder nicht. Glauben dir die anderen?
hint-expose = Bist du dir bei einem Auftrag sicher? Enttarne den Gegner: Liegst du richtig, scheidet er aus, sonst du.
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
show-results = Ergebnis zeigen
no-points = Punkte gibt es nicht. Wessen Auftrag am Ende des eigenen Zuges erfüllt ist, gewinnt, und ebenso, wer als Letzter übrig bleibt.
end-by-agenda = { won-by-agenda }.
end-last-left = { won-last-left }.
end-draw = Alle Züge sind aufgebraucht. Niemand gewinnt.
end-agreed = Die Partie endet ohne Sieger.
queen = Pik-Dame
agenda-never-shown = Nie gezeigt
agenda-secret = Dir nicht bekannt
player-score = { COUNT($turns, one: "Zug", other: "Züge") }, { agents }
player-won = Sieg
exposures = Enttarnungen
`,l=e({default:()=>u}),u=`aim-KC = Du hast Agenten, alle sind Kreuz, und kein Kreuz liegt offen
aim-AC = Du hast Agenten im Einsatz und sonst niemand
aim-KS = Genau { $many } Agenten sind im Spiel
aim-AD = Du hast von jeder Farbe einen offenen Agenten
aim-KH = Genau { $many } Agenten im Spiel liegen offen
aim-KD = Alle haben gleich viele Agenten, aber nicht vier
aim-AH = Du hast in dieser Partie einen Gegner richtig enttarnt
power-hearts = Charme: irgendeinen verdeckten Agenten aufdecken
power-spades = Attentat: irgendeinen offenen Agenten ausschalten
power-clubs = Täuschung: irgendeinen offenen Agenten verdecken
power-diamonds = Intrige: zwei Spieler tauschen je einen, im Einsatz oder an der Basis
power-queen = zwei beliebige Agenten versetzen, in den Einsatz oder zur Basis
power-ace = irgendeinen Agenten ausschalten, egal wo
power-jack = wird statt eines anderen von dir aufgedeckt und kämpft für ihn
power-joker = behauptet jede Farbe; bei Zweifel nutzt er alle vier; offen ist er weg
power-bullet = dein verdeckter Agent im Einsatz kann sie für einen anderen abfangen
reminder-queen = { power-queen }
reminder-ace = (Pik-Ass) { power-ace }
reminder-name-hearts = Herz
reminder-name-spades = Pik
reminder-name-clubs = Kreuz
reminder-name-diamonds = Karo
reminder-name-queen = Dame
reminder-name-ace = Ass
reminder-name-jack = Bube
reminder-name-joker = Joker
reminder-name-bullet = Kugel
reminder-agendas = Aufträge.
reminder-abilities = Fähigkeiten.
reminder-special = Besondere Agenten
reminder-abilities-and-special = Fähigkeiten und besondere Agenten.
reminder-win = Ist deiner am Ende deines Zuges erfüllt, gewinnst du (nie im ersten).
reminder-bluff = Verdeckt darfst du lügen. Bei Zweifel: Lüge weg, Wahrheit zweimal.
reminder-turn = Ein Zug: anwerben, Einsatz oder Basis, Fähigkeit, angreifen, enttarnen, passen.
sheet-title = SPYCARD, Kurzübersicht
sheet-note = X ist die doppelte Zahl der Spieler zu Beginn.  * nicht zu dritt
sheet-end =
    Angreifen: Beide werden aufgedeckt; nur ein höherer Angreifer schaltet sein Ziel
    aus, sonst wird er selbst ausgeschaltet.
    Enttarnen: Nenne den Auftrag eines Gegners. Stimmt er, scheidet der Gegner aus,
    sonst du.
`,d=e({default:()=>f}),f=`over = Die Partie ist vorbei
your-turn = Dein { $number }. Zug
turn-of = { WHOSE($who) } { $number }. Zug
your-agenda = Dein Auftrag
field = Einsatz
base = Basis
in-brackets = in Klammern: jetzt wählbar
legend = #4 verdeckt   #4(7C) verdeckt, dir bekannt   #4=7C offen
sizes = Stapel { $deck }, abgelegt { $discarded }
agents = { COUNT($agents, one: "Agent", other: "Agenten") }
in-deck = { $agents ->
        [0] Der Stapel ist leer
       *[other] Noch { agents } im Stapel
    }
sizes-in-words = { in-deck }, { $discarded } abgelegt.
is-out = ausgeschieden
agenda-is = Auftrag { $agenda }
agenda-is-not = Auftrag nicht { $agendas }
has-exposed = hat jemanden enttarnt
hand = { $player }, Auftrag { $agenda }
no-agents = keine Agenten
no-agents-here = Du hast hier keine Agenten.
discarded = Abgelegt
nothing-discarded = noch nichts
queen-bagged = { DOES($who, one: "hat sich", you: "hast dir") } die Pik-Dame geschnappt!
queen-not-bagged = Niemand hat sich die Pik-Dame geschnappt.
queen-not-bagged-yet = Noch hat sich niemand die Pik-Dame geschnappt.
exposure = { DOES($who, one: "hat", you: "hast") } bei { WHO($of, case: "dative") } auf { CARD($agenda) } getippt: { $right ->
        [true] richtig
       *[false] falsch
    }.
no-exposures = Noch hat niemand versucht, jemanden zu enttarnen.
chosen-turn-limit = Nach { COUNT($turns, one: "Zug", other: "Zügen") } je Spieler endet die Partie unentschieden.
chosen-no-jack-on-accusation = Wird ein Agent angezweifelt, kann kein Bube für ihn einspringen.
page-hand = dein Auftrag und deine Agenten
page-left = wie viele Agenten noch im Stapel sind und wer noch im Spiel ist
page-reminder = Aufträge, Fähigkeiten und besondere Agenten auf einen Blick
page-discard = der Ablagestapel
page-exposed = wer wen enttarnt hat
page-honour = wer sich die Pik-Dame geschnappt hat
page-typed-hand = hand
page-typed-left = übrig, rest
page-typed-reminder = übersicht, uebersicht, kurzübersicht
page-typed-discard = ablage, ablagestapel
page-typed-exposed = enttarnt
page-typed-honour = ehre
`;export{r as a,a as i,l as n,t as o,s as r,d as t};