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
navigation-play = Play
navigation-learn = Learn
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

notifications-on = Notifications are on in this browser.
notifications-off = Notifications are off in this browser.
notifications-denied = Your browser blocks notifications of this page. You can allow them in its settings for this page.
notifications-no-service = Your browser's push service is not responding. Try again later, or use another browser.
notifications-turn = { $game }: your turn
notifications-offer = Get a notification when it is your turn?
notifications-accept = Notify me
notifications-decline = No, thanks
notifications-later = You can turn notifications on in the settings.

offline-sign = No connection
offline-title = No connection
offline-line = The server cannot be reached. Your seats and games are kept. This page continues as soon as the connection is back.
offline-works = These work without a connection:
offline-play = Play { $game } on this device
offline-rules = { $game } rules
offline-score = Scorepad for { $game }
offline-saved = Saved replays
offline-again = Try again
offline-back = The connection is back.

needs-server-title = This needs a server
needs-server = Playing with people, tables by link, and daily deals need a server, which this site does not have. Everything else works here.
needs-server-own = Run a server
needs-server-here = What works here

offline-update-line = There is a new version.
offline-update-reload = Reload

offline-replay-removed = Removed from this device.

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
people-invite = Invite again
people-invite-to = Invite { $name } to { $game }
people-invited = { $name } is invited. The invitation waits on the home page for a day.
people-block = Block
people-block-name = Block { $name }
people-block-sure = Block { $name }? “Play now” no longer brings you together, your tables are closed to { $name }, and invitations from { $name } do not arrive.
people-block-note = Nobody is notified.
people-no = Cancel
people-blocked-name = { $name } is blocked. You can change that on the page “People”.
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
