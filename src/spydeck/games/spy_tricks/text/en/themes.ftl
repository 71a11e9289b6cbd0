### The themes of puzzles of Spy Tricks: the title of each, and what it asks.

theme-wins = Winning the trick
theme-about-wins = The Winner places a henchman first.
theme-loses = Losing the trick
theme-about-loses = The Loser places a henchman, too.
theme-tell = What the mat tells
theme-about-tell = What it shows to you, and what to everybody.
theme-cost = At the cost of others
theme-about-cost = The best card takes points from somebody.
theme-weigh = Weighing up
theme-about-weigh = No one thing decides: which card brings more?
