### What is compiled, which takes seconds.

compiling =
    { $kept ->
        [true] Compiling { $what }; this takes seconds
       *[false] Compiling { $what }, in each program again, as the folder for caches cannot be written to; this takes seconds
    }
compiled-positions = { $game }: positions
compiled-samples = { $game }: samples of hidden cards
compiled-search = { $game }: search
compiled-games = { $game }: games in arrays
compiled-opponents = { $game }: games in arrays against opponents
compiled-playouts = { $game }: complete random games
compiled-candidates = { $game }: candidates
compiled-beliefs = { $game }: beliefs
compiled-likely-worlds = { $game }: likely worlds
compiled-refined-worlds = { $game }: refined worlds
compiled-conduct = { $game }: conduct
compiled-check = games in arrays: the check of words
