# The pages of puzzles.
puzzles-of = { $game } puzzle
puzzles-solved = { $solved } of { COUNT($all, one: "puzzle", other: "puzzles") } solved
puzzles-start = Solve the next one
puzzles-rating = Rating { $rating } of 4
puzzles-facts = Rating { $rating } of 4, { COUNT($players, one: "player", other: "players") }. What do you do?
puzzles-numbered = Puzzle { $number }
puzzles-right = solved
puzzles-wrong = not solved
puzzles-is-right = Right.
puzzles-also-right = Right, as good as: { $best }.
puzzles-compared = Everything that you could do
puzzles-solution = Solution
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-not-found = Puzzle not found
puzzles-not-found-hint = It may belong to another version of Spydeck.
