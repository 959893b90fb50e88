"""The twelve courts: geometric double-headed busts."""
