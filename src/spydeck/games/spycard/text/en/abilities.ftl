### What agents can do: pieces of sentences that name an ability and its targets.

ability-name = { $ability ->
       *[hearts] hearts
        [spades] spades
        [clubs] clubs
        [diamonds] diamonds
        [queen] queen
        [ace] ace
    }
# What an agent with the ability claims to be.
ability-claim = { $ability ->
       *[hearts] a heart
        [spades] a spade
        [clubs] a club
        [diamonds] a diamond
        [queen] a Queen
        [ace] the Ace of Spades
    }
ability-effect = { $ability ->
       *[hearts] turns up
        [spades] kills
        [clubs] turns down
        [diamonds] swaps
        [queen] moves
        [ace] kills
    } { LIST($targets) }
# The same in the infinitive.
ability-use = { $ability ->
       *[hearts] turn up
        [spades] kill
        [clubs] turn down
        [diamonds] swap
        [queen] move
        [ace] kill
    } { LIST($targets) }
