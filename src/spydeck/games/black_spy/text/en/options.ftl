### What Black Spy is about, and its options.

pitch = Few points win: each Black Spy (K7) costs 10, each coloured Spy takes 5 off.
option-variants = a variant; may be given several times
option-edition = a preset of the other options, to which variants are added
option-pass_direction = where the three cards go
option-first_lead = who leads the first trick
option-end_value = the total that ends the game
option-ages = the seats from youngest to oldest, counted from 0, as in 2,0,1,3
