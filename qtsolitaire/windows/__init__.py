"""The main window, its dialogs and its side panels."""
