"""Qt Solitaire: card games for one, on the desktop."""

__version__ = "0.1.0"
