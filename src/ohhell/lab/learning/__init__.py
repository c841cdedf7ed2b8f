"""Learning from self-play: from nets that know nothing to those that the bots load."""
