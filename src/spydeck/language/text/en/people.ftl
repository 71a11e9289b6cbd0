# People in sentences.
you-first = You
you-nominative = you
you-accusative = you
you-dative = you
your = your
possessive = 's
# Names that end like this take another ending.
hissing = none
possessive-of-hissing = 's
