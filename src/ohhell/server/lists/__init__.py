"""What lists say of tables: live or at rest, at this node or another.

Written a step behind the log, and made anew from it after a crash; no table is woken to be listed.
"""
