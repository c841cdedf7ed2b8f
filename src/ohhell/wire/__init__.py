"""The messages: the only room that names JSON keys. Writes the TypeScript types of the page."""
