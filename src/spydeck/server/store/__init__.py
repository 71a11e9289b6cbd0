"""The server's database: SQLAlchemy over a SQLite file, or over PostgreSQL by URL."""
