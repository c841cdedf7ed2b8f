"""The game as others' learning tools expect it: environments with action masks, and a state."""
