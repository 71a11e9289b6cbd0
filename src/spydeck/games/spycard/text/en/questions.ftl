### What Spycard asks in the terminal: each question with the answer that changes nothing, and what is missing in an action.

question-turn = Your turn: { LIST($verbs, type: "or") }. Type one to be guided through it, or reminder to see what each does.
question-keep = You drafted { $token }, the { $agent }. Type keep to take it to your base, or sleeper and a name ({ LIST($opponents, type: "or") }) to put it face down at that base.
question-accuse = { $opponent } claims that { $token } is { ability-claim } and { ability-effect }. Type accuse if you think that is a lie (the truth acts twice), or allow to let it happen.
your-agent = your { $token }
question-jack = Your { $token } is about to be turned face up. Type { LIST($answers, type: "or") } to turn up that Jack instead, or no jack to let it happen.
question-no-jack = Your { $token } is about to be turned face up. You have no Jack to turn up instead: type no jack (everyone is asked).
question-bullet = Your { $token } is about to die. Type { LIST($answers, type: "or") } to let that agent die instead, or no bullet to let it happen.
question-again = It was the truth. Type again to use { ability-name } once more (you choose the targets next), or decline to end your turn.
question-joker = Your Joker was accused and may use each suit once. Type { LIST($answers, type: "or") } (you choose the targets next), or done to stop.
# One of the answers.
to-type = { $answer }

next-moved = which of your agents, one or more?
next-whose-base = at whose base?
next-whose-agenda = whose agenda?
next-agenda = which agenda?
next-acting = with which of your agents?
next-attacked = which agent do you attack?
next-target = on which agent?
next-other-target = and which other agent?
next-stand-in = on which agent?

## What speaks against exposing a player.

doubt-risk = If { $agenda } is wrong, you are out of the game.
doubt-impossible = From what you know, { $player } cannot have { $agenda }. { doubt-risk }
doubt-uncertain = You cannot be certain: { $player } may have { LIST($agendas, type: "or") }. { doubt-risk }
