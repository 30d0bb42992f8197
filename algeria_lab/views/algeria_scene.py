"""The scene: everything that the board shows at one moment, as strings, ids and legal picks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.geography import AREAS, PLACES
from algeria_lab.algeria.state import NOT_MOBILIZED, State
from algeria_lab.algeria.units import DIVISIONS, FLN, KINDS, Units, first, members, names
from algeria_lab.views.choices import make_choices

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.core.game import Game
    from algeria_lab.views.logbook import Line
    from algeria_lab.views.text import Words

Scene = dict[str, Any]
FORMAT = 2
LOG_LINES = 40
TRACK_END = 99
LAST_TURN_SHOWN = 40


def make_scene(
    game: Game[State],
    words: Words,
    lines: Sequence[Line],
    *,
    yours: bool = True,
    can_undo: bool = False,
    notice: dict[str, str] | None = None,
) -> Scene:
    """Return what the board shows now.

    Args:
        game: The war.
        words: The reader's language.
        lines: The log, oldest first; the last of them are shown.
        yours: Whether the person at the board decides next.
        can_undo: Whether that person may take back.
        notice: A refusal, error or information to show.
    """
    state = game.state
    return {
        "format": FORMAT,
        "ply": game.ply,
        "lang": words.language,
        "dir": words.direction,
        "heading": _heading(state, words),
        "prompt": _prompt(game, words, yours=yours),
        "places": {place: _place(state, place, words) for place in PLACES},
        "pieces": dict(_pieces(state, words)),
        "tracks": _tracks(state, words),
        "actions": make_choices(state, game.legal(), words) if yours else [],
        "log": {str(line["id"]): line for line in lines[-LOG_LINES:]},
        "log_count": len(lines),
        "can": {"undo": can_undo, "redo": game.can_redo()},
        "time": {"at": game.ply, "last": game.ply, "turn": state.turn, "turns": [], "marks": [], "branches": []},
        "motion": [],
        "rolls": [],
        **({"notice": notice} if notice else {}),
        **({"over": over} if (over := _over(game, words)) else {}),
    }


def _heading(state: State, words: Words) -> str:
    if not state.turn:
        return words.say("scene-heading-set-up", scenario=words.scenario(state.scenario))
    phase = words.phase(state.phase)
    return words.say("scene-heading", scenario=words.scenario(state.scenario), turn=state.turn, phase=phase)


def _prompt(game: Game[State], words: Words, *, yours: bool) -> dict[str, Any]:
    text, why = words.prompt(game.state)
    return {"seat": game.to_move or "", "text": text, "why": why, "yours": yours and game.to_move is not None}


def _place(state: State, place: str, words: Words) -> dict[str, Any]:
    marks = {
        "terror": place in state.terror,
        "resettled": place in state.resettled,
        "remote": place in AREAS and state.is_remote(place),
    }
    return {
        "control": state.control.get(place, ""),
        "says": place_says(state, place, words),
        **{name: True for name, lies in marks.items() if lies},
    }


def place_says(state: State, place: str, words: Words) -> str:
    """Return a place as a sentence: name, kind, control and markers, without its units."""
    marks = []
    if place in AREAS:
        control = state.control.get(place, "") or "none"
        marks = [words.say(f"scene-kind-{state.kind(place)}"), words.say(f"scene-control-{control}")]
    marks += [words.say("scene-terror")] if place in state.terror else []
    marks += [words.say("scene-resettled")] if place in state.resettled else []
    if state.oas == place:
        marks.append(words.say("scene-oas-here"))
    return words.listed([words.place(place), *marks]) + "."


def alike(state: State, units: Units) -> Iterator[Units]:
    """Split units of one place into groups of the same type, box and condition."""
    for kind in KINDS:
        left = units & kind.units
        while left:
            lowest = first(left)
            number = next(members(lowest))
            group = left & _box_units(state, number)
            for held in (state.neutralized, state.dispersed, state.airmobile):
                group &= held if held & lowest else ~held
            yield group
            left &= ~group


def _box_units(state: State, number: int) -> Units:
    box = state.box_of(number)
    return {"UG": state.ug, "OPS": state.ops, "PTL": state.ptl, "OC": state.oc, "": -1}[box]


def _label(state: State, group: Units, words: Words) -> str:
    number = next(members(group))
    box = words.box(state.box_of(number))
    flags = [words.say(f"scene-unit-{flag}") for flag, on in _flags(state, group).items() if on]
    return words.say("scene-units", units=words.units(names(group)), where=", ".join([box, *flags]))


def _flags(state: State, group: Units) -> dict[str, bool]:
    one = first(group)
    return {
        "neutralized": bool(one & state.neutralized),
        "dispersed": bool(one & state.dispersed & DIVISIONS),
        "airmobile": bool(one & state.airmobile),
    }


def _pieces(state: State, words: Words) -> Iterator[tuple[str, dict[str, Any]]]:
    for place in PLACES:
        for group in alike(state, state.at[place]):
            kind = names(first(group))[0].rsplit("-", 1)[0]
            box = state.box_of(next(members(group)))
            flags = [flag for flag, on in _flags(state, group).items() if on]
            key = f"{place}/{box}/{kind}/{''.join(flag[0] for flag in flags)}"
            yield (
                key,
                {
                    "place": place,
                    "side": "fln" if group & FLN else "gov",
                    "kind": kind,
                    "box": box,
                    "ids": list(names(group)),
                    "label": _label(state, group, words),
                    **dict.fromkeys(flags, True),
                },
            )


def _tracks(state: State, words: Words) -> list[dict[str, Any]]:
    half = words.say("scene-half") if state.gov_half else ""
    rows: list[tuple[str, int, int, str, str]] = [
        ("fln_psl", state.fln_psl, TRACK_END, str(state.fln_psl), "fln"),
        ("gov_psl", state.gov_psl, TRACK_END, f"{state.gov_psl}{half}", "gov"),
        ("fln_ap", state.fln_ap, TRACK_END, str(state.fln_ap), "fln"),
        ("air", *_available(state.air, state.air_max, words), "gov"),
        ("helicopter", *_available(state.helicopter, state.helicopter_max, words), "gov"),
        ("naval", state.naval, TRACK_END, str(state.naval), "gov"),
        ("border_zone", *_border_zone(state, words), "gov"),
        ("oas", int(bool(state.oas)), 1, _oas(state, words), ""),
        ("turn", state.turn, LAST_TURN_SHOWN, str(state.turn), ""),
    ]
    return [
        {"id": name, "label": words.track(name), "value": value, "max": most, "text": text, "side": side}
        for name, value, most, text, side in rows
    ]


def _available(available: int, most: int, words: Words) -> tuple[int, int, str]:
    return available, max(most, 1), words.say("scene-available", available=available, most=most)


def _border_zone(state: State, words: Words) -> tuple[int, int, str]:
    if state.border_zone == NOT_MOBILIZED:
        return 0, 3, words.say("scene-zone-none")
    active = "scene-zone-active" if state.border_zone_active else "scene-zone-inactive"
    return -state.border_zone, 3, words.say(active, drm=str(state.border_zone).replace("-", "\N{MINUS SIGN}"))


def _oas(state: State, words: Words) -> str:
    if not state.oas:
        return words.say("scene-oas-none")
    place = words.place_name(state.oas) if state.oas in PLACES else words.say("scene-oas-waiting")
    return words.say("scene-oas", place=place, side=words.side(state.oas_control))


def _over(game: Game[State], words: Words) -> dict[str, str] | None:
    outcome = game.outcome
    return {"text": words.outcome(outcome, game.state), "winner": outcome.winner} if outcome else None
