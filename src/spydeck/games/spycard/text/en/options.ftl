### What Spycard is about, and its options.

pitch = Face-down agents claim to be anything: fulfill your secret agenda before the others guess it.
option-jack_on_accusation = whether a Jack may be turned up instead of an accused agent
option-turn_limit = turns for each player before the game is a draw, by default { $default }
