# What the settings say: of this device, and of the person: their name, their devices, their ways back, their data.
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
moments-timed = 2.6 seconds
moments-usual = Normally (2.6 s; alone with bots, most until I go on)
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

profile-title = You
profile-name = Your name
profile-rename = Change name
profile-renamed = Your name is now { $name }.
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

notifications-title = Notifications
notifications-note = This browser can tell you when it is your turn in a game by the day, when that game is over, and when somebody invites you, even while this page is closed.
notifications-turn-on = Turn on notifications
notifications-turn-off = Turn off notifications
notifications-unavailable = This browser cannot show notifications of this page. On an iPhone or iPad, first add the page to the Home Screen.
notifications-others = { $browsers ->
    [1] They are also on in another browser of yours.
   *[other] They are also on in { $browsers } other browsers of yours.
}
notifications-others-off = Turn them off there
notifications-others-done = Notifications are off in your other browsers.

people-line = Only you see this page. Nobody learns from it whether you are here, and nobody can look you up.
people-recent = You have played with
people-games = { $game } on { DATE($milliseconds) }{ $games ->
    [1] { "" }
   *[other] , { COUNT($games, one: "game", other: "games") } together
}
people-none = Nobody yet. People appear here after a game that you have finished together.
people-blocked = Blocked
people-since = Since { DATE($milliseconds) }
people-unblock = Unblock
people-unblock-name = Unblock { $name }
people-unblocked = { $name } is no longer blocked.

# Everything on this device.
available-title = Without a connection
available-what = All three games against bots, the lessons, the puzzles, the rules and the scorepads work on this device without a connection once they are here.
available-size = { DECIMAL($all, most: 1) } MB are fetched.
available-fetch = Make available offline
available-fetching = { DECIMAL($here, least: 1, most: 1) } of { DECIMAL($all, least: 1, most: 1) } MB
available-fetching-label = Fetching
available-stop = Stop
available-stopped = { DECIMAL($here, most: 1) } of { DECIMAL($all, most: 1) } MB are here.
available-go-on = Continue
available-full = There is no space left on this device: { DECIMAL($here, most: 1) } of { DECIMAL($all, most: 1) } MB are here, and unpacked they take twice as much. Free some space and continue.
available-failed = The connection was lost: { DECIMAL($here, most: 1) } of { DECIMAL($all, most: 1) } MB are here. Continue when it is back.
available-whole = Everything is on this device, and it is updated by itself.
available-older = A newer version could not be fetched. The one that is here still works; the next visit tries again.
available-may-go = Your browser may delete it when space runs short. An installed app is safer.
available-lost = Your browser has deleted what was here, usually because space ran short.
available-remove = Remove from this device
