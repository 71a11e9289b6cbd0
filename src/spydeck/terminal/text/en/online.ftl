### At a server's table.

## Joining a table

choose-name = choose a name: --name NAME
return-later = { $alone ->
    [true] Your seat is kept, and the game waits for you. To come back:
   *[false] Your seat is kept; after a while a bot plays for you. To come back:
}
daily = The daily deal of { $year }-{ $month }-{ $day }. { $practice ->
    [true] This does not count.
   *[false] This try counts, and there is no advice in it.
}
daily-standing = { $others ->
    [0] You are the first to finish this deal.
    [one] Of { $others } other player, { $worse } did worse and { $same } the same.
   *[other] Of { $others } other players, { $worse } did worse and { $same } the same.
}
daily-expert = The bot expert in your seat: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $won ->
    [true] , won
   *[false] { "" }
}.
daily-result = See how others did: { $address }
at-server = { title }, at { $server }
# How long each move can take.
clock = Time for each move: { $number } { $unit ->
    [days] { $number ->
        [one] day
       *[other] days
    }
    [hours] { $number ->
        [one] hour
       *[other] hours
    }
    [minutes] { $number ->
        [one] minute
       *[other] minutes
    }
   *[seconds] { $number ->
        [one] second
       *[other] seconds
    }
}.
you-are = You are { $name }{ $spectator ->
    [true] , a spectator
   *[false] { "" }
}. { type-help }
name-of-bot = Agent { $nickname }
agents = Ash Birch Cedar Dove Elm Fern

## Commands

leave-for-now = leave for now; your seat is kept
# What a person can type at a table besides the commands of every game.
help-who = show who sits where
help-link = show the link that invites others
help-say = chat: your own words, or one of the phrases that say alone lists
help-start = start the game
help-rematch = play again
help-sit = take a seat, as in sit 2
help-stand = give up your seat and watch
help-bot = give a seat to a bot, as in bot 2
help-open = open a seat, as in open 2
help-program = get a token for your own bot, as in program 2 Rusty
help-withdraw = take back a sealed answer, or your proposal
help-pause = propose a pause
help-draw = propose a draw
help-finish = propose to finish a deal that is already decided
help-agree = agree to the proposal
help-disagree = decline the proposal
help-resume = resume a paused game
help-back = take your seat back from a bot
help-review-at-table = review your moves in the deal, round or game that ended last
help-record = save its record as a file
help-leave = leave the table for good
# What a person can type for these commands in this language; the first word is listed.
table-typed-who = who
table-typed-say = say
table-typed-start = start
table-typed-rematch = rematch
table-typed-sit = sit
table-typed-stand = stand
table-typed-open = open
table-typed-program = program
table-typed-withdraw = withdraw
table-typed-draw = draw
table-typed-finish = finish
table-typed-agree = agree
table-typed-disagree = disagree
table-typed-resume = resume
table-typed-back = back
table-typed-record = record
table-typed-leave = leave
program-name = Program
nothing-sealed = You have no sealed answer now.
no-finished-game = no game has finished at this table yet
# How far a review is that is being made; `total` is missing until that is known.
review-comes = The review comes as soon as it is ready.{ $total ->
    [none] { "" }
   *[other] { " " }{ judged }.
}
review-failed = the server could not make the review; type review to try once more
no-own-moves = you had no seat in this game; record saves it, and spydeck review judges any seat
local-link = It works only on this computer, or on your network if the server was started with --lan.
what-to-say = say something: your own words, or one of: { $phrases }
seat-missing = name a seat from 1 to { SEAT($last) }, as in { $command } { SEAT($last) }
which-seat = name a seat from 1 to { SEAT($last) }, or who holds it, not { $typed }
program-access =
    Its socket: { $socket }
    Its token, shown only once: { $token }
# Who holds a seat; without a name it is open.
seat-line = { "  " }Seat { SEAT($seat) }: { $holder }
seat-line-with-notes = { seat-line } ({ LIST($notes, type: "semicolons") })
own-seat = you
open-seat = open
host-note = host
program-note = program
stand-in-away = away, a bot plays
stand-in-clock = out of time, a bot plays
stand-in-left = left, a bot plays
bot-note = bot, { $bot }
spectators = { "  " }Watching: { $names }
invitation = Others join with this link: { $link }
record-saved =
    To replay the game: { $replay }
    To verify its cards: { $verify }

