"""Deals leave and boards come in: print, PDF, SVG, PNG, text and TOML."""
