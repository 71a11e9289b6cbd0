### The commands, and command lines to imitate.

description = Play and study three spy card games.
# What each command does.
command-play = play against bots, continue a saved game, or join others at a server
command-serve = serve tables for browsers, terminals and bots
command-site = write a site that any web host can serve: to play alone, learn and read
command-learn = play through short lessons, from the first card on
command-rules = read a rulebook, or one clause of it
command-games = list the saved games and scorepads
command-replay = replay a saved game step by step
command-review = show which moves of a saved game cost most
command-puzzles = solve positions from games of bots, or mine new ones
command-score = keep score for a game with paper cards
command-verify = check that the cards of a finished game were not changed
command-arena = let bots play each other: the same deals through all seats
command-generate = let bots play, and keep every position as data to learn from
command-bench = measure speed, or the strength of bots
command-warm = compile the engines of games ahead
# Command lines to imitate, by command.
examples-play =
    spydeck play
    spydeck play black-spy --players 5 --variant the-mole
    spydeck play --resume
    spydeck play --join http://192.168.1.20:7707/join/ABCD1234
examples-serve =
    spydeck serve --open
    spydeck serve --lan
    spydeck serve --public-url https://cards.example.org
    spydeck serve --nodes 4 --database postgresql://cards@127.0.0.1/cards
examples-site =
    spydeck site public
    spydeck site public --path /cards/
    spydeck site public --public-url https://example.org/cards --docs site
examples-learn =
    spydeck learn
    spydeck learn spycard
    spydeck learn black-spy 3
examples-rules =
    spydeck rules spycard
    spydeck rules black-spy BS-14
    spydeck rules spycard --reminder
    spydeck rules spy-tricks --mat --output mat.html
examples-games =
    spydeck games
    spydeck games --json
examples-review =
    spydeck review
    spydeck review game.spydeck --seat 2 --level expert
examples-puzzles =
    spydeck puzzles
    spydeck puzzles spycard --rating 2
    spydeck puzzles black-spy --theme lead --difficulty 1200
    spydeck puzzles mine spy-tricks --number 20 --seed 7 --output puzzles.jsonl
examples-replay =
    spydeck replay
    spydeck replay 1
    spydeck replay game.spydeck --seat 2
examples-score =
    spydeck score black-spy --names Ann Ben Cleo
    spydeck score spy-tricks --players 3
    spydeck score --resume
examples-verify =
    spydeck verify game.spydeck
    spydeck verify game.spydeck --commitment 5f3a...
examples-arena =
    spydeck arena black-spy --bots sensible,random
    spydeck arena spy-tricks --bots sensible,my_module:MyBot --deals 1000 --out results.jsonl
examples-generate =
    spydeck generate black-spy --bots sensible --deals 10000 --out data
    spydeck generate spy-tricks --bots sensible,my_module:MyBot --players 3 --out data
examples-bench =
    spydeck bench playouts spycard
    spydeck bench bots black-spy --bots sensible random random random
examples-warm =
    spydeck warm
    spydeck warm black-spy
examples = examples:

## The frame of every help

usage = usage:{ " " }
arguments = positional arguments
options = options
help = show this help message and exit
version = show program's version number and exit
# What stands for values.
metavar-command = COMMAND
metavar-what = WHAT
metavar-game = GAME
metavar-clause = CLAUSE
metavar-theme = THEME
metavar-lesson = LESSON
metavar-file = FILE
metavar-dir = DIR
metavar-record = RECORD
metavar-address = ADDRESS
metavar-language = LANGUAGE
language = { LIST($codes, type: "or") } (default: the language of your system)
