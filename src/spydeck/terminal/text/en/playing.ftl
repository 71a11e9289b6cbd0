### What players type and are asked.

# Stands before the reason for a refusal.
no = <bad>No. </bad>
type-help = Type ? for help.
# The name of the reader's own seat.
you = you
default-name = Player
# The names of bots at the table, in seat order.
nicknames = Heron Lynx Otter Raven Viper Wolf
bot-name = { $bot } bot
title = { $game }, { $players } players
# What a person can type besides actions.
help-hint = suggest what to do, and why; hint all compares everything that you can do
help-moves = list what you can do now
help-full = show the whole table before every question
help-brief = leave the table out before questions
help-table = show the whole table
help-enter = show the question again, and discard a partial action
help-rule = show the rules in brief, or one clause, such as rule 1
help-language = change the language, as in language de
help-review = review your moves in the deal or round that ended last
help-again = play on from a move of the review, as in again 1
# What a person can type for a command in this language; the first word is listed. Its name works always.
typed-language = language sprache
typed-hint = hint
typed-moves = moves
typed-full = full
typed-brief = brief
typed-table = table
typed-rule = rule
typed-rules = rules
typed-help = help
typed-next = next
typed-end = end
typed-review = review
typed-again = again
typed-change = change
typed-undo = undo
leave-game = leave; the game is saved
moves-heading = Your move, one of:
# The heading of the commands, after the moves or without any.
also = You can also type:
only = You can type:
# That something cannot be typed here, with a word close to it or with examples, if any.
not-recognized-alone = { $typed } is not recognized. { type-help }
not-recognized-close = { $typed } is not recognized. Did you mean { $examples }? { type-help }
not-recognized-else = { $typed } is not recognized. Try something like { $examples }. { type-help }
# That something cannot be typed there, with a word close to it, if any.
not-possible = { no }{ $typed } is not possible there.
not-possible-close = { no }{ $typed } is not possible there. Did you mean { $close }?
rest-of-action = { $partial }: { $question } { $words }.
complete-example = <faint>{ "  " }Or type all of it, like </faint>{ $example }<faint>. Press Enter to start over.</faint>
like = <faint>like </faint>{ $example }
# A verb with an example, for those who listen.
for-example = { $verb }, for example: { $example }.
# A command with what it does.
command-help = <strong>{ "  " }{ PAD($name, width: 10) }</strong>{ $words }
how-to-read = { "  " }Type rule { $clause } to read that rule, or ? for help.
# What is suggested, why, if a reason is known, and what to type, if it reads otherwise.
suggestion = Suggestion: { $action }.
take = <faint> Press Enter to take it.</faint>
take-typed = <faint> Press Enter to take it, or type </faint>{ $typed }<faint>.</faint>
# What follows `hint` for the whole table.
hint-all = all
hint-usage = Type hint for a suggestion, or hint all to compare everything that you can do.
simple-bots = That is only the simple bot's advice.
reasons-later = <faint>{ "  " }Later hints are a strong bot's and say why: Spydeck is still getting ready.</faint>
not-compared = <faint>{ "  " }Nothing was compared for this suggestion.</faint>
spoken-best = the best
spoken-as-good = as good as the best
best = best
# What marks an option that is within the noise of the best one.
as-good = = as good
give-or-take = , give or take{ " " }
# How often it was played on to compare options, and whether those are all.
share = { $percent }%
played-on = { "  " }Played on { $playouts } times in worlds that are possible for you; +- is the standard error.
compared = Compared: { $options } of { $actions ->
    [none] very many
   *[other] { $actions }
} actions.
full = The table is shown before every question.
brief = Questions come without the table. Type table to show it.
out-of-game = You are out of the game. You can watch the rest, or leave.
how-to-watch = Enter shows the next turn, end how the game ends; quit leaves.
watch-prompt = Enter: next turn, end, quit>{ " " }
no-moves = You have nothing to decide now.
which-player = Which player
# What confirms an action that is doubtful.
yes = yes y
are-you-sure = <strong> Do it anyway?</strong> Type yes, or something else.
# Which languages there are, from how each is called.
languages = The languages are: { $names }. Change to one as in: language de
