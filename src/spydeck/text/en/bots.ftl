### Bots, the arena, and data to learn from.

unknown-bot = there is no bot { $given }; the bots are: { $known }
bot-not-callable = the bot { $bot } must be a class or a function, not { $given }
bot-not-loaded = the bot { $bot } cannot be loaded: { $cause }
bot-not-made = the bot { $bot } cannot be made: { $cause }
bot-without-choose = the bot { $bot } has no method choose(observation)
game-not-loaded = the game { $name } ({ $place }) cannot be loaded: { $cause }
game-not-usable = the game { $name } ({ $place }) cannot be used: { $cause }
workers-out-of-bounds = workers must be from 1 to { $most }, not { $given }
oracle-only-in-arena = the oracle sees all cards, so it plays in the arena only
no-oracle = { $game } has no programs, with which the oracle thinks; name other bots
deals-out-of-bounds = deals must be from 1 to { $most }, not { $given }
budget-not-seconds = the budget must be a number of seconds, not { $given }
budget-out-of-bounds = the budget must be more than 0 and at most { $most } seconds for a move
bots-not-a-list = bots must be a list of names, of module:Class, or of classes
bot-made-already = each game makes its own bots, so give the class { $bot } and not an object of it; a built-in bot has a name, such as "hard"
bot-not-in-a-module = the bot { $bot } cannot be found by other processes; define it at the top of a module
two-bots-needed = name at least two bots to compare; the same one twice will do
bot-needed = name a bot
rotations-need-bots = rotations need one bot for each of the { $players } seats, not { $bots }
too-many-seatings = { $bots } bots in { $players } seats have more than { $most } seatings; name fewer bots
bots-slow-to-load = the bots took longer than { $seconds } s to load
worker-killed = while the bots were loaded, the worker was killed by signal { $signal }
worker-ended = while the bots were loaded, the worker ended with exit status { $status }
results-not-a-file = { $path } is not a file that can hold results; choose another
results-of-others = { $path } is not a file of results of the arena; choose another
results-differ = { $path } holds results with other parameters: { $names }
result-unreadable = { $path } has no result of the arena there
out-not-a-path = out must be a path, not { $given }
options-not-a-dictionary = options must be a dictionary of options of the game, not { $given }
data-foreign-file = { $path } is not a file of this data; remove it and run this again
data-locked = another run is writing data into { $path }
data-other-files = { $path } holds other files; choose an empty or a new folder
data-no-manifest = { $path } is not a manifest of data; choose another folder
data-differ = { $path } holds data with other parameters: { $names }
no-gpu = no GPU that CUDA can use was found: { $cause }
no-cuda-compiler = CUDA's compiler is missing; install CUDA, or: pip install "numba-cuda[cu13]" (cu12 for a driver of CUDA 12)
data-continues = { $cause }; { $deals } of { $all } deals are in { $path }; the same command continues
no-deal-played = no deal could be played: { $cause ->
        [none] there is none
       *[other] { $cause }
    }
lost-by-ray = Ray lost it: { $cause }
action-not-a-text = an action is a text
chose-wrongly = chose { $choice }: { $cause }
too-slow-to-be-made = took longer than { $seconds } s to be made
too-slow-to-move = took longer than { $seconds } s for a move
killed-by-signal = was killed by signal { $signal }
ended-with-status = ended with exit status { $status }
process-of-bot-ended = its process { $how }
worker-ended-often = the worker { $how }, { $times } times
not-a-game = the entry point must name a Game, not { $given }
game-named-differently = its Game has a different name, { $given }
game-name-not-possible = a game's name has lower-case letters, digits, and hyphens, 40 at most
game-players-not-ascending = its least_players, usual_players, and most_players must ascend from 2 to { $most }
game-part-is-class = its { $part } is the class { $name }, not an object; { $name }(...) makes one
game-part-incomplete = its { $part } must define { $names }
