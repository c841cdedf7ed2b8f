"""The people of the house: who is here, whose friend, by what they sign in, what they may not do.

It knows no tables: those who seat people ask here first.
"""
