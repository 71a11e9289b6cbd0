# A table in this page, without a server.
alone-unsaved = Your device could not save this, so it was not done. Free some space and try again.
alone-unsupported = This browser cannot run a table by itself.
alone-unsupported-hint = It needs WebAssembly, workers and storage. Try a newer browser, or play at the server.
alone-not-here = What this game needs is not on this device yet.
alone-not-here-hint = Open this page once while you are connected. After that, it works without a connection.
alone-no-storage = This browser keeps nothing for this page.
alone-no-storage-hint = Without storage, a game would be lost when you leave. Free some space, or use a window that is not private.
alone-elsewhere = This game goes on in another tab.
alone-elsewhere-hint = Reload the page to continue here.
alone-gone = This game is not on this device any more.
alone-gone-hint = You deleted it, or the browser cleared what it had kept for this page. Games that are over can still be under My games.
alone-too-many = This device keeps no more games in progress.
alone-too-many-hint = Finish one, or delete one under My games. Nothing was deleted.
alone-unreadable = This version cannot read the saved game.
alone-unreadable-hint = Nothing was deleted. Connect, so that the page can be updated, and open the game again.
alone-failed = The table stopped because of an error.
alone-failed-hint = Everything up to your last move is saved. Open the game again from the home page.

# A game of this device: the form for a new one, and what can be done with it.
alone-setup-note = You play on this device, without a connection. Every move is saved here at once.
alone-continue = Continue your game
alone-new = New game
alone-new-note = This one stays under My games.
alone-file = Save this game as a file
alone-file-note = Open the file in Spydeck on another device, and play on there. It tells every card: give it to nobody.
alone-move = Move to the server
alone-move-one = Move to the server: { $game }, { $date }
alone-move-note = You play on there, on other devices, too, and no longer here. It then counts in no statistics.
alone-open = Open a file
alone-open-note = A game that you saved as a file, or the record of a finished one (.spy).
alone-opened = The game is under My games now.
alone-too-long = This file is too long to be a game of Spydeck.

# In the list of one's own games.
alone-running = In progress on this device
alone-finished = Finished on this device
alone-kept = The latest { DECIMAL($most, most: 0) } finished games are kept here; when there are more, the oldest are deleted. Statistics count those that are kept. Games that you open from a file can be replayed, and do not count.
alone-delete = Delete
alone-delete-one = Delete this game: { $game }, { $date }
alone-delete-sure = Delete this game? It is nowhere else.
alone-delete-no = No
alone-delete-yes = Yes, delete it
alone-deleted = The game is deleted.
alone-statistics = Games on this device count, too.
alone-statistics-only = The server cannot be reached: only the games on this device are counted here.
