"""One game being played: its session with undo and redo, its counters, its clock, its record."""
