"""What follows from a game: stakes and payouts, ratings, results.

Read from the table's log, which alone says what happened, and done once however often it is tried.
"""
