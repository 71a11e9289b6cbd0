### For the person who starts a server.

unknown-limit = there is no limit { $name }; the limits are: { $limits }
invalid-limit = { $name } must be a number above 0, not { $value }
invalid-public-url = the public URL must be like https://cards.example.org or https://example.org/cards, not { $url }
invalid-site-path = the path of a site is like /cards/, with a slash first, not { $path }
path-and-url = --public-url has a path already: use it or --path
no-documentation = there is no documentation in { $folder }: build it with make docs, and use --docs site
site-not-built = this installation lacks the files of the page or of Python for browsers; install Spydeck again
folder-in-use = { $folder } holds something else: choose a new folder, or empty that one
invalid-proxy = a proxy is an address or a network, such as 172.17.0.1, not { $proxy }
invalid-monitor = an address for metrics is one or a network, such as 10.0.0.9, not { $proxy }
invalid-node-address = a node's address is a host and a port, such as 10.0.0.5:7708, not { $address }
invalid-push-service = a push service is like https://push.example.org, not { $url }
invalid-redis-url = the URL of a Redis server is like redis://127.0.0.1:6379
redis-driver = sharing limits needs the driver: pip install '.[server,redis]' in a copy of the source
lan-and-public = --lan is for your own network and --public-url for the internet: use only one of them
lan-on-loopback = --host { $host } is only reachable from this computer: omit --host or --lan
cannot-listen =
    { $taken ->
        [true] cannot listen on { $host }, port { $port }: { $cause }; another program uses this port: try another --port
       *[other] cannot listen on { $host }, port { $port }: { $cause }
    }
cannot-listen-at =
    { $taken ->
        [true] cannot listen at { $file }: another program listens there, or it is another file; name another one with --socket
       *[other] cannot listen at { $file }: { $cause }
    }
no-unix-sockets = this system has no Unix sockets: use --host and --port
running = Spydeck is running: { $url }
running-nodes = { $nodes } processes share the work
nodes-need-postgresql = several processes need a PostgreSQL database: name one with --database, or omit --nodes
ports-not-shared = several processes on one port need Linux, macOS or BSD: omit --nodes
node-not-started = a process did not start; its error is above
running-public = It is on the internet as { $url }
running-lan = On this network, for phones too: { $url }
network-disk = The database is on a network disk ({ $kind }), where SQLite cannot protect it: move it to a disk of this computer, or use PostgreSQL.
playing-alone = It also plays alone against bots without a connection: see “Without a connection” in the lobby.
how-to-stop = Press Ctrl-C to stop it; every table is kept.
client-not-built =
    <h1>Spydeck is running</h1>
    <p>{ LIST($games) } are played here. This copy does not include the web page for playing; you can join a table from the terminal: <code>spydeck play --join LINK</code>.</p>
