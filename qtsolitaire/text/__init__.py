"""Ids become sentences in the player's language, and tables become rules pages."""
