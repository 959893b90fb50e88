"""The cards on the screen: the view, its items, input, animation and card art."""
