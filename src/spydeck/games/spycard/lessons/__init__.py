"""The lessons of Spycard: positions in `lessons.toml`, sentences in Fluent files."""
