"""What is wrong with a message, in words: one module for each language, each with a table `MESSAGES`."""
