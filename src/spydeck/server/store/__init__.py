"""What the server saves: SQLAlchemy over a SQLite file, or over PostgreSQL by URL."""
