### Records of games, the proof that their cards are fair, and positions to solve.

forbidden = { $clause }: { $what }
at-line = line { $line }: { $what }
unplayable-at-line = the record does not fit the rules at line { $line }: { $what }
record-not-text = a record must be text
record-too-long = a record has at most { $most } characters
line-too-long = a line has at most { $most } characters
record-start = a record starts with a tag like [Spydeck "1"]
tag-expected = expected a tag like [Players "4"], or an empty line after the tags
tag-twice = the tag { $name } appears a second time
nothing-after-tags = the record is cut short: nothing follows the tags
version-not-a-number = { $name } must be a version number from 1 to { $known }
record-newer = this record has a newer version ({ $name } { $version }) than this program reads ({ $known }): update Spydeck to read it
tag-missing = the tag { $name } is missing
players-tag-not-a-number = Players must be a number
action-expected = expected an action like '0 play R7', not { $given }
outcome-expected = expected '{ $name }' and its outcome, not { $given }
end-missing = the record is cut short: its last line, 'end', is missing
after-end = nothing may follow the line 'end'
end-edited = the record is cut short or its last line was edited
wrong-event-count = the record should have { $expected } events and has { $events }
wrong-digest = the digest does not match: the record was edited after it was written
wrong-outcome = { $clause }: { $chance }: { $what }
outcome-count = name all { $count } { $operand }s, not { $given }
outcome-of-one = name one { $operand }, { $first } to { $last }, not { $given }
outcome-unknown = { $given } at place { $place } is not among the { $operand }s
outcome-not-in-deck = { $given } at place { $place } is not in the deck, or not that often
outcome-not-a-list = an outcome is a sequence of { $operand } texts, top first
tags-not-texts = tags must be texts by name, not { $given }
too-many-tags = a record carries at most { $most } free tags
tag-taken = the tag { $name } already has a meaning in a record
tag-not-carried = a record cannot carry the tag { $name } with the text { $text }
commitment-not-hex = a commitment has 64 digits of 0 to 9 and a to f; { $given } does not
commitment-of-the-game = the game
commitment-of-part = part { $number }
commitment-of-next-part = part { $number }, which was never dealt
commitment-elsewhere = the commitment { $given } does not belong to this record, whose game has { $commitment }: the game was dealt from a different secret than the one that you were shown a commitment to
not-committed = the record has no tag { $name }: only a finished game that was dealt from a committed secret can be verified
tag-not-hex = the tag { $name } must be 64 digits of 0 to 9 and a to f, not { $given }
secret-unfit = the secret does not fit the commitment: the record has { $commitment }, and the secret's is { $right }
outcome-unfair = the { $name } of part { $number } does not follow from the secret: { $place ->
        [none] the record has { $given }, the secret determines { $right }
       *[other] at place { $place } the record has { $given }, the secret determines { $right }
    }
no-puzzles-shipped = no puzzles of { $game } come with Spydeck; mine some: spydeck puzzles mine { $game }
puzzles-too-long = a file of puzzles has at most { $most } bytes
puzzles-not-text = this file is not text: puzzles are JSON, one a line
puzzles-empty = there is no puzzle in this file
unknown-puzzle = there is no puzzle { $given }
not-a-puzzle = this is not a puzzle
puzzle-damaged = this puzzle is damaged
puzzle-of-another-version = this puzzle is of another version of Spydeck or of the game's rules; mine new ones: spydeck puzzles mine
outcome-never-settled = { $clause }: this { $chance } can never be settled
