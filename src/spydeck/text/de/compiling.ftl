### Was kompiliert wird; das dauert Sekunden.

compiling = { $what } – wird kompiliert, das dauert ein paar Sekunden
code-not-kept = Kompiliertes lässt sich nicht aufheben ({ $cause }), deshalb kompiliert jedes Programm neu
untried-numba = Kompilieren dauert mit numba { $version } Minuten: Für diese Version ist dieses Spydeck nicht gemacht
compiler-disabled = NUMBA_DISABLE_JIT verbietet das Kompilieren, und hierfür wird es gebraucht; entferne die Variable oder spiele gegen die Bots random und sensible
no-wasm-linker = Es fehlt { $program }, das Module für WebAssembly bindet; in Debian ist es im Paket lld
compiled-positions = { $game }: Stellungen
compiled-samples = { $game }: Stichproben verdeckter Karten
compiled-search = { $game }: Suche
compiled-games = { $game }: viele Partien zugleich
compiled-opponents = { $game }: viele Partien zugleich gegen Bots
compiled-playouts = { $game }: ganze zufällige Partien
compiled-likely-worlds = { $game }: wahrscheinliche Welten
compiled-check = viele Partien zugleich: Prüfung der Wörter
