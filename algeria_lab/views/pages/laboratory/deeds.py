"""What the reader of the laboratory does to the question: a field of the browser, and what it changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.given import beginning_of, check_player
from algeria_lab.experiments.asking.ways import of_house
from algeria_lab.experiments.measuring.measures import measure
from algeria_lab.experiments.results import audit
from algeria_lab.views.pages.laboratory.form import (
    FEWEST_WAYS,
    MOST_WAYS,
    NONE,
    WAR,
    Form,
    limits_of,
    players,
    read_moment,
    read_number,
    read_seed,
)
from algeria_lab.views.pages.laboratory.link import MOST_OPPONENTS, MOST_RUNS

if TYPE_CHECKING:
    from algeria_lab.views.pages.laboratory.wars import OpenedWar

MODES = ("ways", "audit")
NUMBER = "number"
Deed = Callable[[Form, list[str], str], None]


def set_field(form: Form, key: str, value: str, war: OpenedWar | None) -> None:
    """Carry out what the browser says about one field.

    Args:
        form: The form; it stays as it is if the field cannot have the value.
        key: Key of the field, such as ``way.0`` or ``way.0.number``.
        value: What it holds now; nothing for a button.
        war: The saved war that was opened last.

    Raises:
        LabError: If there is no such field, or it cannot have this value.
    """
    head, *rest = key.split(".")
    if head == "moment" and war:
        form.begin(war.position(value))
    elif head in DEEDS:
        DEEDS[head](form, rest, value)
    else:
        raise UnknownName("field", key, DEEDS)


def _position(form: Form, _rest: list[str], value: str) -> None:
    if value != WAR:
        form.begin(beginning_of(value, form.game))


def _game(form: Form, _rest: list[str], value: str) -> None:
    if value != form.game:
        form.begin(Form.of(value).position)


def _side(form: Form, _rest: list[str], value: str) -> None:
    sides: Mapping[str, Seat] = {seat: seat for seat in SEATS}
    if value not in sides:
        raise UnknownName("side", value, sides)
    form.turn_to(sides[value])


def _mode(form: Form, _rest: list[str], value: str) -> None:
    known = MODES if audit.constants(form.game) else MODES[:1]
    if value not in known:
        raise UnknownName("kind of question", value, known)
    form.mode = "audit" if value == "audit" else "ways"


def _way(form: Form, rest: list[str], value: str) -> None:
    place = _place(rest, len(form.ways))
    form.ways[place] = _player(form, form.ways[place], rest[1:], value, form.side)


def _against(form: Form, rest: list[str], value: str) -> None:
    place = _place(rest, MOST_OPPONENTS)
    if value == NONE:
        del form.against[max(place, 1) :]
    elif place == len(form.against):
        form.against.append(_player(form, NONE, rest[1:], value, form.other))
    else:
        form.against[place] = _player(form, form.against[place], rest[1:], value, form.other)


def _doctrine(form: Form, rest: list[str], value: str) -> None:
    form.doctrine = _player(form, form.doctrine, rest, value, form.side)


def _player(form: Form, now: str, rest: list[str], value: str, seat: Seat) -> str:
    """Return the player that a menu names, or the one with another number."""
    if rest == [NUMBER]:
        limits = limits_of(now, seat, form.game)
        if limits is None:
            raise UnknownName("family of doctrines", now, players(seat, form.game))
        return f"{now.rpartition('-')[0]}-{read_number(value, *limits)}"
    check_player(form.game, of_house(form.way(value).player), seat)
    return value


def _place(rest: list[str], most: int) -> int:
    return read_number(rest[0] if rest else "", 0, most - 1)


def _add(form: Form, _rest: list[str], _value: str) -> None:
    """Add a way: the first player that is not among them."""
    if len(form.ways) < MOST_WAYS:
        free = [name for name in players(form.side, form.game) if name not in form.ways]
        form.ways.append(free[0])


def _drop(form: Form, rest: list[str], _value: str) -> None:
    if len(form.ways) > FEWEST_WAYS:
        del form.ways[_place(rest, len(form.ways))]


def _constant(form: Form, _rest: list[str], value: str) -> None:
    form.choose_constant(value)


def _value(form: Form, _rest: list[str], value: str) -> None:
    constant = audit.constants(form.game)[form.constant]
    known = {str(number): number for number in (constant.printed, *constant.others)}
    if value not in known:
        raise UnknownName(f"value of {constant.name}", value, known)
    form.value = known[value]


def _measure(form: Form, _rest: list[str], value: str) -> None:
    form.measure = form.measure._replace(name=measure(value, form.game).name)


def _at(form: Form, _rest: list[str], value: str) -> None:
    form.measure = form.measure._replace(turn=read_moment(value, form.last_turn))


def _runs(form: Form, _rest: list[str], value: str) -> None:
    form.runs = read_number(value, 1, MOST_RUNS)


def _turn(form: Form, _rest: list[str], value: str) -> None:
    form.stop_after(read_number(value, 1, form.last_turn))


def _seed(form: Form, _rest: list[str], value: str) -> None:
    form.seed = read_seed(value)


DEEDS: Mapping[str, Deed] = {
    "game": _game,
    "position": _position,
    "side": _side,
    "mode": _mode,
    "way": _way,
    "against": _against,
    "doctrine": _doctrine,
    "add": _add,
    "drop": _drop,
    "constant": _constant,
    "value": _value,
    "measure": _measure,
    "at": _at,
    "runs": _runs,
    "turn": _turn,
    "seed": _seed,
}
