"""The languages as data: name, numbers, dates. A new language is one row here and one Linguist file.

French has thousands of U+202F and a decimal comma; Hindi has Latin digits, in groups of two after the first
three; a minus is U+2212 everywhere.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date

MINUS = "\N{MINUS SIGN}"
NARROW = "\N{NARROW NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Language:
    """How one language writes what is no sentence."""

    id: str  # ISO 639-1
    name: str  # in itself, never translated
    thousands: str  # between groups of digits
    decimal: str  # before the fraction
    percent: str  # after a number
    later_groups: int  # digits in the groups left of the last three
    months: tuple[str, ...]  # January to December, as in a date

    def number(self, value: int) -> str:
        """The whole number with its groups: 34,359,738,368 · 34 359 738 368 · 34,35,97,38,368."""
        digits = str(abs(value))
        groups = [digits[-3:]]
        rest = digits[:-3]
        while rest:
            groups.insert(0, rest[-self.later_groups :])
            rest = rest[: -self.later_groups]
        return (MINUS if value < 0 else "") + self.thousands.join(groups)

    def fraction(self, value: float, places: int) -> str:
        """The number rounded to ``places`` decimals."""
        whole, _, rest = f"{abs(value):.{places}f}".partition(".")
        sign = MINUS if value < 0 and (int(whole) or int(rest or 0)) else ""
        return sign + self.number(int(whole)) + (self.decimal + rest if rest else "")

    def percentage(self, share: float, places: int = 0) -> str:
        """A share of 1 in percent: 0.42 is 42%."""
        return self.fraction(share * 100, places) + self.percent

    def day(self, on: date) -> str:
        """The date in words, day first: 30 November 2026."""
        return f"{on.day} {self.months[on.month - 1]} {on.year}"


_ENGLISH = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_FRENCH = (
    "janvier", "février", "mars", "avril", "mai", "juin",
    "juillet", "août", "septembre", "octobre", "novembre", "décembre",
)  # fmt: skip
_HINDI = (
    "जनवरी", "फ\u093cरवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर",
)  # fmt: skip

LANGUAGES = {
    language.id: language
    for language in (
        Language("en", "English", ",", ".", "%", 3, _ENGLISH),
        Language("fr", "Français", NARROW, ",", f"{NARROW}%", 3, _FRENCH),
        Language("hi", "हिन्दी", ",", ".", "%", 2, _HINDI),
    )
}
"""By id, in the order of the menu."""

ENGLISH = LANGUAGES["en"]


def clock(seconds: float) -> str:
    """Played time alike in every language: 4:12, 1:02:03. Parts of a second are cut off."""
    whole = max(0, int(seconds))
    hours, minutes = whole // 3600, whole // 60 % 60
    if hours:
        return f"{hours}:{minutes:02}:{whole % 60:02}"
    return f"{minutes}:{whole % 60:02}"


def matching(tags: Iterable[str]) -> str:
    """The first known language among tags like ``fr-CA`` or ``hi_IN.UTF-8``, English if there is none."""
    for tag in tags:
        language = tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH.id


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of a command line without Qt, by the variables that gettext reads, in its order."""
    listed = environment.get("LANGUAGE", "").split(":")
    return matching(filter(None, (*listed, *(environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")))))
