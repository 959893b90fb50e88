"""Can this be won, and what next: search, verdict and hints."""
