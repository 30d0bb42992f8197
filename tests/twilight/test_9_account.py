"""The chart's account: every question, test and deed is remembered and has a message id [CT-9]."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import algeria_lab
from algeria_lab.core.events import Moved
from algeria_lab.twilight import chart
from algeria_lab.twilight.chart.account import Account, Asked, Sifted
from algeria_lab.twilight.chart.answers import explain
from tests.twilight.boards import board

WORDS = (Path(algeria_lab.__file__).parent / "data/messages/en/players/twilight_chart.ftl").read_text(
    encoding="utf-8"
)
TOLD = set(re.findall(r"^(chart-[\w-]+) =", WORDS, re.MULTILINE))
"""Message ids of the chart's account."""
THROWN = {"chart-event-test", "chart-rally-or-march"}
"""What the chart itself throws dice for: events have words of their own."""
TELLING = {"chart-chosen", "chart-draw-event", "chart-test-left"}
"""What the words of an account are put together with."""


def _ids() -> Iterator[tuple[str, bool]]:
    """Yield the message ids in the sources of the chart, and whether each is only the beginning of one."""
    for path in Path(chart.__path__[0]).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        parts = {id(part) for node in joined for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and str(node.value).startswith("chart-"):
                yield str(node.value), id(node) in parts


def test_there_are_words_for_all_that_the_chart_asks() -> None:
    """Each id in the sources has a message, and each message belongs to one."""
    whole = {name for name, is_part in _ids() if not is_part}
    beginnings = tuple({name for name, is_part in _ids() if is_part})
    asked = {name.removesuffix("-found") for name in TOLD - TELLING if not name.startswith("chart-did-")}
    built = {name for name in asked if name.startswith(beginnings)}

    assert asked - built == whole - THROWN - built
    assert all(any(name.startswith(beginning) for name in built) for beginning in beginnings)


def test_there_are_words_for_all_that_the_chart_does() -> None:
    """Each deed noted in the sources has a message, and each message belongs to one."""
    noted = set()
    for path in Path(chart.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in {"did", "Did"}:
                noted.add(ast.literal_eval(node.args[1]) if isinstance(node.args[1], ast.Constant) else "")
    told = {name.removeprefix("chart-did-").removesuffix("-found") for name in TOLD if "-did-" in name}
    assert noted - {""} == told


def _rally() -> Account:
    """Two uncovered Bases; nobody else: a Rally whose first space is drawn."""
    position = board(
        first="fln", fln_resources=3, france=5, bougie={"B": 1}, tizi_ouzou={"B": 1}, available={"U": 4}
    )
    return explain(position, [6, 6])


def test_the_path_names_the_boxes_in_order() -> None:
    """The account tells by which boxes the chart went."""
    assert _rally().path == ("start", "d1", "d2", "rally")


def test_an_explanation_tells_who_fell_out_in_which_test() -> None:
    """A choice lists the tests made and who remained in each; equal candidates are drawn."""
    choice = next(record for record in _rally().records if isinstance(record, Sifted))

    assert choice.among == ("tizi_ouzou", "bougie")
    assert choice.tests[0] == ("chart-test-in-algeria", ("tizi_ouzou", "bougie"))
    assert (choice.chosen, choice.by_lot) == ("bougie", True)


def test_the_account_leads_to_each_piece_that_moved() -> None:
    """Of a piece placed the account tells the deed."""
    account = _rally()
    deed = account.deeds[0]

    moved = [event for event in account.effects(deed) if isinstance(event, Moved)]
    assert (deed.what, deed.at, deed.step) == ("rally", "bougie", "3")
    assert [(event.pieces[0], event.place) for event in moved] == [("U@available", "bougie")]
    assert deed in account.about("bougie")
    assert deed not in account.about("oran")


def test_questions_carry_their_values() -> None:
    """The die that decides between Rally and March is told with what it is compared with."""
    asked = {record.question: record for record in _rally().records if isinstance(record, Asked)}

    assert dict(asked["chart-bases-need-guerrillas"].values) == {"doubled": 4, "guerrillas": 0, "die": 3}
    assert asked["chart-bases-covered"].values == (("uncovered", "tizi_ouzou bougie"),)


def test_an_explanation_leaves_the_position_alone() -> None:
    """Explaining plays on a copy."""
    position = board(first="fln", fln_resources=3)
    before = position.to_json()
    explain(position, [1, 1, 1, 1])
    assert position.to_json() == before
