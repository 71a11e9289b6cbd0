### What those hear of Spy Tricks who listen.

heard-none = none
heard-play = { DOES($who, one: "played", you: "played") } { $card }.
heard-secret = The secret is one of { $cards }.
heard-possible = The secret is one of { COUNT($number, one: "card", other: "cards") }.
heard-score = { DOES($who, one: "has", you: "have") } { COUNT($points, one: "point", other: "points") } and { COUNT($chips, one: "chip", other: "chips") }.
heard-score-helper = { DOES($who, one: "has", you: "have") } { COUNT($points, one: "point", other: "points") } and { COUNT($chips, one: "chip", other: "chips") } and { $own ->
    [true] hold
   *[false] holds
} a Helper.
heard-henchmen = { $own ->
    [true] Your henchmen
   *[false] Henchmen of { $who }
}: { $spots }.
heard-mat = Cards on the mat: { $cards }.
heard-left-out = Left out of the game: { $cards }.
heard-wrong = Suits and ranks proven wrong: { $spots }.
heard-ruled-out = Others ruled out by what you know: { $spots }.
