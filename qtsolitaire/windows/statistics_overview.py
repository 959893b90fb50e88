"""The statistics window's first page: numbers, charts, bests of the games that are chosen (look brief, picture 13)."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from qtsolitaire.rules.table import Variant
from qtsolitaire.store.figures import Averages, Figures, Row, Which, rolling, streaks
from qtsolitaire.store.results import Best, Rate
from qtsolitaire.text.played import game_name, options_words
from qtsolitaire.text.speech import Speech
from qtsolitaire.windows import style
from qtsolitaire.windows.chart_bars import Bar, BarChart
from qtsolitaire.windows.chart_line import LineChart, Point
from qtsolitaire.windows.distribution import POINTS, SECONDS, Bin, bins, holds
from qtsolitaire.windows.moments import day
from qtsolitaire.windows.paragraph import Paragraph
from qtsolitaire.windows.scroll import Content, Scroller
from qtsolitaire.windows.statistics_tiles import BestRow, BestsTable, Tiles

ROLLING = 20
"""Games that each point of the win rate looks back on."""

_POINTS = 160
_BESIDE = 760  # from this width on the charts stand side by side


class Overview(Scroller):
    """Scrolls where the window is small."""

    wanted = Signal(str)
    """A deal code to play."""

    def __init__(self, figures: Figures, variants: Sequence[Variant], parent: QWidget | None = None) -> None:
        """Ask ``figures``; ``variants`` have the names."""
        content = Content()
        super().__init__(content, parent)
        self._figures, self._variants = figures, variants
        self.tiles = Tiles(content)
        self.averages = Paragraph(content, pixels=13, colour=style.SECOND)
        self.rate, self.times, self.scores = LineChart(content), BarChart(content), BarChart(content)
        self.bests = BestsTable(content)
        self.bests.wanted.connect(self.wanted)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 12, 8)
        column.setSpacing(14)
        self._charts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._charts.setSpacing(14)
        self._charts.addWidget(self.rate, 5)
        self._charts.addWidget(self.times, 4)
        column.addWidget(self.tiles)
        column.addWidget(self.averages)
        column.addLayout(self._charts)
        column.addWidget(self.scores)
        column.addWidget(self.bests)
        column.addStretch(1)

    def show_games(self, which: Which, rows: Sequence[Row], speech: Speech, colour: str) -> None:
        """Show these games; ``rows`` are all there are, ``colour`` is the theme's."""
        chosen = [row for row in rows if _is_of(row, which)]
        course = self._figures.course(which)
        self._tell_tiles(Rate(len(course), course.count(1)), course, speech)
        averages = self._figures.averages(which)
        told = averages if averages is None or which.game else averages._replace(score=None)
        self.averages.tell(_average_words(told, speech), speech.language)
        self.averages.setVisible(averages is not None)
        self._show_rate(which, course, speech, colour)
        self._show_times(which, speech, colour)
        self._show_scores(which, averages, speech, colour)
        self._show_bests(which, chosen, speech)

    def _tell_tiles(self, rate: Rate, course: bytes, speech: Speech) -> None:
        translate = QCoreApplication.translate
        wins = streaks(course)
        self.tiles.tell(
            (
                (speech.number(rate.played), translate("Statistics", "played")),
                (speech.number(rate.won), translate("Statistics", "won")),
                (speech.percentage(rate.share), translate("Statistics", "win rate")),
                (speech.number(wins.current), translate("Statistics", "streak now")),
                (speech.number(wins.longest), translate("Statistics", "longest streak")),
            ),
            speech.language,
        )

    def _show_rate(self, which: Which, course: bytes, speech: Speech, colour: str) -> None:
        """The share of wins in the last games, at each point of the course."""
        translate = QCoreApplication.translate
        shares = rolling(course, ROLLING, _POINTS)
        top = next(height for height in (0.25, 0.5, 0.75, 1.0) if height >= max((s for _, s in shares), default=0))
        title = translate("Statistics", "Win rate, last {count} games at each point").format(count=ROLLING)
        nothing = translate("Statistics", "After {count} games their course is drawn here.").format(count=ROLLING + 1)
        self.rate.tell(title, "", nothing, speech.language, colour)
        words = translate("Statistics", "{share} after game {number}")
        first = shares[0][0] if shares else 0
        across = max(1, len(course) - first)
        points = [
            Point(
                (end - first) / across,
                share / top,
                words.format(share=speech.percentage(share), number=speech.number(end)),
            )
            for end, share in shares
        ]
        grid = [(step * 0.25 / top, speech.percentage(step * 0.25)) for step in range(round(top * 4) + 1)]
        ends = [day(stamp, speech) for stamp in self._figures.span(which)]
        last = speech.percentage(shares[-1][1]) if shares else ""
        self.rate.show_points(points, grid, (ends[0], ends[1]), last)

    def _show_times(self, which: Which, speech: Speech, colour: str) -> None:
        translate = QCoreApplication.translate
        title = translate("Statistics", "Time of the games won")
        sorted_in = bins(self._figures.tally(which, "seconds"), SECONDS)
        last = self._figures.last_win(which, "seconds")
        whole = all(each.low % 60 == 0 and (each.high or 0) % 60 == 0 for each in sorted_in)
        note = (
            translate("Statistics", "minutes; gold = last game")
            if whole
            else translate("Statistics", "gold = last game")
        )
        self.times.tell(title, note, _no_win(), speech.language, colour)

        def label(seconds: int) -> str:
            return speech.number(seconds // 60) if whole else speech.time(seconds)

        self.times.show_bars([_bar(each, label, last, speech) for each in sorted_in])

    def _show_scores(self, which: Which, averages: Averages | None, speech: Speech, colour: str) -> None:
        """Not for games without a score, nor for all games together: their scores have nothing in common."""
        has_score = which.game is not None and (averages is None or averages.score is not None)
        self.scores.setVisible(has_score)
        if not has_score:
            return
        translate = QCoreApplication.translate
        title, note = translate("Statistics", "Score of the games won"), translate("Statistics", "gold = last game")
        self.scores.tell(title, note, _no_win(), speech.language, colour)
        last = self._figures.last_win(which, "score")
        sorted_in = bins(self._figures.tally(which, "score"), POINTS)
        self.scores.show_bars([_bar(each, speech.number, last, speech, ends=-1) for each in sorted_in])

    def _show_bests(self, which: Which, rows: Sequence[Row], speech: Speech) -> None:
        translate = QCoreApplication.translate
        headings = (
            translate("Statistics", "Options") if which.game else translate("Statistics", "Game"),
            translate("Statistics", "Won"),
            translate("Statistics", "Best time"),
            translate("Statistics", "Fewest moves"),
            translate("Statistics", "Best score"),
        )
        self.bests.tell(
            translate("Statistics", "Personal bests (wins only)"),
            headings,
            [self._best_row(row, which, speech) for row in rows],
            translate("Statistics", "Play {code} again"),
            speech.language,
        )
        self.bests.setVisible(bool(rows))

    def _best_row(self, row: Row, which: Which, speech: Speech) -> BestRow:
        name = game_name(speech, self._variants, row.game)
        options = options_words(speech, self._variants, row.game, row.options)
        words = (options or name) if which.game else " · ".join(filter(None, (name, options)))
        won = QCoreApplication.translate("Statistics", "{won} of {played}")
        bests = (row.bests.time, row.bests.moves, row.bests.score)
        cells = (
            speech.time(row.bests.time.value) if row.bests.time else "",
            *(speech.number(int(best.value)) if best else "" for best in bests[1:]),
        )
        told = won.format(won=speech.number(row.rate.won), played=speech.number(row.rate.played))
        return BestRow((words, told, *cells), ("", "", *map(_code, bests)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Charts side by side where they have room."""
        super().resizeEvent(event)
        beside = self.width() >= style.scaled(_BESIDE)
        self._charts.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom,
        )


def _is_of(row: Row, which: Which) -> bool:
    return which.game in (None, row.game) and which.options in (None, row.options)


def _code(best: Best | None) -> str:
    return best.code if best else ""


def _bar(of: Bin, write: Callable[[int], str], last: float | None, speech: Speech, ends: int = 0) -> Bar:
    """A bar with its label: 4–6, 20+. ``ends`` is added to a bar's end where whole numbers are meant: 400–449."""
    translate = QCoreApplication.translate
    high = None if of.high is None else of.high + ends
    if high is None:
        label = translate("Statistics", "{low}+").format(low=write(of.low))
    elif high == of.low:
        label = write(of.low)
    else:
        label = f"{write(of.low)}\N{EN DASH}{write(high)}"
    number = speech.number(of.games)
    words = translate("Statistics", "{range}: %n game(s)", None, of.games).format(range=label)
    return Bar(of.games, number, label, words, holds(of, last))


def _average_words(averages: Averages | None, speech: Speech) -> str:
    if averages is None:
        return ""
    translate = QCoreApplication.translate
    values = {"time": speech.time(averages.seconds), "moves": speech.number(round(averages.moves))}
    if averages.score is None:
        return translate("Statistics", "A game won takes {time} and {moves} moves on average.").format(**values)
    words = translate("Statistics", "A game won takes {time} and {moves} moves, and brings {score} points, on average.")
    return words.format(**values, score=speech.number(round(averages.score)))


def _no_win() -> str:
    return QCoreApplication.translate("Statistics", "No game won yet.")
