"""What a game is: cards, named rules, layouts, moves, deals. Pure Python, no Qt, no files, no clock."""
