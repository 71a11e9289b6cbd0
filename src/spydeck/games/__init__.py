"""The games, a folder each, and the contract that they fulfil."""
