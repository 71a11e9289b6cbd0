"""The games as environments of PettingZoo: `black_spy_v0`, `spy_tricks_v0`, `spycard_v0`."""
