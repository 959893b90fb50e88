"""The mark that lupdate looks for, without Qt, so that the command line in English starts without it."""


def QT_TRANSLATE_NOOP(context: str, text: str, _comment: str = "") -> str:
    """Return ``text``; lupdate reads the call and puts the text into ``context`` of the Linguist files.

    A comment tells texts apart that are spelled alike.
    """
    return text
