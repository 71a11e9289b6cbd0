"""Spy Tricks as data and text: views and events as JSON, refusals as messages; sentences in `en`."""
