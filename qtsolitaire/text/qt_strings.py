"""Words of Qt's own dialogs that the translations shipped with Qt lack, in Qt's contexts.

They go into the project's Linguist files, whose translator is asked first. What Qt ships for French covers the rest;
for Hindi Qt ships nothing, and ``translations/qtbase_hi.ts`` stands in its place.
"""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

QT_LACKS = (
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder", "All other platforms"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page &order:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages &per sheet:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
    QT_TRANSLATE_NOOP("QPrintDialog", "&Options >>"),
    QT_TRANSLATE_NOOP("QPrintDialog", "&Options <<"),
    QT_TRANSLATE_NOOP("QErrorMessage", "&OK"),
    QT_TRANSLATE_NOOP("QPageSize", "Letter / ANSI A"),
    QT_TRANSLATE_NOOP("QPageSize", "Ledger / ANSI B"),
    QT_TRANSLATE_NOOP("QPageSize", "Tabloid / ANSI B"),
    QT_TRANSLATE_NOOP("QPageSize", "Letter Small"),
    QT_TRANSLATE_NOOP("QPageSize", "A4 Small"),
    QT_TRANSLATE_NOOP("QPageSize", "Legal"),
)
"""Seen in the dialogs of Qt 6.11."""
