"""What the server keeps: SQLAlchemy over SQLite in a file, or over PostgreSQL by URL."""
