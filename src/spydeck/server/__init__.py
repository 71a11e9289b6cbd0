"""The server: tables that friends, browsers and anyone's bots play through."""
