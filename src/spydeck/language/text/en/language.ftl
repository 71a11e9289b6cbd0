# The language itself, for pages in all languages.
language-name = English
language-word = Language
# Whose lists, plurals, dates and numbers it uses.
language-locale = en-GB
# The name of a person who was dealt in without giving one.
language-newcomer = Player
# What a ruling is called in the rulebooks.
language-ruling = Ruling
