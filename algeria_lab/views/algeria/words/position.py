"""The whole position as text, complete enough that the board can be set up again from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.board.geography import AREAS, PLACES
from algeria_lab.algeria.board.units import ID_OF, OF_SIDE, Units, names
from algeria_lab.algeria.spending import HALVES, half_points
from algeria_lab.algeria.state import NATO, NOT_MOBILIZED, POOL, REMOVED, SETUP, SUEZ
from algeria_lab.views.algeria.choosing.alike import alike, box_of, flags
from algeria_lab.views.shared.numbers import halved

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

COUNTED = ("fln_psl", "gov_psl", "fln_ap", "air", "air_max", "helicopter", "helicopter_max", "naval")
WAITING = (POOL, SETUP, NATO, REMOVED)


def position_text(state: State, words: Words) -> str:
    """Return everything that stands on the board: who decides, tracks, each place, units off the map."""
    paragraphs = [
        [words.say("state-title", scenario=words.scenario(state.scenario)), *_moment(state, words)],
        [words.say("state-heading-tracks"), *(_row(words, *row) for row in track_rows(state, words))],
        [
            words.say("state-heading-places"),
            *(line for place in PLACES for line in _place(state, place, words)),
        ],
        [words.say("state-heading-off-map"), *_off_map(state, words)],
    ]
    return "\n\n".join("\n".join(lines) for lines in paragraphs)


def _moment(state: State, words: Words) -> Iterator[str]:
    yield words.say("state-turn", turn=state.turn, phase=words.phase(state.phase))
    text, why = words.prompt(state)
    yield words.say("state-prompt", text=text, why=why) if why else text


def tracks_in_play(state: State, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the tracks and conditions that matter now: of those that stand at nothing, only the FLN's AP."""
    nothing = {"0", words.say("scene-zone-none"), words.say("scene-oas-none"), words.say("state-no")}
    always = words.track("fln_ap")
    yield from (row for row in track_rows(state, words) if row[0] == always or row[1] not in nothing)


def track_rows(state: State, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the name of every track and condition of the war, and where it stands."""
    for track in COUNTED:
        value = half_points(state) if track == "gov_psl" else HALVES * getattr(state, track)
        yield words.track(track), halved(words, value)
    yield words.track("border_zone"), border_zone_said(state, words)
    yield words.track("oas"), oas_said(state, words)
    yield words.say("state-independence"), _yes_no(words, holds=state.independent)
    yield words.say("state-amnesty"), _yes_no(words, holds=state.amnesty)
    yield words.say("state-jealousy"), _yes_no(words, holds=state.jealousy)


def _row(words: Words, label: str, value: str) -> str:
    return words.labelled(label, value)


def _yes_no(words: Words, *, holds: bool) -> str:
    return words.say("state-yes" if holds else "state-no")


def border_zone_said(state: State, words: Words) -> str:
    """Return how strong the Border Zone is and whether it holds, or that there is none."""
    if state.border_zone == NOT_MOBILIZED:
        return words.say("scene-zone-none")
    key = "scene-zone-active" if state.border_zone_active else "scene-zone-inactive"
    return words.say(key, drm=words.number(state.border_zone))


def oas_said(state: State, words: Words) -> str:
    """Return where the OAS stands and who placed it, or is to place it; or that there is none."""
    if not state.oas:
        return words.say("scene-oas-none")
    side = words.side(state.oas_control)
    if state.oas not in PLACES:
        return words.say("scene-oas-waiting", side=side)
    return words.say("scene-oas", place=words.place_name(state.oas), side=side)


def oas_beside(state: State, words: Words) -> str:
    """Return the same as `oas_said` where there is little room: without the rule by which the OAS enters."""
    if state.oas and state.oas not in PLACES:
        return words.say("scene-oas-to-place", side=words.side(state.oas_control))
    return oas_said(state, words)


def control_of(state: State, place: str) -> str:
    """Return whose an area is, as messages name it: `none` is contested, `nobody` is without units."""
    return state.control.get(place, "") or ("none" if state.at[place] else "nobody")


def marks_said(state: State, place: str, words: Words) -> list[str]:
    """Return whose a place is and what lies in it; nothing about a country that nobody marks."""
    said = [words.say(f"scene-control-{control_of(state, place)}")] if place in AREAS else []
    said += [words.say("scene-terror")] if place in state.terror else []
    said += [words.say("scene-resettled")] if place in state.resettled else []
    is_remote = place in AREAS and state.kind(place) == "remote"
    return said + ([words.say("scene-kind-remote")] if is_remote else [])


def groups_said(state: State, units: Units, words: Words) -> list[str]:
    """Return how many units of each kind there are, with their box and condition."""
    said = []
    for group in alike(state, units):
        states = (words.say(f"scene-unit-{flag}") for flag in flags(state, group))
        where = words.listed([words.box(box_of(state, group)), *states])
        said.append(words.say("scene-units", units=words.units(names(group)), where=where))
    return said


def _place(state: State, place: str, words: Words) -> Iterator[str]:
    """Yield a line about a place, and one for each side that has units there."""
    said = []
    if place in AREAS:
        said = [words.say(f"scene-kind-{state.kind(place)}")]
        said += [words.say(f"scene-control-{control_of(state, place)}")]
    said += [words.say("scene-terror")] if place in state.terror else []
    said += [words.say("scene-resettled")] if place in state.resettled else []
    yield _row(words, words.place(place), words.listed(said) if said else words.say("state-country"))
    for seat in ("fln", "gov"):
        units = state.at[place] & OF_SIDE[seat]
        if units:
            groups = (_group(state, group, words) for group in alike(state, units))
            line = words.say("list-semicolon").join(groups)
            yield words.say("state-units", side=words.side(seat), units=line)


def _group(state: State, group: Units, words: Words) -> str:
    """Return alike units one by one by name, with their box and condition."""
    said = [
        words.box(box_of(state, group)),
        *(words.say(f"scene-unit-{flag}") for flag in flags(state, group)),
    ]
    own_names = words.listed(words.unit(name) for name in names(group))
    return words.say("state-group", units=own_names, where=words.listed(said))


def _off_map(state: State, words: Words) -> Iterator[str]:
    """Yield where units wait that are not on the map; eliminated ones may be built again."""
    for place in WAITING:
        if state.at[place]:
            yield _row(words, words.say(f"state-off-{place}"), _by_name(state.at[place], words))
    if state.at["DEAD"]:
        yield _row(words, words.say("state-off-DEAD"), _by_name(state.at["DEAD"], words))
    for area, waiting in SUEZ.items():
        if state.at[waiting]:
            label = words.say("state-off-SUEZ", **words.where(area))
            yield _row(words, label, _by_name(state.at[waiting], words))


def _by_name(units: Units, words: Words) -> str:
    return words.listed(words.unit(name) for name in sorted(names(units), key=ID_OF.__getitem__))
