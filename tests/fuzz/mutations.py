"""Ways to damage a text that people write by hand, line by line; those for data: `tests.views.damage`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tests.views.damage import ODD, data_damaged, text_damaged

ODD_LINES = (
    *(
        "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]",
        "? [a, b]\n: c",
        "!!python/object:os.system x",
        "--- \n...",
    ),
    *("\t- x", "<<: *gone", "- - - - - x", "key: |\n  a\n b", "[[rows]]", "[a.b.c]", "x = 1e999", 'x = """'),
    *(f"x: {'9' * 400}", "x: .inf", "x: 2026-13-45", f"x: {'a' * 100_000}", "\ud800: \udfff", "\u202e: \0"),
    *("[" * 200, "- " * 300 + "x", "{" * 200, "&a " * 50, "*" * 50, f"x: {'[' * 150}{']' * 150}"),
)


def mutated(text: str, chance: Random, *, is_json: bool) -> str:
    """Return a text damaged once or a few times: its data, its lines or its signs."""
    deeds: list[str] = []
    if is_json and chance.random() < 0.7:
        text = data_damaged(text, chance, deeds)
    for _ in range(0 if deeds else chance.choice((1, 1, 2, 4))):
        text = (_lines_damaged if chance.random() < 0.7 else _signs_damaged)(text, chance)
    return text


def _signs_damaged(text: str, chance: Random) -> str:
    return text_damaged(text, chance, []) if text else "\0"


def _lines_damaged(text: str, chance: Random) -> str:
    lines = text.split("\n")
    place = chance.randrange(len(lines))
    chance.choice(_DEEDS)(lines, place, chance)
    return "\n".join(lines)


def _take(lines: list[str], place: int, chance: Random) -> None:
    del lines[place : place + chance.choice((1, 1, 3, 20))]


def _double(lines: list[str], place: int, chance: Random) -> None:
    part = lines[place : place + chance.choice((1, 2, 10))]
    lines[place:place] = part * chance.choice((1, 1, 2, 50))


def _swap(lines: list[str], place: int, chance: Random) -> None:
    other = chance.randrange(len(lines))
    lines[place], lines[other] = lines[other], lines[place]


def _indent(lines: list[str], place: int, chance: Random) -> None:
    line = lines[place]
    lines[place] = chance.choice((" ", "  ", "\t", "- ")) + line if chance.random() < 0.5 else line.lstrip()


def _revalue(lines: list[str], place: int, chance: Random) -> None:
    """Let something else stand behind the colon or the equals sign of a line."""
    line = lines[place]
    mark = next((sign for sign in (":", "=") if sign in line), "")
    head = line.partition(mark)[0] if mark else line
    lines[place] = f"{head}{mark} {chance.choice(ODD)}"


def _rename(lines: list[str], place: int, chance: Random) -> None:
    line = lines[place]
    if words := line.split():
        word = chance.choice(words)
        lines[place] = line.replace(word, chance.choice(("x", word * 2, word[::-1], "null", "é", "")), 1)


def _odd(lines: list[str], place: int, chance: Random) -> None:
    lines.insert(place, chance.choice(ODD_LINES))


_DEEDS: Sequence[Callable[[list[str], int, Random], None]] = (
    *(_take, _double, _swap, _indent, _revalue, _revalue, _rename, _rename, _odd),
)
