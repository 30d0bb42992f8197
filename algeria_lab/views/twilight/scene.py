"""The scene: everything that the board shows at one moment, as strings, ids and legal picks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.geography import EVERYWHERE, PLACES, SPACES, Space
from algeria_lab.twilight.pieces import GOVERNMENT, INSURGENT
from algeria_lab.twilight.propaganda import OPPOSITION_LINE, SUPPORT_LINE
from algeria_lab.twilight.state import FRANCE_BOXES, LEVELS, NEUTRAL, State
from algeria_lab.views.play.support import course_of_states
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.atlas import GAUGES
from algeria_lab.views.twilight.choices import make_choices
from algeria_lab.views.twilight.pieces import groups_at
from algeria_lab.views.twilight.showing import TwilightShowing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.core.actions import Action
    from algeria_lab.core.game import Game
    from algeria_lab.views.twilight.logbook import Line
    from algeria_lab.views.twilight.words import TwilightWords

Scene = dict[str, Any]
Part = dict[str, Any]
FORMAT = 2
LOG_LINES = 18
TRACK_END = 50
CONTROL = {"GOV": "gov", "FLN": "fln", "NONE": ""}
MARKERS = ("resettled", "plus_pop", "plus_base")


def make_scene(
    game: Game[State],
    words: TwilightWords,
    lines: Sequence[Line],
    position: State,
    legal: Iterable[Action],
    *,
    yours: bool,
) -> Scene:
    """Return what the board shows of a position, without what the session adds of time and of what is told.

    Args:
        game: The game, at the moment shown.
        words: The reader's language.
        lines: The log, oldest first; the last of them are shown.
        position: The position shown; that of *game*, or one on the way to it.
        legal: What is offered.
        yours: Whether the person at the board decides next.
    """
    return {
        "format": FORMAT,
        "ply": game.ply,
        "lang": words.language,
        "dir": words.direction,
        "heading": TwilightShowing(words).moment(position),
        "prompt": _prompt(game, position, words, yours=yours),
        "places": {PLACES[space]: _place(position, space, words) for space in EVERYWHERE},
        "pieces": {
            PLACES[space]: groups for space in EVERYWHERE if (groups := groups_at(position, space, words))
        },
        "tracks": list(_tracks(position, words)),
        "actions": make_choices(position, list(legal), words) if yours else [],
        "log": {str(line["id"]): line for line in lines[-LOG_LINES:]},
        "log_count": len(lines),
        **_over(game, words),
    }


def _prompt(game: Game[State], state: State, words: TwilightWords, *, yours: bool) -> Part:
    seat = game.to_move
    text = sentence(TwilightShowing(words).awaited(state))
    return {"seat": seat or "", "text": text, "why": "", "yours": yours and seat is not None}


def _place(state: State, space: int, words: TwilightWords) -> Part:
    """Return a space; what is not there is left out, for the scene travels often."""
    marks = {name: 1 for name in MARKERS if getattr(state, name)[space]}
    if state.terror[space]:
        marks["terror"] = state.terror[space]
    facts: Part = {"units": [state.count(space, INSURGENT), state.count(space, GOVERNMENT)]}
    if state.support[space] != NEUTRAL:
        facts["level"] = LEVELS[state.support[space]]
    return {
        "says": place_says(state, SPACES[space], words),
        "control": CONTROL[state.control(space)],
        "facts": facts,
        **({"marks": marks} if marks else {}),
    }


def place_says(state: State, space: Space, words: TwilightWords) -> str:
    """Return a space as a sentence: name, terrain, population, level, control and markers."""
    number = space.number
    kind = space.terrain if space.kind == "sector" else space.kind
    said = [words.place(space.id), words.say(f"campaign-kind-{kind}")]
    if pop := state.pop(number):
        said += [words.say("twilight-pop", pop=pop), words.level(LEVELS[state.support[number]])]
    said.append(words.say(f"campaign-control-{CONTROL[state.control(number)] or 'none'}"))
    if state.terror[number]:
        said.append(words.say("twilight-terror", count=state.terror[number]))
    said += [words.say(f"twilight-has-{name}") for name in MARKERS if getattr(state, name)[number]]
    return words.say("list-comma").join(said) + "."


def _tracks(state: State, words: TwilightWords) -> Iterator[Part]:
    rows: list[tuple[str, int, str, str]] = [
        (
            "support_commitment",
            state.support_commitment,
            _of(state.support_commitment, SUPPORT_LINE, words),
            "gov",
        ),
        (
            "opposition_bases",
            state.opposition_bases,
            _of(state.opposition_bases, OPPOSITION_LINE, words),
            "fln",
        ),
        ("gov_resources", state.gov_resources, str(state.gov_resources), "gov"),
        ("fln_resources", state.fln_resources, str(state.fln_resources), "fln"),
        ("commitment", state.commitment, str(state.commitment), "gov"),
        ("france", state.france, FRANCE_BOXES[state.france], ""),
    ]
    if state.is_independent:
        rows.append(("border_zone", state.border_zone, str(state.border_zone), "gov"))
    for name, value, text, side in rows:
        label = words.say(f"campaign-track-{name}")
        yield {"id": name, "label": label, "value": value, "max": TRACK_END, "text": text, "side": side}


def _of(value: int, line: int, words: TwilightWords) -> str:
    return words.say("twilight-of-line", value=value, line=line)


def make_support(game: Game[State], words: TwilightWords, *, charts: bool | None) -> Part:
    """Return the part `support` of a scene: how both sums went, and the lines that win.

    Args:
        game: The game, at the moment shown.
        words: The reader's language.
        charts: Whether the charts of the page are open; None where there are none.
    """
    lines = {"support_commitment": SUPPORT_LINE, "opposition_bases": OPPOSITION_LINE}
    part = course_of_states(game.history, GAUGES) | {
        "turn": game.state.turn,
        "marks": [
            {
                "at": line,
                "name": words.say(f"campaign-line-{gauge}"),
                "text": words.say(f"campaign-line-about-{gauge}", line=line),
            }
            for gauge, line in lines.items()
        ],
        "says": _says(game.state, words),
    }
    return part if charts is None else part | {"charts": charts}


def _says(state: State, words: TwilightWords) -> str:
    return words.say("twilight-tally", support=state.support_commitment, opposition=state.opposition_bases)


def _over(game: Game[State], words: TwilightWords) -> Part:
    outcome = game.outcome
    if not outcome:
        return {}
    return {"over": {"text": TwilightShowing(words).ending(outcome, game.state), "winner": outcome.winner}}
