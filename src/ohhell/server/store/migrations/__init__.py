"""How the tables came to be: Alembic's steps, run at every start. A released step never changes."""
