"""Who can take part in a mission: alike units together, how many of them, and who comes by helicopter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.units import ID_OF, KIND_OF
from algeria_lab.algeria.steps import seat_of
from algeria_lab.core.actions import Action
from algeria_lab.views.algeria.choosing.alike import flags
from algeria_lab.views.algeria.choosing.choices import unit_key
from algeria_lab.views.algeria.choosing.plans import LIFTED, RULES, picks
from algeria_lab.views.play.lines import NO_DICE, follow
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

AIR = "air"
Group = dict[str, Any]


def crew_of(after: State, place: str, words: Words) -> list[Group]:
    """Return who can take part, alike units together, and how many of them at most.

    Args:
        after: The position once the mission is begun.
        place: Where it is.
        words: The reader's language.
    """
    legal = RULES.legal(after)
    is_needed = not any(one.verb == "done" for one in legal)  # it cannot be carried out as it stands
    crew = _units(after, legal, place, words)
    if crew and is_needed:
        _choose(after, crew)
        crew[0]["least"] = 1 if len(crew) == 1 else 0
    crew += _lifted_here(after, legal, place, words)
    points = [one.args[0] for one in legal if one.verb == AIR]
    if points:
        label, most = words.say("panel-crew-air"), len(points)
        crew.append({"key": AIR, "label": label, "ids": points, "chosen": 0, "least": 0, "most": most})
    # Who is at hand comes first, or who takes part beforehand; units from elsewhere can be very many.
    # Air Points are asked for last: they are given to units.
    for group in crew:
        if group["chosen"]:
            group.pop("far", None)
    return sorted(crew, key=lambda group: (group["key"] == AIR, group.get("far", False)))


def _units(after: State, legal: Sequence[Action], place: str, words: Words) -> list[Group]:
    """Return groups of units that can join, some of them by helicopter from elsewhere."""
    groups = groups_of(after, [one.args[0] for one in legal if one.verb == "pick"])
    flying = [one.args[0] for one in legal if one.verb == "lift"]
    groups |= groups_of(after, [name for name in flying if after.place[ID_OF[name]] != place], by_air=True)
    leaders = [ids[0] for ids in groups.values()]
    crew = [_group(after, key, ids, place, words) for key, ids in groups.items()]
    for group in crew:
        group["most"] = _most(after, group["ids"], leaders, words)
    return [group for group in crew if group["most"]]


def _lifted_here(after: State, legal: Sequence[Action], place: str, words: Words) -> list[Group]:
    """Return groups of units of the place itself that can take part airmobilized: Contact is one better."""
    flying = [one.args[0] for one in legal if one.verb == "lift"]
    found = []
    for key, ids in groups_of(after, [name for name in flying if after.place[ID_OF[name]] == place]).items():
        group = _group(after, key, [f"{LIFTED}{name}" for name in ids], place, words)
        label = _crew_label(after, ids[0], place, words, how="panel-lifted-here")
        found.append(group | {"key": f"{LIFTED}{group['key']}", "label": label})
        found[-1]["most"] = _most(after, group["ids"], (), words)
    return [group for group in found if group["most"]]


def _choose(after: State, crew: Sequence[Group]) -> None:
    """Choose beforehand all who are at hand and may act together; where nobody is, one from elsewhere.

    Whoever only helps is chosen by the reader: helpers cannot act again this turn.
    """
    group_of = {name: group for group in crew if not group.get("far") for name in group["ids"]}
    state = after
    for name in sorted(group_of, key=ID_OF.__getitem__):
        action = Action(seat_of(after.agenda[-1]), "pick", (name,))
        if RULES.refuse(state, action) is None:
            state = RULES.preview(state, action, NO_DICE)
            group_of[name]["chosen"] += 1
    if state is after:
        crew[0]["chosen"] = 1


def groups_of(
    after: State, unit_names: Sequence[str], *, by_air: bool = False
) -> dict[tuple[object, ...], list[str]]:
    """Return units by what alike ones share, and whether helicopters bring them."""
    groups: dict[tuple[object, ...], list[str]] = {}
    for name in unit_names:
        groups.setdefault((*unit_key(after, name), by_air), []).append(name)
    return groups


def _group(after: State, key: tuple[object, ...], ids: list[str], place: str, words: Words) -> Group:
    name = ids[0].removeprefix(LIFTED)
    return {
        "key": "/".join(str(part) for part in key),
        "label": _crew_label(after, name, place, words, how="panel-by-helicopter" if key[-1] else ""),
        "ids": ids,
        "chosen": 0,
        "least": 0,
        "most": 0,
    } | ({"far": True} if after.place[ID_OF[name]] != place else {})


def _most(after: State, ids: Sequence[str], leaders: Sequence[str], words: Words) -> int:
    """Return how many of alike units can take part together, alone or behind one of another sort."""
    before = [(), *((name,) for name in leaders if name not in ids)]
    for number in range(len(ids), 0, -1):
        lines = (picks(after, [*first, *ids[:number]]) for first in before)
        if any(follow(RULES, after, "; ".join(line), words).notice is None for line in lines):
            return number
    return 0


def _crew_label(after: State, name: str, place: str, words: Words, *, how: str = "") -> str:
    """Return a sort of units: the type, what is special about it, and where it comes from."""
    number = ID_OF[name]
    kind, stands = words.kind(KIND_OF[number].name), after.place[number]
    said = [words.say(f"scene-unit-{flag}") for flag in flags(after, 1 << number)]
    said += [words.box("PTL")] if after.box_of(number) == "PTL" else []
    said += [str(words.where(stands)["from"])] if stands != place else []
    said += [words.say(how)] if how else []
    return sentence(words.say("panel-crew-group", kind=kind, what=words.listed(said)) if said else kind)
