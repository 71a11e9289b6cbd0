"""The games for PettingZoo, which names an environment by its module and a version, as in `black_spy_v0`."""
