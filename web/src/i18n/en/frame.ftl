# The frame of all pages, and the small pages.
app-name = Spydeck
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
hand-marked = { $name }, { $mark }
hand-lifted = { $name }, lifted
hand-refused = { $name }, not allowed now
mark-played = played
mark-better = better

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

settings-confirm = Tap twice to play a card

confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never

settings-moments = A decisive moment stays

moments-none = Not at all
moments-usual = Normally (2.6 s)
moments-wait = Until I go on

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
