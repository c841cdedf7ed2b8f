"""How people come to a table: found in a list, at once with others, once more with the same.

Nobody is seated here past what `people` forbids.
"""
