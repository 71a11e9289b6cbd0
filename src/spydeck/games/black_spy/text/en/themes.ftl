### The themes of puzzles of Black Spy: the title of each, and what it asks.

theme-duck = Staying under
theme-about-duck = You do not want this trick.
theme-lead = Getting off lead
theme-about-lead = Lead what somebody else takes.
theme-shed = Getting rid of cards
theme-about-shed = The right moment for a card or a colour that has to go.
theme-spies = Spies
theme-about-spies = Who takes a Spy, or do you take all the black cards?
theme-stop = Stopping a sweep
theme-about-stop = Somebody is taking all the black cards.
theme-keep = Thinking ahead
theme-about-keep = Which card do you still need?
