"""The scene: everything that the board shows at one moment, as strings, ids and legal picks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from algeria_lab.algeria.board.geography import AREAS, PLACES
from algeria_lab.algeria.board.units import FLN, GOV, KIND_OF, Units, count, first, members, names
from algeria_lab.algeria.frames import Operations
from algeria_lab.algeria.missions.combat import firepower
from algeria_lab.algeria.phases.fln_reinforcement import area_income
from algeria_lab.algeria.spending import HALVES, half_points
from algeria_lab.algeria.state import NOT_MOBILIZED, State
from algeria_lab.views.algeria.choosing.alike import alike, box_of, flags
from algeria_lab.views.algeria.choosing.placing import to_place
from algeria_lab.views.algeria.choosing.prices import begun_price, price_text
from algeria_lab.views.algeria.choosing.reactions import choices_of, is_open_reaction
from algeria_lab.views.algeria.choosing.waste import wasted
from algeria_lab.views.algeria.words.position import border_zone_said, control_of, oas_beside
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.time.timeline import turn_start
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import halved

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.core.game import Game
    from algeria_lab.views.play.asked import Look

Part = dict[str, Any]
TRACK_END = 99
LAST_TURN_SHOWN = 40
# Labels that were written before, by what they depend on: most places look as they did a moment ago.
_WRITTEN: WeakKeyDictionary[Words, dict[tuple[object, ...], str]] = WeakKeyDictionary()


def make_scene(look: Look[State], words: Words) -> Part:
    """Return what the board shows of a moment of the war that no other game has; see `map_scene`."""
    game, state, yours = look.game, look.position, look.yours
    offers = yours and (isinstance(state.top, Operations) or is_open_reaction(state))
    extra = {"offers": offers, "over": _over(game, words)}
    return {
        "heading": _heading(state, words),
        "prompt": _prompt(game, words, yours=yours),
        "places": _places(state, turn_start(game), words),
        "pieces": {place: groups for place in PLACES if (groups := groups_at(state, place, words))},
        "tracks": _tracks(state, words),
        "actions": _actions(look, words) if yours else [],
        **{name: part for name, part in extra.items() if part},
    }


def _written(words: Words) -> dict[tuple[object, ...], str]:
    return _WRITTEN.setdefault(words, {})


def _heading(state: State, words: Words) -> str:
    if not state.turn:
        return words.say("scene-heading-set-up", scenario=words.scenario(state.scenario))
    phase = words.phase(state.phase)
    return words.say("scene-heading", scenario=words.scenario(state.scenario), turn=state.turn, phase=phase)


def _prompt(game: Game[State], words: Words, *, yours: bool) -> dict[str, Any]:
    state = game.state
    text, why = words.prompt(state)
    if state.agenda and (cost := price_text(state, begun_price(state), words)):
        text = f"{text} {sentence(cost)}."
    if yours and state.agenda:
        why = " ".join(filter(None, [to_place(state, words), why]))
    return {"seat": game.to_move or "", "text": text, "why": why, "yours": yours and game.to_move is not None}


def _actions(look: Look[State], words: Words) -> list[Part]:
    """Return the choices, first those that a step of a lesson asks for, and marked as such.

    One that would waste something says what, so that the board asks first; where just it is asked for, it
    wastes nothing, be it to do nothing in a phase.
    """
    game, legal = look.game, look.legal
    asked = {str(action): action.verb for action in legal if look.wants(action)}
    is_free = len(set(asked.values())) > 1  # a step that lets decide
    lost = {
        str(action): wasted(game, action, words) for action in legal if is_free or str(action) not in asked
    }
    choices = [
        choice | _told(asks=lost.get(choice["id"]), asked=choice["id"] in asked)
        for choice in choices_of(game.state, legal, words)
    ]
    return sorted(choices, key=lambda choice: "asked" not in choice)


def _told(**more: object) -> Part:
    """Return what there is of more parts."""
    return {name: value for name, value in more.items() if value}


def _places(state: State, start: State, words: Words) -> dict[str, Part]:
    return {place: _place(state, place, words, start) for place in PLACES}


def _place(state: State, place: str, words: Words, start: State) -> Part:
    """Return a place; what is not there is left out, for the scene travels often."""
    control = {"control": state.control.get(place, "")} if place in AREAS else {}
    marks = dict.fromkeys(marks_at(state, place), 1)
    more = {"marks": marks, "facts": _facts(state, place, start)}
    return {
        "says": place_says(state, place, words),
        **control,
        **{name: part for name, part in more.items() if part},
    }


def marks_at(state: State, place: str) -> Iterator[str]:
    """Yield what lies in a place; that a resettled one counts as remote is said with the mark."""
    if place in state.terror:
        yield "terror"
    if place in state.resettled:
        yield "resettled"
    if state.oas == place:
        yield "oas"


def _facts(state: State, place: str, start: State) -> Part:
    """Return what the layers of the map read of a place, see `layers`."""
    here = state.at[place]
    able = here & ~state.neutralized
    found: Part = {}
    if here:
        found["units"] = [count(here & FLN), count(here & GOV)]
    if able and (fire := [firepower(state, able & FLN), firepower(state, able & GOV)]) != [0, 0]:
        found["fire"] = fire
    if place in AREAS and (income := area_income(state, place)):
        found["income"] = income
    if state is not start and _looks(state, place) != _looks(start, place):
        found["changed"] = True
    return found


def _looks(state: State, place: str) -> tuple[object, ...]:
    """Return what counts as a change of a place: who is there and able, who controls it, its markers.

    Boxes are left out: units go through them every turn.
    """
    here = state.at[place]
    markers = place in state.terror, place in state.resettled, state.oas == place
    return here, here & state.neutralized, state.control.get(place, ""), markers


def place_says(state: State, place: str, words: Words) -> str:
    """Return a place as a sentence: name, kind, control and markers, without its units."""
    control = control_of(state, place) if place in AREAS else ""
    kind = state.kind(place) if place in AREAS else ""
    marks = (
        ("scene-terror", place in state.terror),
        ("scene-resettled", place in state.resettled),
        ("scene-oas-here", state.oas == place),
    )
    written, key = _written(words), (place, kind, control, marks)
    if key not in written:
        said = [words.place(place)]
        said += [words.say(f"scene-kind-{kind}"), words.say(f"scene-control-{control}")] if kind else []
        said += [words.say(mark) for mark, lies in marks if lies]
        written[key] = words.listed(said) + "."
    return written[key]


def groups_at(state: State, place: str, words: Words) -> Part:
    """Return the groups of alike units in a place; the key of one stays while its number changes."""
    found: Part = {}
    for group in alike(state, state.at[place]):
        kind = KIND_OF[next(members(first(group)))].name
        box, special = box_of(state, group), flags(state, group)
        about = {"kind": kind, "box": box, "ids": list(names(group))}
        about["label"] = _label(group, kind, box, special, words)
        found["/".join([box, kind, *special])] = {**about, "is": special} if special else about
    return found


def _label(group: Units, kind: str, box: str, special: Sequence[str], words: Words) -> str:
    written, key = _written(words), (kind, count(group), box, *special)
    if key not in written:
        where = words.listed([words.box(box), *(words.say(f"scene-unit-{flag}") for flag in special)])
        written[key] = words.say("scene-units", units=words.units(names(group)), where=where)
    return written[key]


def _tracks(state: State, words: Words) -> list[dict[str, Any]]:
    gov = half_points(state)
    rows: list[tuple[str, float, int, str, str, bool]] = [
        ("fln_psl", state.fln_psl, TRACK_END, str(state.fln_psl), "fln", True),
        ("gov_psl", gov / HALVES, TRACK_END, halved(words, gov), "gov", True),
        ("fln_ap", state.fln_ap, TRACK_END, str(state.fln_ap), "fln", True),
        ("air", *_available(state.air, state.air_max, words), "gov", state.air_max > 0),
        (
            "helicopter",
            *_available(state.helicopter, state.helicopter_max, words),
            "gov",
            state.helicopter_max > 0,
        ),
        ("naval", state.naval, TRACK_END, str(state.naval), "gov", state.naval > 0),
        ("border_zone", *_border_zone(state, words), "gov", state.border_zone != NOT_MOBILIZED),
        ("oas", int(bool(state.oas)), 1, oas_beside(state, words), "", bool(state.oas)),
        ("turn", state.turn, LAST_TURN_SHOWN, str(state.turn), "", False),
    ]
    return [
        {"id": name, "label": words.track(name), "value": value, "max": most, "text": text, "side": side}
        | ({"short": words.say(f"track-short-{name}")} if words.has(f"track-short-{name}") else {})
        | ({} if in_play else {"idle": True})
        for name, value, most, text, side, in_play in rows
    ]


def _available(available: int, most: int, words: Words) -> tuple[int, int, str]:
    return available, max(most, 1), words.say("scene-available", available=available, most=most)


def _border_zone(state: State, words: Words) -> tuple[int, int, str]:
    strength = 0 if state.border_zone == NOT_MOBILIZED else -state.border_zone
    return strength, 3, border_zone_said(state, words)


def _over(game: Game[State], words: Words) -> dict[str, str] | None:
    outcome = game.outcome
    return {"text": words.outcome(outcome, game.state), "winner": outcome.winner} if outcome else None
