"""Database migrations; each module under `versions` is one step."""
