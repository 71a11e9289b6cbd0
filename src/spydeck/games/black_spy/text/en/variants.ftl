### The variants of Black Spy: what each changes, what it is called inside a sentence, and as a heading.

variant-no-good-spies = coloured Spies count 0 instead of 5 off
variant-capture-or-release = after a sweep: capture (60 for everyone else) or release (60 off a total)
variant-the-mole = from the second deal on, some cards are set aside, and the seats take three each
variant-calling-color = the dealer calls the colour of the first lead
variant-following-rank = a card may also follow the rank of the card played just before it
variant-going-back = a total that is exactly the end value, or half of it, is halved
variant-spies-count-on-sweep = after a sweep the others' coloured Spies still take 5 off each

title-no-good-spies = no-good-spies
title-capture-or-release = capture-or-release
title-the-mole = the-mole
title-calling-color = calling-color
title-following-rank = following-rank
title-going-back = going-back
title-spies-count-on-sweep = spies-count-on-sweep

name-no-good-spies = No Good Spies
name-capture-or-release = Capture or Release
name-the-mole = The Mole
name-calling-color = Calling Color
name-following-rank = Following Rank
name-going-back = Going Back
name-spies-count-on-sweep = Spies count on a sweep
