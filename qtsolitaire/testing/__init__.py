"""The kit that tests a variant, for this project and for authors of plugins."""
