"""Black Spy as text: views and events as JSON-able data, refusals, the terminal, the screen reader."""
