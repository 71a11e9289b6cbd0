"""Python's part in a browser: a table without a server, which speaks the protocol of tables with its page.

It stands beside `spydeck.server`, whose pure tables it runs, and knows nothing of a server's sockets, clocks,
processes and database: whoever runs it says what time it is, saves what it returns, and has its bots think.
"""
