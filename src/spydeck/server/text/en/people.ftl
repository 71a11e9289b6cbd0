### What people are called who have no name, and words that are gone.

newcomer = Spectator
program = Program
former-player = Former player
deleted-words = (deleted)
