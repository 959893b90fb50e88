"""What a game is: cards, vocabulary, rule engine, shuffle and deal codes. Pure: no Qt, no files, no clock."""
