"""Where bots are measured and made: duplicate matches, ladders, learning from self-play.

It must never be imported by what people play with.
"""
