"""The lessons of Spy Tricks: positions in `lessons.toml`, sentences in Fluent files."""
