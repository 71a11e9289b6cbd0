"""What is wrong with a message, in words: Fluent files in one folder for each language."""
