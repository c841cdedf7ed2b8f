"""The same rules on bitboards, compiled, and worlds drawn evenly among those a seat holds possible.

It must never decide a rule of its own: its tables are filled by asking `rules`, and what it cannot
express it refuses by name.
"""
