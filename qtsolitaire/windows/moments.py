"""When something was, in the player's language and time zone."""

from datetime import UTC, datetime

from qtsolitaire.text.speech import Speech


def day(stamp: str, speech: Speech) -> str:
    """The date of a stamp (UTC, ISO 8601), "" for what is none."""
    then = _local(stamp)
    return speech.date(then.date()) if then else ""


def moment(stamp: str, speech: Speech) -> str:
    """Date and time of day."""
    then = _local(stamp)
    return f"{speech.date(then.date())}, {then:%H:%M}" if then else ""


def _local(stamp: str) -> datetime | None:
    try:
        then = datetime.fromisoformat(stamp)
        return (then if then.tzinfo else then.replace(tzinfo=UTC)).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
