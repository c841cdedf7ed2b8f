"""The command line: a word for every thing that people do at a terminal, and what it prints.

It asks the other rooms and words their answers; nothing is decided here.
"""

from ohhell.cli.main import app, main

__all__ = ["app", "main"]