## What the person can do now

how-to-resume = Type resume to continue.
out-of-game-at-table = You are out of the game. You can watch the rest here, or type quit to leave.
nothing-to-decide = You have nothing to decide now. Type ? for help.
before-game = { $host ->
    [true] Press Enter to start; bots take the open seats.
   *[false] The host starts the game.
} { type-help }
before-strangers-play = The game starts in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; bots take the seats that are still open then. { type-help }
waits-for-deal = You are spectating. At the next deal you get a seat, in place of a bot.
after-game = record: save the game as a file.  quit: leave.
after-own-game = review: see what your moves cost.  { after-game }
after-game-to-repeat = Enter: play again.  { after-own-game }
answer-early = You can answer in advance: { $answers }. The answer stays sealed until you are asked.
or = { " " }or{ " " }
time-left = You have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.{ $window ->
    [true] { " " }All answers are revealed then, however quick they were.
   *[false] { "" }
}
sealed = Sealed: { $answer }. You can still change it, or type withdraw.

## The connection

reconnected = You are back at the table.
truncated = Some of what happened meanwhile is not shown.
connection-lost = The connection is lost. Reconnecting...
no-game = no game has started at this table
bot-thinks = the bot is still thinking: ask again in a moment, or play without a hint
unexpected-reply = the server sent an unexpected reply

## Events of a table; members are named by `member_name`, seats by the names of the seats

paused = The game is paused.
game-resumed = The game continues.
drawn = The game is over: a draw by agreement.
lapsed = The proposal has lapsed.
finishing = Everyone agrees: the rest of this deal is played out at once.
rematch = The table is open for another game.
you-as-member = You
nobody = Nobody
# The name of a member who left before this program connected.
member-name = Member { $member }
joined = { $name } joins the table.
renamed = { $before } is now called { $name }.
removed = The host has removed { $name }.
left = { $name } left the table.
is-host = { $name } { $own ->
    [true] are
   *[false] is
} the host now.
seat-opened = Seat { SEAT($seat) } is open.
seat-to-bot = A bot ({ $bot }) takes seat { SEAT($seat) }.
seat-to-program = Seat { SEAT($seat) } is reserved for the program { $name }.
seat-taken = { $name } { $own ->
    [true] sit
   *[false] sits
} down in seat { SEAT($seat) }.
game-started = Game { $number } starts. The commitment to its cards: { $commitment }
stood-in = { $own ->
    [true] You { $why ->
        [away] are away
        [clock] took too long
       *[left] have left
    }
   *[false] { $name } { $why ->
        [away] is away
        [clock] took too long
       *[left] has left
    }
}: a bot takes over.
returned = { $own ->
    [true] You are
   *[false] { $name } is
} back in the game.
proposed = { $own ->
    [true] You propose
   *[false] { $name } proposes
} { $what ->
    [finish] to finish this deal at once
    [draw] a draw
   *[pause] a pause
}. Players can type agree or disagree.
withdrawn = { $own ->
    [true] You take
   *[false] { $name } takes
} the proposal back.
waits = Nobody has played for two turns. The game waits for { LIST($people, type: "or") }.
waits-for-you = { waits } Type back to play on.
you-waited-for = you
answered = { $own ->
    [true] You { $agree ->
        [true] agree
       *[false] disagree
    }
   *[false] { $name } { $agree ->
        [true] agrees
       *[false] disagrees
    }
}.
chat = { $name }: { $words }
phrase-hello = hello
phrase-good-luck = good luck
phrase-well-played = well played
phrase-thank-you = thank you
phrase-sorry = sorry
phrase-oops = oops
phrase-nice-one = nice one
phrase-hurry-please = hurry please
phrase-one-moment = one moment
phrase-good-game = good game
phrase-again = again
phrase-goodbye = goodbye
said-hello = hello
said-good-luck = good-luck
said-well-played = well-played
said-thank-you = thank-you
said-sorry = sorry
said-oops = oops
said-nice-one = nice-one
said-hurry-please = hurry-please
said-one-moment = one-moment
said-good-game = good-game
said-again = again
said-goodbye = goodbye
