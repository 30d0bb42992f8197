"""Ways to damage a saved game, each made again from its number alone.

``python -m tests.views.damage 1234`` shows one of them and what becomes of it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.saves import save_text
from algeria_lab.core.keeping.sealed_saves import seal
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import HUMAN
from algeria_lab.players.branches import Branches
from algeria_lab.players.table import Table

# What may stand where something else should, as it is written in a file.
ODD = (
    *("null", "true", "false", "0", "-1", "3", "7", "1.5", "-0.0", "1e999", "NaN", "-Infinity"),
    *("9" * 30, "-" + "9" * 400, "9" * 5000),
    *('""', '" "', '"x"', '"7"', r'"\ud83d"', r'"\udcff"', r'"\u0000"', '"\u202e\u0301"', '"🂡"', '"1"'),
    *('"human"', '"fln done"', '"fln;gov;"', '"fln done; gov done"', '"fln"', '", \\"sealed\\": "'),
    *("[]", "{}", "[[]]", "[{}]", "[1, 2]", '["fln done", [7]]', '["fln done", []]', '{"fln": {}}'),
    *("[" * 20 + "]" * 20, "[" * 700 + "]" * 700, '{"a": ' * 700 + "1" + "}" * 700, "[" * 100_000),
    *('"' + "x" * 100_000 + '"', "[" + "1, " * 20_000 + "1]", "[" + "[], " * 20_000 + "[]]"),
)
SIGNS = ("\ufeff", "\0", "\ud800", "\ue000", "{", "[", '"', ",", ":", "}", "]", "\\", "\\u", "e5", "-", "\n")
_MARK = "@@damaged@@"
Whole: TypeAlias = tuple[str, str, bool]


class Damage(NamedTuple):
    """A damaged save.

    Attributes:
        number: What makes it again.
        game: Name of the game that the save was of.
        deeds: What was done to it, in words.
        file: What then stands in the file.
    """

    number: int
    game: str
    deeds: str
    file: bytes

    def __str__(self) -> str:
        return f"damage {self.number} of a save of {self.game}: {self.deeds}"


@cache
def whole_saves() -> tuple[Whole, ...]:
    """Return saves that are whole: the name of the game, the text, and whether its moves are to be sealed."""
    duel, solo = _duel("duel", 12), _duel("solo", 8)
    war, branches = _war("1960", 4), _war("1958", 3)
    for name in ("What if …", ""):
        branches.fork(branches.table.game.ply - 2, name)
        branches.table.game.bookmark("début")
        _play(branches.table, 3)
    branches.switch("2")
    begun = Branches(Table(_from_a_position(war.table.game), {"fln": None, "gov": None}))
    begun.fork(0, "before anything")
    return (
        ("algeria", begun.save_text(), False),
        ("algeria", save_text(_from_a_position(war.table.game, 0)), False),
        ("insurgent", save_text(_from_a_position(_duel_game("duel", 15))), True),
        ("algeria", war.save_text(), False),
        ("algeria", branches.save_text(), False),
        ("insurgent", duel, False),
        ("insurgent", duel, True),
        ("insurgent", solo, False),
    )


def _war(scenario: str, decisions: int) -> Branches[Any]:
    options = {"shorter_game": True, "changes": {"terror_charge": 2}}
    game = Game(AlgeriaRules(), scenario, options, seed=5)
    table = Table(game, PLAYERS.seat({"fln": "human", "gov": "mixed"}))
    table.let_computers_act()
    table.play("quick")
    _play(table, decisions)
    table.game.bookmark("now")
    return Branches(table)


def _duel(scenario: str, decisions: int) -> str:
    return save_text(_duel_game(scenario, decisions), {"fln": HUMAN, "gov": HUMAN})


def _duel_game(scenario: str, decisions: int) -> Game[Any]:
    rules = InsurgentRules()
    table = Table(Game(rules, scenario, rules.options(), seed=4), {"fln": None, "gov": None})
    _play(table, decisions)
    return table.game


def _from_a_position(game: Game[Any], decisions: int = 3) -> Game[Any]:
    """Return a game that begins where another one stands."""
    start = Position.of(game.rules.name, game.state.to_json(), "mine")
    table = Table(Game(game.rules, start, seed=6), {"fln": None, "gov": None})
    _play(table, decisions)
    return table.game


def _play(table: Table[Any], decisions: int) -> None:
    chance = Random(decisions)
    for _ in range(decisions):
        table.let_computers_act()
        table.play(chance.choice(table.game.legal()))


def damaged(number: int, saves: Sequence[Whole] = ()) -> Damage:
    """Return the save that a number damages in its own way: once or a few times, as text or as data.

    Args:
        number: Any whole number.
        saves: Whole saves, as `whole_saves` returns them; these if there are none.
    """
    saves = saves or whole_saves()
    chance = Random(number)
    game, text, sealed = saves[number % len(saves)]
    deeds: list[str] = []
    if chance.random() < 0.7:
        text = data_damaged(text, chance, deeds)
    if sealed and ', "bookmarks": ' in text:
        text = seal(text)
    if not deeds or chance.random() < 0.1:
        text = text_damaged(text, chance, deeds)
    file = text.encode("utf-8", "surrogatepass")
    if chance.random() < 0.05:
        file = _bytes_damaged(file, chance, deeds)
    return Damage(number, game, "; ".join(deeds), file)


def data_damaged(text: str, chance: Random, deeds: list[str]) -> str:
    """Return a JSON text whose data was damaged; what was done is put to *deeds*."""
    data = json.loads(text)
    raw: list[str] = []
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        holder, key, path = _somewhere(data, chance)
        deed = chance.choice(_DEEDS)
        before = len(raw)
        deed(holder, key, chance, raw)
        put = f" {raw[-1]:.40}" if len(raw) > before else ""
        deeds.append(f"{deed.__name__.strip('_')}{put} at {path}")
    written = json.dumps(data, ensure_ascii=chance.random() < 0.2)
    for number, odd in enumerate(raw):
        written = written.replace(f'"{_MARK}{number}"', odd)
    return written.replace(_MARK, "")


def _somewhere(data: Any, chance: Random) -> tuple[Any, Any, str]:
    """Return something that holds others, a place in it, and the way there; shallow ones come more often."""
    path: list[Any] = []
    while True:
        key = chance.choice(list(data) if isinstance(data, dict) else range(len(data)))
        path.append(key)
        inner = data[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() < 0.35:
            return data, key, ".".join(map(str, path))
        data = inner


def _replace(holder: Any, key: Any, chance: Random, raw: list[str]) -> None:
    holder[key] = f"{_MARK}{len(raw)}"
    raw.append(chance.choice(ODD))


def _insert(holder: Any, key: Any, chance: Random, raw: list[str]) -> None:
    if isinstance(holder, list):
        holder.insert(key, f"{_MARK}{len(raw)}")
    else:
        holder[chance.choice(("changes", "profile", "sealed", "at", "from", "extra", ""))] = (
            f"{_MARK}{len(raw)}"
        )
    raw.append(chance.choice(ODD))


def _delete(holder: Any, key: Any, _chance: Random, _raw: list[str]) -> None:
    del holder[key]


def _double(holder: Any, key: Any, chance: Random, _raw: list[str]) -> None:
    """Let something stand twice; in an object the same key, perhaps with another value."""
    if isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[f"{key}{_MARK}"] = chance.choice(list(holder.values()))


def _swap(holder: Any, key: Any, chance: Random, _raw: list[str]) -> None:
    other = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key], holder[other] = holder[other], holder[key]


def _nest(holder: Any, key: Any, chance: Random, _raw: list[str]) -> None:
    for _ in range(chance.choice((1, 1, 2, 5, 150))):
        holder[key] = {"": holder[key]} if chance.random() < 0.3 else [holder[key]]


def _nudge(holder: Any, key: Any, chance: Random, _raw: list[str]) -> None:
    """Change a number or a text a little."""
    value = holder[key]
    if isinstance(value, str):
        at = chance.randrange(len(value) + 1)
        holder[key] = value[:at] + chance.choice(("", "1", " ", ";", "-", "é")) + value[at + 1 :]
    elif isinstance(value, int):
        holder[key] = value + chance.choice((-7, -1, 1, 6, 10**9))


_DEEDS: tuple[Callable[[Any, Any, Random, list[str]], None], ...] = (
    *(_replace, _replace, _replace, _insert, _delete, _double, _swap, _nest, _nudge, _nudge),
)


def text_damaged(text: str, chance: Random, deeds: list[str]) -> str:
    """Cut a text off, or take out, double, or strew in signs."""
    start = chance.randrange(len(text))
    end = min(len(text), start + chance.choice((1, 1, 2, 10, 200)))
    way = chance.choice(("cut", "take", "double", "strew", "odd"))
    deeds.append(f"{way} signs {start} to {end}")
    if way == "cut":
        return text[:start]
    new = {"take": "", "double": text[start:end] * 2, "odd": chance.choice(ODD)}
    strewn = "".join(chance.choice(SIGNS) for _ in range(end - start))
    return text[:start] + new.get(way, strewn) + text[end:]


def _bytes_damaged(file: bytes, chance: Random, deeds: list[str]) -> bytes:
    """Flip bits, or write the file as another program might."""
    if chance.random() < 0.3:
        deeds.append("written in UTF-16")
        return file.decode("utf-8", "replace").encode("utf-16")
    changed = bytearray(file)
    for _ in range(chance.choice((1, 3, 30))):
        if changed:
            at = chance.randrange(len(changed))
            changed[at] ^= 1 << chance.randrange(8)
            deeds.append(f"a bit of byte {at}")
    return bytes(changed)


if __name__ == "__main__":
    from tests.views.test_damaged_saves import become

    for argument in sys.argv[1:]:
        damage = damaged(int(argument))
        print(damage, damage.file.decode("utf-8", "replace"), sep="\n")  # noqa: T201
        become(damage, print)
