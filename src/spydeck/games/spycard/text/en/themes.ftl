### The themes of puzzles of Spycard: the title of each, and what it asks.

theme-claim = Truth or lie
theme-about-claim = Somebody claims an ability: accuse, or allow it?
theme-again = Once more
theme-about-again = Use it again, and on whom?
theme-protect = In the line of fire
theme-about-protect = Does another of your agents step in?
theme-sleeper = Sleepers
theme-about-sleeper = Keep the new agent, or send it to somebody?
theme-turn = Your turn
theme-about-turn = Draft, move, use an ability, or attack?
theme-expose = Expose or wait
theme-about-expose = Do you know enough to expose somebody, and whom?
