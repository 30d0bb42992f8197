"""Games as lines: how both sides stood turn by turn, in the own game or in one that was recorded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.lessons.lines import Level, levels, moves, tracks_of
from algeria_lab.scenarios.traces import read_trace
from algeria_lab.views.algeria.showing import AlgeriaShowing
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.style import COLOURS, MARKS, legend_below
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.insurgent.showing import InsurgentShowing
from algeria_lab.views.insurgent.text import DuelWords
from algeria_lab.views.lessons.charts import HEIGHT, new_pane, new_plot
from algeria_lab.views.lessons.exhibits.line_names import names_of_lines
from algeria_lab.views.lessons.exhibits.setting import Piece, Setting
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.html import Page, table
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.showing import TwilightShowing
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.game import Game
    from algeria_lab.views.shared.bokeh_pane import BokehPane
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.show.showing import Showing

SIDES = {"sc": "gov", "ob": "fln"}  # of tracks that do not name theirs
DASHES = ("solid", "dashed")
MOST_LINES = 2  # sides in one chart: of more, each front has a chart of its own
SMALL = 310  # pixels: the height of one chart among several
MOST_DEEDS = 4  # that a row names; of more it says how many
Lines = Mapping[str, Sequence[Level]]


def support_pieces(setting: Setting) -> Iterator[Piece]:
    """Yield both lines of the learner's own game, beside those of the line that was left to go back."""
    guide = setting.guide
    now = setting.words.say("exhibit-line-own")
    lines = {now: [level for game in guide.course.rails.own_line for level in levels(game)]}
    # A step may go back, and the next one with it: where nothing was played in between there is no line.
    left = {name: one.game for name, one in guide.course.rails.left.items() if one.game.ply > one.since}
    if left:
        name = setting.step.id if setting.step.id in left else [*left][-1]
        current, former = names_of_lines(setting, name)
        lines = {current: lines[now], former: levels(left[name])}
    yield lines_chart(setting.words, guide.scenario.game, lines)


def trace_pieces(setting: Setting) -> Iterator[Piece]:
    """Yield a recorded game: its lines, and what moved them, move by move.

    Raises:
        LabError: If the file cannot be read, or a move does not replay.
    """
    assert setting.exhibit.trace, "only made of this kind"
    game = read_trace(setting.exhibit.trace, setting.folder)
    words = words_of_game(game.rules.name, setting.words)
    yield lines_chart(words, game.rules.name, {words.say("exhibit-line-trace"): levels(game)})
    yield moves_table(words, game)


def words_of_game(game: str, words: GameWords) -> GameWords:
    """Return the words of a game in a reader's language: those that there are, or those of another game."""
    return words if words.game == game else TOLD[game].words(words.language)


def showing_of(game: str, language: str) -> Showing[Any, Any]:
    """Return how the things of a game are told."""
    if game == "algeria":
        return AlgeriaShowing(Words(language))
    if game == "twilight":
        return TwilightShowing(TwilightWords(language))
    return InsurgentShowing(DuelWords(language, reconstructed_cards()))


def lines_chart(words: GameWords, game: str, lines: Lines, by: str = "") -> BokehPane:
    """Return where the sides stood turn by turn: one game, or two that differ by their dashes.

    Args:
        words: The reader's language, with the words of the game.
        game: The game.
        lines: Levels by what the line is called.
        by: What the levels are counted by, ``step`` for steps of a scenario; turns of the game if empty.
    """
    from bokeh.layouts import column

    places = places_of(game)
    plots = [_plot(words, game, tracks, lines, by or game) for tracks in places.values()]
    if len(plots) > 1:
        for plot, place in zip(plots, places, strict=True):
            plot.title.text, plot.height = sentence(words.say(f"duel-front-{place}")), SMALL
    whole = column(*plots, sizing_mode="stretch_width") if len(plots) > 1 else plots[0]
    high = len(plots) * SMALL if len(plots) > 1 else HEIGHT
    return new_pane(
        whole, words, _summary(words, game, lines, by), _rows(words, game, lines, by or game), height=high
    )


def places_of(game: str) -> Mapping[str, Sequence[str]]:
    """Return the tracks that share a chart, by what it is about: a front, where there are fronts."""
    tracks, found = tracks_of(game), dict[str, list[str]]()
    for track in tracks:
        place = track.rpartition(".")[2] if len(tracks) > MOST_LINES else ""
        found.setdefault(place, []).append(track)
    return found


def turns_of(lines: Lines) -> list[int]:
    """Return the turns at whose end some line stands somewhere."""
    return sorted({level.turn for line in lines.values() for level in line})


