### What is compiled, which takes seconds.

compiling = Compiling { $what }; this takes seconds
code-not-kept = Compiled code cannot be kept ({ $cause }), so each program compiles it again
untried-numba = Compiling takes minutes with numba { $version }, a version that this one of Spydeck was not made for
compiler-disabled = NUMBA_DISABLE_JIT forbids compiling, and this needs the compiler; unset it, or play against the bots random and sensible
no-wasm-linker = { $program } is missing, which links modules of WebAssembly; on Debian the package lld has it
compiled-positions = { $game }: positions
compiled-samples = { $game }: samples of hidden cards
compiled-search = { $game }: search
compiled-games = { $game }: games in arrays
compiled-opponents = { $game }: games in arrays against opponents
compiled-playouts = { $game }: complete random games
compiled-likely-worlds = { $game }: likely worlds
compiled-check = games in arrays: the check of words
