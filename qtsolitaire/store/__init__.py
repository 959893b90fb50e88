"""What outlives the window: preferences, history, saved games, consent to plugins."""
