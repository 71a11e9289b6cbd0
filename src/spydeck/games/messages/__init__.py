"""Messages that all games share: texts of actions, scorepads, seats (`spydeck.language`)."""
