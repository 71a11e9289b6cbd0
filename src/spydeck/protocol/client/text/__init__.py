"""The client's sentences: Fluent files in one folder for each language."""

from functools import partial

from spydeck.language import messages

sentence = partial(messages.sentence, __name__)
"""Return a sentence in the language in use."""
