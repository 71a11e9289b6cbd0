"""The lessons of Black Spy: positions in `lessons.toml`, sentences in Fluent files."""
