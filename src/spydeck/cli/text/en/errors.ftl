### What is wrong with a command line.

socket-alone = --socket listens at a file only: omit --host, --port, --lan and --open
see-help = { $message }; see { $command } --help
unknown-arguments = unrecognized arguments: { LIST($words, type: "spaced") }
not-whole = { $text } is not a whole number of at most { $most } digits
not-seconds = { $text } is not a number of seconds, more than 0 and up to one day
missing-package = { $package } is missing; install it in a copy of the source with: pip install ".[server]"
set-by-saved-game = --resume takes these from the saved game; leave out { $flags }
set-by-table = the table of --join determines these; leave out { $flags }
same-for-strangers = strangers play by the usual rules; leave out --now or { $flags }
same-for-everybody = the daily deal is the same for everybody; leave out --daily or { $flags }
needs-server = { $flag } needs a server; add --join with its address
out-of-range = { $flag } must be from { $minimum } to { $maximum }
too-small = { $flag } must be at least { $minimum }
missing-game = name a GAME: { $games }
bad-commitment = a commitment has 64 digits of 0 to 9 and a to f; { $text } does not
no-lessons = { $game } has no lessons
no-drawn-sheet = { $flags ->
    [none] { $game } has no sheets that are drawn
   *[other] say which sheet goes into the file of --output: { LIST($flags, type: "or") }
}
sheet-only-drawn = this sheet is only drawn: add --output and a file such as sheet.html
puzzles-of-one-game = name one game: spydeck puzzles GAME, or spydeck puzzles mine GAME
flag-not-for-mining = { $flag } is not for mining puzzles
flag-not-for-grading = { $flag } is not for grading puzzles
flag-for-mining = { $flag } is only for spydeck puzzles mine
no-puzzle-of-rating = there is no puzzle of rating { $rating } here
no-puzzle-of-theme = there is no puzzle of the theme { $theme } here; the themes are: { LIST($values) }
no-such-theme = { $game } has no theme { $theme }; the themes are: { LIST($values) }
unknown-language = there is no language { $text }; the languages are: { $languages }
# What argparse finds wrong, in its own words.
argparse-argument = argument { $argument }: { $problem }
argparse-missing = the following arguments are required: { $names }
argparse-choice = invalid choice: { $value } (choose from { $choices })
argparse-one = expected one argument
argparse-some = expected at least one argument
argparse-none = ignored explicit argument { $value }
