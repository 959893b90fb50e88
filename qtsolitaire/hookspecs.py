"""Every hook a plugin can answer. Each is optional, returns a value, and is asked once when the plugin is loaded."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pluggy

if TYPE_CHECKING:
    from qtsolitaire.rules.table import Variant

PROJECT = "qtsolitaire"

API_VERSION = 1
"""Raised when a word of the vocabulary changes its meaning; new words alone do not raise it."""

DEPRECATED: Mapping[str, str] = {}
"""Words of ``qtsolitaire.api`` that will go with the next API version, each with what takes its place.

A plugin that imports one is played, and the Plugins window and ``qtsolitaire check`` tell its author.
"""


class OutdatedWord(DeprecationWarning):
    """A plugin uses a word that will go."""

    def __init__(self, old: str, new: str) -> None:
        """``new`` takes the place of ``old``."""
        super().__init__(f"{old} will go; use {new}")
        self.old, self.new = old, new


hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


@hookspec
def qtsolitaire_variants() -> "Sequence[Variant]":  # type: ignore[empty-body]
    """Declare the games this plugin brings, in the order in which they are to be shown.

    Called once, when the plugin is loaded. An empty sequence is a plugin without games, and is said so.
    """


@hookspec
def qtsolitaire_texts(language: str) -> Mapping[str, str]:  # type: ignore[empty-body]
    """Give the sentences of the ids this plugin invents: names, summaries, settings, its own rules.

    Called once per language ("en", "fr", "hi") that is shown. Ids left out fall back to English, then to the host's
    sentences. A variant's own are ``game.<id>.name`` and ``game.<id>.summary``; a setting's ``setting.<id>`` and
    ``setting.<id>.<choice code>``; a rule's ``rule.<slot>.<id>`` and ``refused.<slot>.<id>``.
    """


@hookspec
def qtsolitaire_api_version() -> int:  # type: ignore[empty-body]
    """Say which ``qtsolitaire.api.API_VERSION`` the plugin was written for, where it needs more than the first.

    A plugin for a newer version than the program's is refused with a sentence, before its games are asked for.
    """
