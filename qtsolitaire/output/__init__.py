"""Print and export: deals and positions as pages, pictures and text, with and without a window."""
