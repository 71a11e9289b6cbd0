### What Black Spy is about, and its options.

pitch = The fewest points win: each Black Spy (K7) costs 10, each coloured Spy takes 5 off.
option-variants = a variant; may be given several times
option-edition = a preset of the other options, to which variants are added
option-pass_direction = where the three cards go
option-first_lead = who leads the first trick
option-end_value = the total that ends the game
option-ages = the seats from youngest to oldest, counted from 0, as in 2,0,1,3

# The options of a match, for its opening.
played-by-edition = Played by { $edition ->
        [z-man-2013] the Z-Man edition of 2013
       *[gespenster-1990] the Gespenster edition of 1990
    }, until somebody has { $end } points or more.
played-by-house-rules = Played by house rules ({ $first_lead ->
        [red-1] the red 1 leads first
       *[dealer-left] the dealer's left leads first
    }, { $pass_direction ->
        [left] all passes go left
       *[alternate] passes alternate
    }), until somebody has { $end } points or more.
with-variants = With { $count ->
        [one] the variant
       *[other] the variants
    } { LIST($variants) }: type values to read about them.
