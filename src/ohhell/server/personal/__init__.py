"""What the house holds of a person: told to them, taken along, and forgotten when they go.

Whoever keeps something more about people adds a part here; a part that is not here stays behind
when somebody deletes their data.
"""
