"""The computer's players of every game, and what the doctrines of *Algeria* are made of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.games import GAMES
from algeria_lab.players.algeria.doctrine_files import WrongNumber, doctrine_data, doctrine_names
from algeria_lab.players.algeria.judgements import TOOLBOXES, Toolbox
from algeria_lab.views.shared.messages import Messages
from references.rules import LANGUAGE, SIDES, game_title, link

TOO_LARGE = 10**6  # for the number of a doctrine


def players() -> str:
    """Return who plays each game, and in a sentence or two how."""
    return "\n\n".join(_players_of(game) for game in GAMES)


def _players_of(game: str) -> str:
    roster = GAMES[game].players()
    blocks = [f"## {game_title(game)}"]
    for seat in SEATS:
        blocks.append(f"**{SIDES[seat]}** (`{seat}`)")
        blocks += [f"`{name}`\n: {roster.idea(name, seat, LANGUAGE)}" for name in roster.names(seat)]
    return "\n\n".join(blocks)


def doctrines() -> str:
    """Return the doctrines of *Algeria*, then the judgements and the numbers that they are made of."""
    return "\n\n".join(block for seat in SEATS for block in _of_side(seat))


def _of_side(seat: Seat) -> Iterator[str]:
    side, tools = SIDES[seat], TOOLBOXES[seat]
    yield f"## {side}: doctrines"
    for name in doctrine_names(seat):
        yield from _doctrine(name, seat)
    yield f"## {side}: judgements"
    yield "What may be asked at each decision. The last of each list always has an answer, and ends it."
    yield from _judgements(tools)
    yield f"## {side}: numbers"
    yield _numbers(tools)


def _doctrine(name: str, seat: Seat) -> Iterator[str]:
    data: dict[str, Any] = doctrine_data(name, seat)
    yield f"### {name}"
    yield data["idea"][LANGUAGE]
    if family := _family(name, seat):
        yield family
    if base := data.get("based_on"):
        yield f"As `{base}`, except:"
    orders: Mapping[str, Sequence[str]] = data.get("judgements", {})
    yield "\n".join(f"- `{step}`: {', '.join(f'`{key}`' for key in keys)}" for step, keys in orders.items())
    if numbers := data.get("parameters"):
        yield f"Numbers: {', '.join(f'`{key} = {value}`' for key, value in numbers.items())}."


def _family(name: str, seat: Seat) -> str:
    """Return between which numbers a doctrine is one of many; nothing of one without a number."""
    base, _, number = name.rpartition("-")
    if not number.isdecimal():
        return ""
    try:
        doctrine_data(f"{base}-{TOO_LARGE}", seat)
    except WrongNumber as error:
        first, last = f"`{base}-{error.least}`", f"`{base}-{error.most}`"
        return (
            f"One of a family: there is each from {first} to {last}, by its name wherever a player is named."
        )
    raise AssertionError(f"{base} takes any number")


def _judgements(tools: Toolbox) -> Iterator[str]:
    words = Messages(LANGUAGE)
    for step, order in tools.steps.items():
        yield f"**`{step}`**"
        yield "\n\n".join(
            f"`{judgement.key}`\n: {words.say(judgement.question)} {link(judgement.rule)}"
            for judgement in order
        )


def _numbers(tools: Toolbox) -> str:
    about = dict(re.findall(r"^ {8}(\w+): (.+)$", tools.parameters.__doc__ or "", re.MULTILINE))
    rows = [
        f"| `{field.name}` | {field.default} | {tools.least.get(field.name, 0)} | {about[field.name]} |"
        for field in fields(tools.parameters)
    ]
    return "\n".join(["| number | as a rule | at least | what it is |", "|---|---|---|---|", *rows])
