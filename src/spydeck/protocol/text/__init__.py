"""Why a server refuses something, in words: Fluent files in one folder for each language."""
