"""Spycard as text: views and events as plain data, refusals as messages; a catalogue for each language."""