def _plot(words: GameWords, game: str, tracks: Sequence[str], lines: Lines, by: str) -> figure:
    """Return a chart of some tracks."""
    turns = turns_of(lines)
    plot = new_plot(x_axis_label=words.say(f"exhibit-turns-{by}"), y_axis_label=words.say("exhibit-points"))
    if all(value >= 0 for line in lines.values() for level in line for value in level.values.values()):
        plot.y_range.start = 0  # else the lowest value looks like none
    plot.xaxis.ticker = turns if len(turns) <= 16 else turns[:: len(turns) // 12]
    for track in tracks:
        for (name, line), dash in zip(lines.items(), DASHES, strict=False):
            _line(plot, track, _legend(words, game, track, name, lines), dash, line)
    legend_below(plot)
    return plot


def _label(words: GameWords, track: str, name: str, lines: Lines) -> str:
    told = QuizWords(words).track(track)
    return told if len(lines) == 1 else words.say("exhibit-track-of", track=told, line=name)


def _legend(words: GameWords, game: str, track: str, name: str, lines: Lines) -> str:
    """Return what a line is called in its chart; where the chart names the front, that is left out."""
    if len(places_of(game)) == 1:
        return _label(words, track, name, lines)
    side = words.side(_side(track))
    return side if len(lines) == 1 else words.say("exhibit-track-of", track=side, line=name)


def _side(track: str) -> str:
    return SIDES.get(track, track.partition(".")[0])


def _line(plot: figure, track: str, label: str, dash: str, line: Sequence[Level]) -> None:
    side, turns = _side(track), [level.turn for level in line]
    values, colour = [level.values[track] for level in line], COLOURS[_side(track)]
    plot.line(turns, values, color=colour, line_width=2, line_dash=dash, legend_label=label)
    fill = colour if dash == DASHES[0] else "white"
    marks: dict[str, Any] = {"marker": MARKS[side], "size": 8, "line_color": colour, "fill_color": fill}
    plot.scatter(turns, values, legend_label=label, **marks)


def _summary(words: GameWords, game: str, lines: Lines, by: str = "") -> str:
    """Return where each line began and where it stands, in a sentence a line."""
    told = []
    for name, line in lines.items():
        moved = [
            words.say(
                "exhibit-line-moved",
                track=QuizWords(words).track(track),
                first=line[0].values[track],
                last=line[-1].values[track],
            )
            for track in tracks_of(game)
        ]
        until: dict[str, str | int] = {"turn": line[-1].turn, "by": by or game}
        told.append(words.say("exhibit-line-summary", line=name, moved=words.listed(moved), **until))
    return " ".join(told)


def _rows(words: GameWords, game: str, lines: Lines, by: str) -> list[list[object]]:
    names = [(track, name) for track in tracks_of(game) for name in lines]
    head = [words.say(f"exhibit-turn-{by}"), *(_label(words, track, name, lines) for track, name in names)]
    at = {name: {level.turn: level.values for level in line} for name, line in lines.items()}
    body: list[list[object]] = [
        [turn, *(at[name].get(turn, {}).get(track, "") for track, name in names)] for turn in turns_of(lines)
    ]
    return [list(head), *body]


def moves_table(words: GameWords, game: Game[Any]) -> Page:
    """Return what moved the tracks of a game, move by move."""
    name, quiz = game.rules.name, QuizWords(words)
    tracks, showing = tracks_of(name), showing_of(name, words.language)
    head = [words.say(f"exhibit-turn-{name}"), words.say("exhibit-deed"), *map(quiz.track, tracks)]
    rows = []
    for move in moves(game):
        moved = [moved_said(words, move.moved.get(track, 0), move.values[track]) for track in tracks]
        rows.append([str(move.turn), _deeds(words, list(map(showing.deed, move.entries))), *moved])
    return table(words.say("exhibit-moves"), head, rows, numbers=range(2, 2 + len(tracks)))


def moved_said(words: GameWords, change: int, now: int) -> str:
    """Return by how much a track moved and where it stands now; nothing if it did not."""
    return words.say("exhibit-moved", change=words.change(change), now=now) if change else ""


def _deeds(words: GameWords, deeds: Sequence[str]) -> str:
    """Return what was done; of many deeds only the first."""
    told = words.say("list-semicolon").join(deeds[:MOST_DEEDS])
    return told if len(deeds) <= MOST_DEEDS else words.say("exhibit-deeds-more", deeds=told, count=len(deeds))
