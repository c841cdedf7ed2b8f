"""The rule values: each answers one question, and is the only code that knows its alternatives."""
