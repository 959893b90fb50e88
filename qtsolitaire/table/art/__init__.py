"""The deck, drawn by the program itself: pictures as data, and pixmaps made from them."""
