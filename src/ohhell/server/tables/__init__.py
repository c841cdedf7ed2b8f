"""One live table: who is there, what is asked of it, who waits on it, what each reader is told.

A host is its table's one task. It knows no other table, and nobody hears of anything that is not on
the disk yet.
"""
