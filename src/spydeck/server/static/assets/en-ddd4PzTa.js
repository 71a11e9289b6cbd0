import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
colour-black = black
rank-1 = Informer
rank-2 = Interrogator
rank-3 = Infiltrator
rank-4 = Saboteur
rank-5 = Assassin
rank-6 = Agent
rank-7 = Spy
rank-8 = Double Agent
rank-9 = Code Breaker
rank-10 = Deputy Director
rank-11 = Director
spoken-card = { $colour } { $rank }
`,r=e({default:()=>i}),i=`card-name = { FIRST($colour) } { $rank }, { $role }
red-star = { card-name }, with the red star
black-spy = Black Spy (black 7)
spy-role = Black Spy
line = Few points win: Black Spies cost 10, coloured Spies give 5 back.
aim = fewest points wins
needed = Its own deck of 60 cards
published-in-usa = United States
published-in-germany = Germany
published-as-gespenster = Germany, as Gespenster
option-variants-title = Variants
option-variants-note = Combine them as you like; two exclude each other.
option-variants-conflict = The two say opposite things about coloured Spies on a sweep.
name-no-good-spies = No Good Spies
name-capture-or-release = Capture or Release
name-the-mole = The Mole
name-calling-color = Calling Color
name-following-rank = Following Rank
name-going-back = Going Back
name-spies-count-on-sweep = Spies count on a sweep
option-edition-title = Edition
option-edition-note = Sets the options below; each can still be changed.
name-z-man-2013 = 2013
note-z-man-2013 = The published rulebook, and the usual options.
name-gespenster-1990 = 1990, as reported
note-gespenster-1990 = Cards always go left, the player to the dealer’s left leads, no Good Spies, to 200.
option-passing-title = Passing
name-alternate = Alternating
note-alternate = Left, right, left…; with four players also across.
name-left = Always left
option-lead-title = First lead
name-red-1 = Holder of the Red 1
name-dealer-left = Left of the dealer
note-dealer-left = The player to the dealer’s left leads, but not with a black card.
option-end-title = Played to
option-end-note = The total that ends the game.
option-end-value = to { $value } points
name-one-deal = one deal
option-ages-title = Seats from youngest to oldest
option-ages-note = Breaks ties in the Mole: the youngest chooses first.
option-ages-unset = Clockwise from the dealer
option-ages-value = youngest first: seats { $seats }
sheet-reminder = Reminder sheet to print
part = Deal
part-number = Deal { $number }
odd-total = * Halved (BS-35)
previous-trick = Previous trick
next-trick = Next trick
previous-deal = Previous deal
next-deal = Next deal
outcome-dealer-draw = Draw for dealer
outcome-deal = Cards
`,a=e({default:()=>o}),o=`variant-no-good-spies = coloured Spies count 0 instead of 5 off
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
`,s=e({default:()=>c}),c=`suit = { $suit ->
    [R] Red
    [B] Blue
   *[W] White
}
spot = { $kind ->
    [suit] { suit }
    [card] { suit } { $rank }
   *[rank] { $rank }
}
spot-inside = { $case ->
   *[nominative] { spot }
}
line = Win tricks or lose them badly, and deduce the Secret Document.
aim = most points wins
needed = Its own 27 cards, mat and pawns
edition-of-2018 = in English, graphic design by Clay Gardner
start-title = First start player
start-note = Who leads in the first round.
start-unset = Drawn at random
start-phrase = seat { SEAT($seat) } starts
pawns-title = Colours of the pawns
pawns-note = A different colour for each player, by seat.
pawns-green = Green
pawns-yellow = Yellow
pawns-purple = Purple
pawns-grey = Grey
sheet-mat = Mat to print
sheet-reminder = Reminder sheet to print
part = Round
part-number = Round { $number }
previous-trick = Previous trick
next-trick = Next trick
previous-round = Previous round
next-round = Next round
outcome-start-player = Start player
outcome-deal = Cards
`,l=e({default:()=>u}),u=`card = { $rank } of { $suit }
card-court = { $rank } of { $suit }
card-joker = Joker
card-ace-of-spades = Ace of Spades
suit-hearts = hearts
suit-spades = spades
suit-clubs = clubs
suit-diamonds = diamonds
rank-jack = Jack
rank-queen = Queen
rank-king = King
rank-ace = Ace
`,d=e({default:()=>f}),f=`game-line = Bluff with agents face down, and carry out your secret agenda.
game-aim = the first secret agenda carried out wins
game-needed = A standard deck with two Jokers
game-note = Its authors published the rules on the web. The text used here names neither its authors nor a year.
jack-on-accusation = Jacks answer accusations
jack-on-accusation-note = A Jack may be turned up instead of an accused agent. Otherwise the agent itself is turned up.
no-jack-on-accusation = no Jacks on accusations
turn-limit = Turn limit
turn-limit-note = Turns for each player before the game ends in a draw.
turn-limit-phrase = at most { $turns } turns each
sheet = Reminder sheet to print
turn-before = Previous turn
turn-after = Next turn
outcome-agents = Agents
outcome-agendas = Agendas
outcome-first-player = First player
agenda-name = Agenda: { CARD($agenda) }
agenda-label = Agenda
agenda-face-down = Agenda, face down
caption-H = Reveal
caption-S = Kill
caption-C = Hide
caption-D = Swap
caption-X = Any suit
caption-J = Stand-in
caption-Q = Move two
caption-AS = Kill any
caption-KC = All yours are clubs, and no club is face up
caption-AC = Only you have agents in the field
caption-KS = Exactly X agents in play
caption-AD = One of each suit, face up
caption-KH = Exactly X agents face up
caption-KD = Same number each, but not four
caption-AH = Expose an opponent
`,p=e({default:()=>m}),m=`you-first = You
you-nominative = you
you-accusative = you
you-dative = you
your = your
possessive = 's
hissing = none
possessive-of-hissing = 's
`,h=e({default:()=>g}),g=`app-name = Spydeck
app-motto = Three spy card games
app-at = { $aim ->
    [none] Spydeck, { $game }
   *[other] Spydeck, { $game }: { $aim }
}
app-skip = Skip to content
app-independent = An independent project, not affiliated with the games' publishers.
navigation-label = Main
navigation-games = My games
navigation-puzzles = Puzzles
navigation-settings = Settings
navigation-home = Home
cards-face-down = Card, face down
cards-peeked = { $name }, face down; only you can see it
hand-label = { $size ->
    [0] Your hand is empty
   *[other] Your hand, { COUNT($size, one: "card", other: "cards") }
}
hand-keys = Arrow keys move along the hand; Enter or Space chooses a card.
hand-lifted = { $name }, lifted
hand-refused = { $name }, not allowed now
undo-button = Undo
undo-now = Send now
undo-soon = Sends in { COUNT($seconds, one: "second", other: "seconds") }
undo-undone = Undone. Choose again.
dialog-close = Close
settings-title = Settings
settings-saved = Saved on this device only.
settings-system-language = System
settings-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
settings-motion = Card animation
motion-system = System
motion-full = On
motion-off = Off
settings-speed = Animation speed
speed-calm = Slow
speed-usual = Normal
speed-quick = Fast
settings-trick = A complete trick stays
trick-none = Not at all
trick-short = Briefly (0.6 s)
trick-usual = Normally (1.3 s)
trick-long = Long (2.6 s)
trick-tap = Until I tap
settings-level = Bots
settings-order = Hand order
order-suit = By colour
order-rank = By rank
settings-sound = Sounds
settings-sound-note = A soft click for cards and a bell for your turn.
settings-vibration = Vibration
settings-vibration-note = A short buzz on your turn, on phones that support it.
settings-hints = Show hints again
settings-hints-back = Hints appear again, each when it is useful.
settings-auto-play = Play my only legal card for me
settings-auto-play-note = After the usual pause, so that nobody can tell.
settings-notes = Take notes for me
settings-notes-note = Beside names: what a player is known not to have, such as “Not KS”.
content-loading = Loading…
content-unreachable = The server is not responding. Nothing on this page is lost; try again in a moment.
content-again = Try again
content-print = Print
rules-title = { $game } rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { COUNT($amount, one: "paragraph", other: "paragraphs") } found
rules-nothing = Nothing found. Try other words, or a clause number such as 14.
rules-link = Link to { $clause }
rules-about = About this game
rules-score = Scorepad for paper cards
rules-back = Back to the rules
about-title = About { $game }
about-design = Design
about-art = Art
about-players = Players
about-time = Time
about-minutes = about { $minutes } minutes
about-age = Age
about-years = { $age } and up
about-needed = Cards
about-editions = Editions
about-edition = { $year }: { $publisher }, { $more }
about-independent = Spydeck is an independent project, neither affiliated with nor endorsed by the authors, artists or publishers of { $game }. The rules are in our own words and the cards are our own drawings; the game and its name belong to them.
about-play = Play
about-rules = Rules
notifications-title = Notifications
notifications-note = This browser can tell you when it is your turn in a game by the day, when that game is over, and when somebody invites you, even while this page is closed.
notifications-on = Notifications are on in this browser.
notifications-off = Notifications are off in this browser.
notifications-turn-on = Turn on notifications
notifications-turn-off = Turn off notifications
notifications-denied = Your browser blocks notifications of this page. You can allow them in its settings for this page.
notifications-unavailable = This browser cannot show notifications of this page. On an iPhone or iPad, first add the page to the Home Screen.
notifications-no-service = Your browser's push service is not responding. Try again later, or use another browser.
notifications-others = { $browsers ->
    [1] They are also on in another browser of yours.
   *[other] They are also on in { $browsers } other browsers of yours.
}
notifications-others-off = Turn them off there
notifications-others-done = Notifications are off in your other browsers.
notifications-turn = { $game }: your turn
notifications-offer = Get a notification when it is your turn?
notifications-accept = Notify me
notifications-decline = No, thanks
notifications-later = You can turn notifications on in the settings.
offline-sign = No connection
offline-title = No connection
offline-line = The server cannot be reached, and playing needs it. Your seats and games are kept. This page continues as soon as the connection is back.
offline-works = These work without a connection:
offline-rules = { $game } rules
offline-score = Scorepad for { $game }
offline-saved = Saved replays
offline-again = Try again
offline-back = The connection is back.
offline-update-line = There is a new version.
offline-update-reload = Reload
offline-replay-save = Save on this device
offline-replay-note = Then this replay opens without a connection, too.
offline-replay-saved = This replay opens without a connection.
offline-replay-saving = Saving… { PERCENT($part) }
offline-replay-done = Saved. You find it under My games.
offline-replay-removed = Removed from this device.
offline-replay-full = { $most } replays are saved already. Remove one under My games first.
offline-replay-no-space = There is no space left for it in this browser. Remove other replays under My games, or free space on the device.
offline-replay-failed = The replay was not saved. Check your connection and try again.
offline-list-title = Saved on this device
offline-list-note = These replays open without a connection.
offline-list-open = Replay
offline-list-remove = Remove
offline-list-remove-one = Remove from this device: { $game }, { $date }
offline-install-title = App
offline-install-note = Install Spydeck to open it from the home screen, in a window of its own.
offline-install-button = Install
offline-install-by-hand = To install Spydeck in Safari, tap Share, and then Add to Home Screen.
offline-install-done = Spydeck is being installed.
people-title = People
people-line = Only you see this page. Nobody learns from it whether you are here, and nobody can look you up.
people-recent = You have played with
people-games = { $game } on { DATE($milliseconds) }{ $games ->
    [1] { "" }
   *[other] , { COUNT($games, one: "game", other: "games") } together
}
people-none = Nobody yet. People appear here after a game that you have finished together.
people-invite = Invite again
people-invite-to = Invite { $name } to { $game }
people-invited = { $name } is invited. The invitation waits on the home page for a day.
people-block = Block
people-block-name = Block { $name }
people-block-sure = Block { $name }? “Play now” no longer brings you together, your tables are closed to { $name }, and invitations from { $name } do not arrive.
people-block-note = Nobody is notified.
people-no = Cancel
people-blocked-name = { $name } is blocked. You can change that on the page “People”.
people-blocked = Blocked
people-since = Since { DATE($milliseconds) }
people-unblock = Unblock
people-unblock-name = Unblock { $name }
people-unblocked = { $name } is no longer blocked.
people-at-table = Or invite somebody whom you have played with
people-invite-one = Invite
people-invite-name = Invite { $name }
people-done = Invited
people-invitations-title = Invitations
people-invitations-line = { $name } invites you to { $game }
people-invitations-accept = Look at the table
people-invitations-accept-of = Look at the table of { $name }
people-invitations-decline = Not now
people-invitations-decline-of = Not now: invitation by { $name }
errors-page-not-found = Page not found
errors-page-not-found-hint = The link may be incomplete. Start a game from the home page, or ask for the link again.
errors-unreachable = The server is not responding. Check your connection and try again; your seat is kept.
errors-again = Try again
errors-no-cookies = Allow cookies for this page: without them, the server cannot tell that you are the same person.
errors-something-wrong = Something went wrong. Try again.
errors-table-not-found = Table not found
errors-table-not-found-hint = It may have been deleted, or you may need its invitation link. Ask the person who invited you, or start a new game.
errors-removed = You are no longer at this table.
errors-outdated = This page is out of date.
errors-not-loaded = Part of the page failed to load.
errors-reload-hint = Reload the page to continue; your seat is kept.
errors-reload = Reload page
`,_=e({default:()=>v}),v=`lobby-title = Choose a game
lobby-quick = One deal against bots
lobby-play = Play against bots
lobby-now = Play now with others
lobby-friends = Play with friends
lobby-choose = Custom game
lobby-rules = Rules
lobby-about = About
lobby-score = Scorepad
lobby-newcomer-more = Other games
lobby-starting = Dealing…
lobby-option = { $title }: { LIST($values, type: "unit") }
lobby-running-title = Your tables
lobby-running-go = Continue
lobby-running-turn = { $seconds ->
    [none] your turn
   *[other] your turn, { DURATION($seconds) } left
}
lobby-running-at = { $minutes ->
    [0] just now
   *[other] { AGO($minutes) }
}
lobby-open-title = Open tables
lobby-open-none = No open tables right now. Create one with “Custom game”.
lobby-open-seats = { $open ->
    [0] full, { $all } playing
   *[other] { $open } of { COUNT($all, one: "seat", other: "seats") } free
}
lobby-open-join = Join
lobby-open-watch = Watch
setup-title = New { $game } table
setup-players = Players
setup-others = Other seats
setup-bots = Bots
setup-people = Open to people
setup-bot-level = Bot level
setup-clock = Clock
setup-clock-note = The time for each move. When seconds run out, a bot plays until you return.
setup-clock-day-note = With hours or days, come back whenever you like: nobody has to be there at the same time. The clock also runs while the page is closed; when it runs out, a bot makes that one move.
setup-clocks = { $seconds ->
    [none] No limit
   *[other] { SPAN($seconds) }
}
setup-pace = Bot delay
setup-pace-note = Before each move, whatever cards the bot holds.
setup-paces = { $seconds ->
    [0] No delay
   *[other] { DECIMAL($seconds) } s
}
setup-memory = Memory
setup-memory-note = Hides what people can remember: points taken, earlier tricks and turns, agents that are face down again.
setup-access = Who can join
setup-accesses-link = Anyone with the invitation link
setup-accesses-open = Anyone; shown under open tables
setup-name = Table name
setup-name-note = Optional.
setup-start = Deal
setup-gather = Create table
setup-back = Back
setup-wrong-number = { $title }: enter a whole number from { $least } to { $most }, or leave it empty.
setup-empty = Left empty: { $value }.
setup-excluded = { $why ->
    [none] Not together with { $other }.
   *[other] Not together with { $other }. { $why }
}
setup-seat = { $seat ->
    [0] Seat 1, you
   *[other] Seat { SEAT($seat) }
}
setup-order = Set the order
setup-usual-order = Use the usual order
setup-up = Move up: { $seat }
setup-down = Move down: { $seat }
setup-placed = { $seat }: place { $place } of { $of }
house-title = House variants
house-hint = Your own named sets of rules. Saved on this device; a link shares them.
house-save = Save as house variant
house-name = Name
house-notes = Notes
house-play = Play
house-edit = Edit
house-share = Copy link
house-remove = Delete
house-saved = “{ $name }” is saved on this device.
house-shared = Someone shared the house variant “{ $name }” with you.
house-keep = Keep it
house-no = No, thanks
house-wrong = This house variant link is incomplete. Ask for it again.
house-full = This device keeps up to 40 house variants. Delete one first.
house-unnamed = Enter a name first.
profile-title = You
profile-name = Your name
profile-rename = Change name
profile-renamed = Your name is now { $name }.
profile-device = Play on another device
profile-device-note = A link that brings your name, seats and games to another device. It works once, within ten minutes.
profile-device-make = Create link
profile-qr = QR code of the device link
profile-newcomer = Available after your first game.
profile-sign-out-title = Sign out everywhere
profile-sign-out-note = For when you have lost a device, or played on somebody else's: only this browser stays signed in. Your recovery code and your passkeys keep working.
profile-sign-out-everywhere = Sign out everywhere else
profile-sign-out-done = Now you are signed in only here.
profile-recovery-title = Recovery code
profile-recovery-note = If this browser forgets you, or you lose the device, the code brings back your name, seats and games on any device. Whoever has it can play as you.
profile-recovery-make = Create recovery code
profile-recovery-once = Write it down or print it now: it is not shown again.
profile-recovery-print = Print
profile-recovery-copy = Copy code
profile-recovery-copied = Copied. Keep it where nobody else reads it.
profile-recovery-not-copied = Select the code and copy it yourself.
profile-recovery-slip = Recovery code of { $name }, { DATE($milliseconds) }
profile-recovery-since = You have had a recovery code since { DATE($milliseconds) }.
profile-recovery-replace = Create a new code
profile-recovery-replace-sure = The old code no longer works then.
profile-recovery-no = Keep the old code
profile-recovery-have = I have a recovery code
profile-recovery-restore = Restore
profile-recovery-restore-note = This browser belongs to { $name } now. Restoring replaces { $name }, who can return only with a recovery code, too.
profile-welcome-back = Welcome back, { $name }. Your seats and games are here.
profile-passkeys-title = Passkeys
profile-passkeys-note = Your device or password manager keeps a passkey and unlocks it with your face, finger or PIN. With it you are the same person in any browser that has it.
profile-passkeys-add = Add a passkey
profile-passkeys-use = Sign in with a passkey
profile-passkeys-added = Passkey added.
profile-passkeys-known = This device has a passkey of yours already.
profile-passkeys-declined = Nothing was changed.
profile-passkeys-one = Added on { DATE($since) }{ $used ->
    [none] { "" }
   *[other] , last used on { DATE($used) }
}
profile-passkeys-remove = Remove
profile-passkeys-remove-one = Remove the passkey of { DATE($since) }
profile-passkeys-remove-sure = Nobody can sign in with it then.
profile-passkeys-keep = Keep it
profile-passkeys-removed = Passkey removed.
profile-data-title = Your data
profile-data-note = Everything that this server and this browser keep of you, in one file: your name, tables, words, daily deals, and all your games with their records.
profile-data-download = Download everything
profile-data-collecting = Collecting …
profile-data-remove = Delete everything …
profile-data-sure = Delete everything about { $name }?
profile-data-consequences = Your seats, games, statistics, passkeys and recovery code are gone at once, on every device, and nobody can restore them. Games that other people played with you stay theirs, without your name and your words.
profile-data-keep = Keep everything
profile-data-confirm = Delete everything
profile-data-deleted = Everything about you is deleted. If you play here again, you are a newcomer.
`,y=e({default:()=>b}),b=`mine-title = My games
mine-running = In progress
mine-finished = Finished
mine-none-running = No games in progress.
mine-none-finished = No finished games yet.
mine-start = Start a game
mine-continue = Continue
mine-watch = Watch
mine-replay = Replay
mine-review = Review
mine-record = Record
mine-record-of = Download the record: { $game }, { $date }
mine-players = { COUNT($players, one: "player", other: "players") }
mine-won = { DOES($winners, one: "won", you: "won") }
mine-no-winner = No winner
mine-date = { DATE($at, style: "medium", time: "short") }
mine-device = These are the games on this device. To bring them to another device, create a link in the settings.
replay-title = { $game } replay
replay-eyes = View as
replay-everyone = Everyone, all hands open
replay-spectator = Spectator
replay-step = Step { $step } of { $of }
replay-step-in = Step { $step } of { $of } · { $part }
replay-slider = Step
replay-controls = Steps
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { DECIMAL($speed) }×
replay-back = Previous step
replay-next = Next step
replay-keys = Space plays and pauses. The left and right arrow keys move one step; with Shift, one trick or turn. Home and End go to the first and last step.
replay-beginning = The cards are dealt.
replay-nothing = Nothing visible to everyone.
replay-hands = Open hands
replay-happened = What happened
replay-link = Copy link to this step
replay-share = Share this step
replay-copied = Link copied.
replay-not-copied = This browser cannot copy. The link is in the address bar.
replay-record = Download record
replay-not-found = Finished game not found
replay-not-found-hint = The link may be incomplete, or the game may not be over yet. Your own games are under My games.
review-title = Review
review-about = A bot goes through the moves of one player and finds those that cost most. It judges each only by what that player could know at the time.
review-own = Review my moves
review-whose = Moves of
review-ask = Review the moves
review-again = Try again
review-waiting = Waiting for the server…
review-progress = Progress of the review
review-judged = { $done } of { COUNT($of, one: "choice", other: "choices") } judged
review-failed = The review failed on the server.
review-none = { $decisions ->
    [0] No choice between several moves was made.
   *[other] Of { COUNT($decisions, one: "choice", other: "choices") }, none was clearly worse than the best.
}
review-costly = Of { COUNT($decisions, one: "choice", other: "choices") }, { $moves ->
    [1] this one
   *[other] these { $moves }
} cost most.
review-you-are = “You” means { $name } here.
review-step = { $part ->
    [none] Step { $step }
   *[other] { $part }, step { $step }
}
review-better = Better: { $action }.
review-show = Show in the replay
review-show-step = Show in the replay: step { $step }
review-compared = Everything that was possible
check-title = Check this deal
check-about = Before dealing, the server committed to a secret by publishing a number, the commitment. This page recomputes the commitment and every card from the secret, here in your browser, and compares them.
check-seen = The commitment you saw before the deal
check-seen-note = 64 digits and letters. This device keeps it if it was at the table. Without it, the check shows only that the record is consistent.
check-no-record = You have not finished this deal, so there are no dealt cards of yours to compare: only the secret is checked.
check-check = Check
check-checking = Computing…
check-fair = Everything matches. No card was changed after the commitment was published.
check-unfair = Something does not match. See the marks below.
check-commitment = The secret matches the commitment
check-commitment-off = The secret does not match the commitment
check-mine-game = It is the commitment you saw
check-mine-next = The commitment you saw belongs to the next deal or round, which was never dealt
check-mine-part = The commitment you saw belongs to this part: { $name }
check-not-mine = The commitment you saw belongs to another secret, and so to other cards
check-not-given = You entered no commitment
check-whole-game = The game
check-same = { COUNT($cards, one: "card matches", other: "cards match") }
check-differs = different at position { $place }: the record has { $recorded ->
    [none] nothing
   *[other] { $recorded }
}, the secret yields { $given ->
    [none] nothing
   *[other] { $given }
}
check-signs-good = Matches
check-signs-bad = Does not match
check-signs-open = Not checked
check-shows = This does not show how the secret was chosen, or that nobody looked at it or shared it.
check-failures-no-record = The record cannot be read.
check-failures-no-commitment = This game was not dealt from a committed secret, so there is nothing to check.
check-failures-no-outcomes = The record contains no dealt cards.
statistics-title = Statistics
statistics-counts = These are the finished games in which you gave at least half of your answers yourself.
statistics-skipped = { COUNT($games, one: "game", other: "games") }, played mostly by a bot or the clock for you, { $games ->
    [1] does
   *[other] do
} not count.
statistics-none = No finished games yet. Play one, and it is counted here.
statistics-start = Start a game
statistics-rows = Measure
statistics-against-all = All
statistics-against-people = People
statistics-against-bots = Bots
statistics-caption = { $game }: against all, against people, against bots only
statistics-played = Played
statistics-won = Won
statistics-share = { $part ->
    [none] { DECIMAL($won, most: 1) }
   *[other] { DECIMAL($won, most: 1) } ({ PERCENT($part) })
}
statistics-drawn = Drawn
statistics-mean = Mean points a { LOWER($part) }
statistics-best = Best { LOWER($part) }
statistics-worst = Worst { LOWER($part) }
statistics-streak = Longest winning streak
statistics-lasting = Winning streak now
statistics-nothing = –
statistics-deals = Your points, { LOWER($part) } by { LOWER($part) }: the latest { DECIMAL($latest, most: 1) }
statistics-results = Your results, game by game: the latest { DECIMAL($latest, most: 1) }. Up is won, down is lost.
statistics-result-won = won
statistics-result-lost = lost
statistics-result-drawn = drawn
statistics-table = As a table
statistics-date = Date
statistics-points = Points
statistics-outcome = Result
statistics-day = { DATE($at, style: "medium") }
statistics-download = Download these games with their records
statistics-download-note = A ZIP archive of the latest 200 finished games: records to replay, and their results as JSON.
statistics-replay = Replay the game of { $date }
daily-title = Daily deal
daily-title-of = Daily deal: { $game }
daily-date = { DATE($day) }
daily-of = { $practice ->
    [true] Daily deal of { DATE($day) }, practice
   *[other] Daily deal of { DATE($day) }
}
daily-practising = You are practising: this does not count.
daily-kept = Your game stays as it is. Come back at any time today.
daily-result = See how others did
daily-line = One deal a day, the same for everybody, in the same seat and against the same bots. One try counts.
daily-left = The next deal comes in { DURATION($seconds) }.
daily-states-open = Play
daily-states-playing = Continue
daily-states-unfinished = Not finished
daily-go = { $game }: { $state }
daily-outcome = { FIRST(daily-outcome-within) }
daily-outcome-within = { $total ->
    [none] { $won ->
        [true] won
       *[other] lost
    }
   *[other] { $won ->
        [true] { COUNT($total, one: "point", other: "points") }, won
       *[other] { COUNT($total, one: "point", other: "points") }
    }
}
daily-won = Won
daily-lost = Lost
daily-yours = Your try
daily-play = Play this deal
daily-go-on = Continue
daily-play-note = This try counts. There is no advice in it, and you can interrupt it at any time.
daily-until-note = It counts if you finish by { DATE($milliseconds, style: "medium", time: "short") }.
daily-missed = You did not finish this deal in time.
daily-closed = The day of this deal is over. It is revealed on { DATE($milliseconds, style: "medium", time: "short") }; then you can practise with it.
daily-not-played = You did not play this deal. You can practise with it.
daily-first = You are the first to finish this deal.
daily-standing = { $all ->
    [1] { $better ->
        [1] Better than the only other player.
       *[other] { $level ->
            [1] Level with the only other player.
           *[other] 1 other player did better.
        }
    }
   *[other] { $better ->
        [0] { $level ->
            [0] { COUNT($all, one: "other player", other: "other players") } did better.
           *[other] Level with { $level } of { COUNT($all, one: "other player", other: "other players") }.
        }
       *[other] { $level ->
            [0] Better than { $better } of { COUNT($all, one: "other player", other: "other players") }.
           *[other] Better than { $better } of { COUNT($all, one: "other player", other: "other players") }, level with { $level }.
        }
    }
}
daily-expert-waiting = The expert still plays this deal.
daily-expert-ahead = Better than the expert
daily-expert-level = Level with the expert
daily-expert-behind = The expert did better
daily-expert-did = The bot “expert” in your seat: { daily-outcome-within }.
daily-share = Share
daily-copied = Copied. Paste it where you like.
daily-not-copied = This browser cannot copy. Select the text and copy it yourself.
daily-share-title = Spydeck, { $game }, { DATE($day) }
daily-share-first = Nobody else has finished this deal yet.
daily-share-streak = Streak: { COUNT($days, one: "day", other: "days") }
daily-practise = Practise
daily-practise-note = As often as you like. It does not count.
daily-replay = Replay your game
daily-field = Everybody
daily-field-note = { $players ->
    [0] Nobody has finished this deal yet.
   *[other] { COUNT($players, one: "player has", other: "players have") } finished this deal.
}
daily-range = { DECIMAL($least) } to { DECIMAL($most) }
daily-columns-points = Points
daily-columns-result = Result
daily-columns-players = Players
daily-marks-you = you
daily-marks-expert = expert
daily-streak = Streak
daily-streak-now = { $days ->
    [0] None yet. Finish a deal on two days in a row.
   *[other] { COUNT($days, one: "day", other: "days") }
}
daily-longest = Longest: { COUNT($days, one: "day", other: "days") }
daily-archive = Earlier deals
daily-no-archive = This is the first one.
daily-older = Show older deals
daily-others = Other games
daily-fairness = Fair deal
daily-commitment = On { DATE($milliseconds, style: "medium", time: "short") } the server committed to this deal with the number { $commitment }.
daily-revealed = Its secret is { $secret }. Anyone can check the deal with it.
daily-sealed = It reveals its secret on { DATE($milliseconds, style: "medium", time: "short") }, so that anyone can check the deal.
daily-upcoming = The deal of { DATE($day) } is fixed already, with the number { $commitment }.
daily-not-found = No such deal
daily-not-found-hint = There is no daily deal of this day.
daily-today = To today’s deal
puzzles-title = Puzzles
puzzles-line = Positions from games of bots in which one choice is clearly best by what you can know.
puzzles-of = { $game } puzzle
puzzles-solved = { $solved } of { COUNT($all, one: "puzzle", other: "puzzles") } solved
puzzles-start = Solve the next one
puzzles-rating = Rating { $rating } of 4
puzzles-facts = Rating { $rating } of 4, { COUNT($players, one: "player", other: "players") }. What do you do?
puzzles-numbered = Puzzle { $number }
puzzles-right = solved
puzzles-wrong = not solved
puzzles-is-right = Right.
puzzles-also-right = Right, as good as: { $best }.
puzzles-is-wrong = Not the best. Better: { $best }.
puzzles-compared = Everything that you could do
puzzles-solution = Solution
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-not-found = Puzzle not found
puzzles-not-found-hint = It may belong to another version of Spydeck.
`,x=e({default:()=>S}),S=`table-you = You
table-seat = Seat { $number }
table-seats = Players
table-open = Open seat
bot-ash = Agent Ash
bot-birch = Agent Birch
bot-cedar = Agent Cedar
bot-dove = Agent Dove
bot-elm = Agent Elm
bot-fern = Agent Fern
table-turn-of = { DOES($who, one: "to act", you: "to act") }
table-everyone-chooses = Everyone chooses
table-your-turn = Your turn
table-answered = You have answered
table-has-turn = to act
table-is-host = host
table-loading = Taking your seat…
table-spectating = You are spectating.
table-waiting = You are spectating. In the next game you get a seat if one is free.
table-waiting-for-deal = You are spectating. At the next deal you get a seat, in place of a bot.
table-spectators = { COUNT($number, one: "spectator", other: "spectators") }
table-stood-in-away = away; a bot plays
table-stood-in-clock = out of time; a bot plays
table-stood-in-left = left; a bot plays
table-absent = away
table-absent-for = away, bot in { $seconds } s
table-back = Take back my seat
table-stands-in = A bot is playing for you.
table-idle = Nobody has played for two turns.
table-waits = The game waits for { LIST($people, type: "or", case: "accusative") }.
table-trick-seen-line = Tap anywhere to continue.
table-trick-seen-button = Continue
hint-label = Hint
hint-dismiss = Got it
hint-off = No more hints
why-label = Why this is suggested
why-all = Show all
why-close = Close
why-simple = That is only the simple bot's advice.
why-later = Later suggestions are a strong bot's: its program is being compiled.
why-title = What you can do
why-action = Action
why-best = best
why-equal = = as good
why-result = { DECIMAL($result, least: 1, most: 1) }
why-share = { $percent } %
why-played = Played on { $playouts } times in worlds that are possible for you; ± is the standard error.
why-compared = { $actions ->
    [none] Compared: { $options } of very many actions.
   *[other] Compared: { $options } of { $actions } actions.
}
table-clock = { DURATION($seconds, below: 600) }
table-clock-label = { $long ->
    [true] { DURATION($seconds) } left for your move
   *[other] { COUNT($seconds, one: "second", other: "seconds") } left for your move
}
table-no-time = There is no time limit now.
table-continuing-in = Continues in { $seconds } s
table-continuing-waits-for = Waiting for { LIST($names) }; continues within { $seconds } s
table-connection-lost = Connection lost. Reconnecting; your seat is kept.
table-header-scores = Scores
table-header-log = Log and chat
table-header-menu = Table
table-header-unread = unread messages
table-paused = Paused
table-resume = Resume game
proposal-pause = { $name } proposes a pause.
proposal-draw = { $name } proposes a draw.
proposal-finish = { $name } proposes to finish this deal now: no remaining card can change its points.
proposal-own-pause = You proposed a pause.
proposal-own-draw = You proposed a draw.
proposal-own-finish = You proposed to finish this deal now.
proposal-agreed = { $agreed } of { $all } agreed.
proposal-agree = Agree
proposal-decline = Keep playing
proposal-withdraw = Take back
menu-title = This table
menu-key = Alt+{ $key } says how much time is left.
menu-rules = Rules
menu-invite = Invite someone
menu-pause = Propose a pause
menu-draw = Propose a draw
menu-leave = Leave table
menu-leave-note = During a game, a bot plays for you. Come back at any time.
menu-leave-sure = Leave this table?
menu-people = People here
menu-mute = Mute
menu-unmute = Unmute
menu-remove = Remove
menu-mute-name = Mute { $name }
menu-unmute-name = Unmute { $name }
menu-remove-name = Remove { $name }
menu-remove-sure = Remove { $name } permanently?
menu-yes = Yes
menu-no = No
menu-settings = Settings
menu-fairness = Fair deal
menu-fairness-note = Before dealing, the server committed to this game with the number { $commitment }. When the game is over, it reveals its secret so that anyone can check the deal.
gathering-title = { $game } table
gathering-players = Players
gathering-sit = Sit here
gathering-sit-at = Sit here, seat { $seat }
gathering-stand = Stand up
gathering-bot = Bot
gathering-open-seat = Open seat
gathering-waiting = Waiting for a player
gathering-player-label = Player in seat { $seat }
gathering-start = Start game
gathering-start-note = Bots fill the open seats.
gathering-start-level = Level of the bots in open seats
gathering-host-starts = { $name } starts the game.
gathering-no-seat = You have no seat yet. Take one, also in place of a bot, or watch.
gathering-full = All seats are taken. You can watch, or take a seat when somebody stands up.
gathering-size = { COUNT($players, one: "player", other: "players") }
gathering-clock = { SPAN($seconds) } a move
gathering-others = Also here
gathering-waits = waiting for a seat
gathering-watches = no seat yet
gathering-name-note = Your friends see it when they open the invitation.
gathering-save-name = Save name
strangers-title = Looking for players
strangers-tab = Starts in { $seconds } s
strangers-left = The game starts in { COUNT($seconds, one: "second", other: "seconds") }
strangers-starts = The game starts…
strangers-then = Bots take the seats that are still open then.
strangers-later = Bots take the seats that are still open then. People who come later take over a bot’s seat at the next deal.
strangers-elsewhere = You can use another tab meanwhile. The title of this one says when the game starts.
strangers-stop = Stop waiting
strangers-sit = Take a seat
strangers-name-note = The others see it.
table-news-started = The game has started
table-news-seated = You have a seat
invitation-title = Invite friends
invitation-hint = Whoever opens this link enters a name and has a seat. No account needed.
invitation-link = Invitation link
invitation-copy = Copy link
invitation-share = Share
invitation-copied = Copied. Paste it into a chat.
invitation-not-copied = Select the link and copy it yourself.
invitation-qr = QR code of the invitation link
invitation-local = Only this computer or local network can reach this server. Friends elsewhere need a public address.
invitation-none = The invitation failed to load. Try again in a moment.
join-title = You are invited
join-open-title = Open table
join-invites = { $host ->
    [none] You are invited to { $game }
   *[other] { $host } invites you to { $game }
}
join-free = { COUNT($seats, one: "seat is", other: "seats are") } free.
join-full = All seats are taken by people. Wait for the next game, or only watch.
join-running = The game has already started. Watch it now, and get a seat in the next one.
join-over = A game has just ended. You get a seat in the next one.
join-removed = The host has removed you from this table. You cannot join it again.
join-sit = Take a seat
join-wait = Wait for a seat
join-watch = Only watch
join-late = The last seat was taken just now. You get one in the next game, if one is free.
join-name = Your name
join-too-long = Up to { $max } characters.
join-needed = Enter a name; any name will do.
join-device = Your games on this device
join-device-hint = This link brings your name, seats and games to this browser. It works once.
join-device-go = Use this device
join-device-done = Welcome, { $name }. Your seats and games are on this device now.
finished-title = The game is over
finished-won = You win!
finished-shared = { DOES($winners, one: "shares", you: "share") } the win.
finished-wins = { $name } wins.
finished-draw = The game ended in a draw.
finished-rematch = Play again
finished-whole-game = Play a whole game
finished-another-deal = Another deal
finished-record = Download record
finished-replay = Watch replay
finished-review = Review my moves
finished-look = Look at the table
chat-title = Log and chat
chat-log = Game log
chat-empty = Nothing has happened yet.
chat-phrases = Quick messages
chat-text = Message
chat-send = Send
chat-preset = Where anyone can join, only these messages are allowed.
chat-silent = Spectators cannot chat during a game.
chat-muted = { $name } said something. You have muted them.
chat-said = { $name }: { $text }
event-joined = { $name } joined the table.
event-left = { $name } left.
event-removed = The host removed { $name }.
event-host = { $name } is now the host.
event-started = { $number ->
    [1] The game begins.
   *[other] Game { $number } begins.
}
event-sits = { DOES($who, one: "takes", you: "take") } a seat.
event-stands-in = { $why ->
    [clock] { DOES($who, one: "ran out of time", you: "ran out of time") }; a bot takes over.
    [left] { DOES($who, one: "left", you: "left") }; a bot takes over.
   *[away] { DOES($who, one: "is away", you: "are away") }; a bot takes over.
}
event-returned = { DOES($who, one: "is", you: "are") } back.
event-paused = The game is paused.
event-resumed = The game resumes.
event-lapsed = The proposal has lapsed.
event-withdrawn = { DOES($who, one: "takes", you: "take") } the proposal back.
event-finishing = Everyone agrees: the rest of this deal is played automatically.
event-proposes = { DOES($who, one: "proposes", you: "propose") } { $what ->
    [pause] a pause
    [draw] a draw
   *[finish] to finish this deal now
}.
event-declined = { DOES($who, one: "prefers", you: "prefer") } to keep playing.
event-rematch = The table is ready for another game.
event-someone = Someone
table-scores = Scores
table-no-scores = No scores yet.
table-rules-at = Rule { $clause }
in-place-whole = Whole rulebook
in-place-played = What is played
in-place-players = { $game } with { $players } players
in-place-none = none
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-note-easy = Looks ahead a little, and misses things.
level-note-medium = Looks ahead, and now and then takes the second best.
level-note-hard = Looks further ahead, and learns from what the others play.
level-note-expert = Does the best it can. Like every level, it sees only what its own seat sees.
levels-ask = How strong should the bots be?
levels-chosen = Bots
levels-note = Until you choose, they play at Medium. You can change this at any time.
stage-gathering = waiting for players
stage-playing = in progress
stage-paused = paused
stage-over = finished
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played.
phrase-thank-you = Thank you.
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-nice-one = Nice one!
phrase-hurry-please = A little faster, please.
phrase-one-moment = One moment, please.
phrase-good-game = Good game.
phrase-again = Another game?
phrase-goodbye = Goodbye!
level-random = Random
level-sensible = Sensible
`;export{p as a,s as c,t as d,h as i,a as l,y as n,d as o,_ as r,l as s,x as t,r as u};