### Actions of Spycard as they read after "Suggestion:".

action-use = use { $token } as { ability-claim } to { ability-use }
action-joker = use { ability-name } with the Joker to { ability-use }
action-again = use it again on { LIST($tokens) }
action-field = move { LIST($tokens) } to the field
action-base = move { LIST($tokens) } back to base
action-attack = attack { $target } with { $token }
action-expose = expose { $player } as { CARD($agenda) }
action-sleeper = send it to { $player }
action-jack = turn up { $token } instead
action-bullet = let { $token } take the bullet
action-pass = pass
action-draft = draft
action-keep = keep it
action-accuse = accuse
action-allow = allow it
action-decline = decline a second use
action-no-jack = turn up no Jack
action-no-bullet = let nobody take the bullet
action-done = stop using the Joker
