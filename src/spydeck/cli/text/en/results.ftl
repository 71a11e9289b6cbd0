### What commands write when they have done their work.

## The list of saved games

more-saved-games = and { $number } more; to list all: spydeck games --all
nothing-saved = No game is saved in { $folder }. To play one: spydeck play
how-to-open =
    Saved in { $folder }
    To continue a game: spydeck play --resume NUMBER
    To continue a scorepad: spydeck score --resume NUMBER
    To replay a game: spydeck replay NUMBER

## Puzzles, data, and compiling

puzzle-line = { $name }  rating { $rating }  { $difficulty }  { $players } players  { $title }{ $theme ->
        [none] { "" }
       *[other] , { $theme }: { $about }
    }
mined = Looked at { $looked ->
    [one] { $looked } position
   *[other] { $looked } positions
}, found { $found ->
    [one] { $found } puzzle
   *[other] { $found } puzzles
}
arena-progress = Deals
# What `warm` compiles of a game.
warm-bots = what bots think with
warm-positions = positions
warm-samples = samples of hidden cards
warm-search = search
warm-games = games in arrays
warm-opponents = games in arrays against opponents
warm-playouts = complete random games
generated = { $title }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
} in { $folder }
compiling = Compiling { $title }: { $part } ...{ " " }
took = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
nothing-to-compile = { $title } has no programs to compile

## The result of `verify`

secret-matches = { $game }, { $players } players. The secret matches the commitment:
game-commitment = { "  " }game    { $commitment }
part-commitment = { "  " }part { PAD($number, width: 2) } { $commitment }
recomputed = { $outcomes ->
    [one] { $outcomes } outcome
   *[other] { $outcomes } outcomes
} in { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
} recomputed from the secret: all equal. The commitments of the parts:
commitment-not-given = To compare it with the commitment you saw before the game, pass that as --commitment.
commitment-of-game = The commitment that you saw is that of the game.
commitment-of-part = The commitment that you saw is that of part { $part }.
commitment-of-undealt-part = The commitment that you saw is that of part { $part }, which was never dealt.
proven = This shows that nobody changed a card after the commitment was published.
not-proven = It does not show how the secret was chosen, or that nobody looked at it or shared it.
sheet-written = The file is written: open it in a browser and print it.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title } (done)
site-written =
    { $folder } is written: { $size } MB, of which a first visit fetches less than one.
    To look at it: python -m http.server --directory { $folder }
