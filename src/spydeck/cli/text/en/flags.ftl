### Help for the flags of several commands, of `play`, and of `serve`.

## Help that several commands share

plain = for screen readers: full words, no colour
json = write the result as JSON
completion = write the script that completes commands in a shell, and exit
all-games = list all of them, not only the latest
default = default: { $value }
listed = { $values }
options-of = options of { $game }

## Help for `play`

other-games = For other games, player counts, variants and bots: spydeck play --help
other-bots = Other bots, also for later games: spydeck play --bots hard
seat = your seat, counted from 0 (default: 0)
seed = deal the same cards, with the same bots, every time
name = your name (default: Player; at a server, the name you used last)
memory = hide what you can remember, such as agents that are face down again
resume = continue a saved game: a file, or a number from spydeck games; without FILE, choose an unfinished one (through a pipe, the latest is continued)
join = play at a server: with the link of an invitation or a table, or with the server's own address to create a table
now = with --join and a server's own address: play with strangers, and with bots where nobody comes
daily = with --join and a server's own address: play today's deal, which is the same for everybody
game-and-default = { $games } (default: { $usual })
players = { $minimum } to { $maximum } (default: { $usual })
bots = one for all or one for each other seat: { $kinds } (default: the last one named for all, or easy in a first game, then medium)

## Help for `serve`

database = sqlite:///FILE or postgresql://... (default: a file in your data folder)
public-url = the address that clients use, behind TLS
socket = listen at the file of a Unix socket instead, for a proxy
proxy = the proxy to trust for the addresses of clients
monitor = an address besides this computer that can read /metrics
push-service = another push service that notifications can be sent to, by its URL; can be repeated
workers = processes for bots (default: 1)
nodes = processes that serve tables of one PostgreSQL database (default: 1)
bench-database = a database to use instead of a temporary file; several processes need PostgreSQL
redis = count limits for all processes together in this Redis server
node-address = the host and port at which other processes on the database reach this one
limit = change a limit, such as tables_per_address=500
lan = let phones on your network join, by a QR code
open = open the page in a browser
listen-on = the address to listen on (default: { $usual })

## Help for `site`

site-folder = the folder to write; another such site in it is replaced
site-path = the path below which the site will be, if not at the root of its host
site-url = the address of the site, for previews of links to it, instead of --path
site-docs = the built documentation, to come along as docs/ (make docs builds it into site/)
