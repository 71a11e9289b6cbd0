### Why an action is best in Spy Tricks. $this and $that are actions as they read after "if you".

reason-points = About { COUNT($result, one: "point", other: "points") } in this round if you { $this }, against { $next_result } if you { $that }
reason-game = To win the game it is better to { $this } than to { $that }, though it brings about { COUNT($result, one: "point", other: "points") }, not { $next_result }
reason-slightly = It is only slightly better to { $this } than to { $that }: about { COUNT($result, one: "point", other: "points") } in this round either way
# $idea comes first and has said some of the numbers.
reason-likeliest = { spot-name } is the likeliest { $kind ->
        [suits] suit
       *[ranks] rank
    }: { $idea ->
        [likelier] if right, it brings { spot-points }
        [prize] in { $chance } of 100 cases it is right
        [gamble] in { $chance } of 100 cases it is right
        [helper] in { $chance } of 100 cases it is right
       *[other] in { $chance } of 100 cases it is right and brings { spot-points }
    }
reason-spot =
    { $idea ->
        [likelier] If right, { spot-name } brings { spot-points }
        [prize] { spot-name } is right in about { $chance } of 100 cases
        [gamble] { spot-name } is right in about { $chance } of 100 cases
        [helper] { spot-name } is right in about { $chance } of 100 cases
       *[other] { spot-name } is right in about { $chance } of 100 cases, and then brings { spot-points }
    }
reason-equal = { $start }: { $range } points in this round with each.
spot-name =
    { $spot ->
        [red] Red
        [blue] Blue
        [white] White
       *[other] Rank { $spot }
    }
spot-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
odds-suits = The suit of the Secret Document: { $chances }.
odds-ranks = Its rank: { $chances }.
odds-of =
    { $name ->
        [red] red { $chance }%
        [blue] blue { $chance }%
        [white] white { $chance }%
       *[other] { $name } { $chance }%
    }
column-points = points in this round
column-win = game won

played-play = You played { CARD($card) }.
better-play = { CARD($card) } is better.

# What speaks for an action, as a card player would say; each is a sentence.
idea-wins = You win the trick{ in-cases } and choose a spot first.
idea-loses = You lose the trick{ in-cases }, and so place a henchman too.
in-cases =
    { $chance ->
        [100] { "" }
       *[other] { " " }in { $chance } of 100 cases
    }
idea-places = You win or lose the trick in { $chance } of 100 cases, and so place a henchman.
idea-quiet = The mat does not yet show everyone that the { $rank } is ruled out.
idea-cost = It costs { $name } points.
idea-sure = Every card that can still be the Secret Document fits.
idea-ruled-out =
    { $card ->
        [none] { spot-name }
       *[other] { CARD($card) }
    } can no longer be right.
idea-one-of = Only { $possible } cards can still be the Secret Document.
idea-fits = { $fits } of the { $possible } cards that can still be the Secret Document { $fits ->
        [1] fits
       *[other] fit
    }.
idea-salvation =
    Salvation lets you place one more henchman at the end{ $chance ->
        [100] { "" }
       *[other] { " " }in { $chance } of 100 cases
    }.
idea-later = You place more henchmen in later tricks, when more cards lie on the mat.
idea-likelier = It is right more often: in { $chance } of 100 cases, not in { $instead }.
idea-prize = If right, it brings { $points } points, not { $instead }.
idea-gamble = The gamble pays: if right, it brings { $points } points, not { $instead }.
idea-before =
    Otherwise somebody else takes the spot{ $chance ->
        [100] { "" }
       *[other] { " " }in { $chance } of 100 cases
    }.
idea-helper = The Helper doubles it: if right, it brings { $points } points.
idea-keep-helper = You keep your Helper for a later guess.
