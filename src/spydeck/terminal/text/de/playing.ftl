### What players type and are asked.

no = <bad>Nein. </bad>
type-help = „?“ zeigt die Hilfe.
you = du
default-name = Spieler
nicknames = Reiher Luchs Otter Rabe Viper Wolf
of-level = { $bot ->
    [easy] der Stufe Leicht
    [medium] der Stufe Mittel
    [hard] der Stufe Schwer
    [expert] der Stufe Experte
   *[other] „{ $bot }“
}
bot-name = Bot { of-level }
title = { $game }, { $players } Spieler
help-hint = was ein starker Bot täte, und warum; „hinweis alles“ vergleicht alles, was möglich ist
help-moves = was du jetzt tun kannst
help-full = vor jeder Frage den ganzen Tisch zeigen
help-brief = den Tisch vor Fragen weglassen
help-table = den ganzen Tisch zeigen
help-enter = die Frage noch einmal zeigen und einen angefangenen Zug verwerfen
help-rule = die Regeln in Kürze, oder eine einzelne Regel, etwa „regel 1“
help-language = die Sprache wechseln, etwa „sprache en“
help-review = deine Züge der letzten Runde analysieren
help-again = von einem Zug der Analyse aus weiterspielen, etwa „nochmal 1“
typed-hint = hinweis empfehlung rat
typed-moves = züge zuege
typed-full = ausführlich ausfuehrlich
typed-brief = kurz
typed-table = tisch
typed-rule = regel
typed-rules = regeln
typed-help = hilfe
typed-language = sprache
typed-next = nächste naechste überspringen ueberspringen
typed-end = ende
typed-review = analyse analysieren
typed-again = nochmal
typed-change = ändern aendern ändere aendere
typed-undo = zurück zurueck rückgängig rueckgaengig
leave-game = aufhören; die Partie ist gespeichert
moves-heading = Du bist am Zug. Möglich ist:
also = Außerdem kannst du eingeben:
only = Du kannst eingeben:
not-recognized-alone = { $typed } gibt es hier nicht. { type-help }
not-recognized-close = { $typed } gibt es hier nicht. Meinst du { $examples }? { type-help }
not-recognized-else = { $typed } gibt es hier nicht. Möglich ist zum Beispiel: { $examples }. { type-help }
not-possible = { no }{ $typed } geht hier nicht.
not-possible-close = { no }{ $typed } geht hier nicht. Meinst du { $close }?
rest-of-action = { $partial }: { $question } { $words }.
complete-example = <faint>{ "  " }Oder alles auf einmal, etwa </faint>{ $example }<faint>. Enter bricht ab.</faint>
like = <faint>etwa </faint>{ $example }
for-example = { $verb }, zum Beispiel: { $example }.
command-help = <strong>{ "  " }{ PAD($name, width: 15) }</strong>{ $words }
how-to-read = { "  " }Die Regel liest du mit „regel { $clause }“, die Hilfe mit „?“.
suggestion = Empfehlung: { $action }.
take = <faint> Enter übernimmt sie.</faint>
take-typed = <faint> Enter übernimmt sie, ebenso </faint>{ $typed }<faint>.</faint>
hint-all = alles all
hint-usage = „hinweis“ gibt eine Empfehlung, „hinweis alles“ vergleicht alles, was möglich ist.
simple-bots = Das ist nur der Rat des einfachen Bots.
reasons-later = <faint>{ "  " }Spätere Hinweise sind von einem starken Bot und sagen, warum: Spydeck bereitet sich noch vor.</faint>
not-compared = <faint>{ "  " }Für diese Empfehlung wurde nichts verglichen.</faint>
spoken-best = am besten
spoken-as-good = genauso gut wie das Beste
best = am besten
as-good = = genauso gut
give-or-take = , plus/minus{ " " }
share = { $percent } %
played-on = { "  " }{ $playouts } Mal weitergespielt, mit Karten, wie sie für dich liegen könnten; +- ist der Standardfehler.
compared = Verglichen: { $options } von { $actions ->
    [none] sehr vielen
   *[other] { $actions }
} Zügen.
full = Vor jeder Frage steht jetzt der Tisch.
brief = Fragen kommen jetzt ohne den Tisch. „tisch“ zeigt ihn.
out-of-game = Du bist ausgeschieden. Du kannst zuschauen oder aufhören.
how-to-watch = Enter zeigt den nächsten Zug, „ende“ zeigt, wie es ausgeht; mit „beenden“ hörst du auf.
watch-prompt = Enter: nächster Zug, ende, beenden>{ " " }
no-moves = Du hast gerade nichts zu entscheiden.
which-player = Wer genau
yes = ja j yes y
are-you-sure = <strong> Wirklich?</strong> Gib „ja“ ein oder etwas anderes.
languages = Diese Sprachen gibt es: { $names }. Du wechselst zum Beispiel mit „sprache en“.
