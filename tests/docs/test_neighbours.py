"""What the page for people from other libraries says of this one is code that does what is meant."""

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "neighbours.md"
ROW = re.compile(r"^\| (?P<there>[^|]*) \| (?P<here>.*) \|$")
# What must hold after each row, from the first to the last; `_` is the value of its last expression.
MEANT: Mapping[str, tuple[str, ...]] = {
    "python-chess": (
        "war.scenario == '1954' and war.seed == 7",
        "_ is war",
        "_._repr_mimebundle_()",
        "_ == 'gov'",
        "'gov quick' in map(str, _)",
        "_ is True",
        "move in war.legal()",
        "issubclass(refused, ValueError) and raised(refused, lambda: war.play('fln quick'))",
        "war.ply == 1",
        "str(_) == 'gov quick' and war.ply == 0",
        "str(war.history[-1].action) == 'fln done' and war.state.phase == 'operations'",
        "'fln raid V-2' in map(str, _)",
        "_ == 12",
        "str(_) == 'fln done'",
        "len(_) == 12 and str(_[0]) == 'gov quick'",
        "twin is not war and twin.state == war.state",
        "_ is True",
        "again.state == war.state and again.history == war.history",
        "algeria_lab.position(text).state == algeria_lab.position(war).state",
        "algeria_lab.position('1958', fln_psl=70).state['fln_psl'] == _.state.fln_psl == 70",
        "twin.refuse(_.line[0]) is None",
        "_ and twin.ply > war.ply and twin.to_move == 'gov'",
        "_._repr_mimebundle_()",
        "_ is False",
        "_ is None",
        "_.state == war.state",
    ),
    "OpenSpiel": (
        "rules.name == 'insurgent'",
        "rules.to_move(state)",
        "seat == 'fln'",
        "str(legal[0]) == 'fln keep'",
        "rules.to_move(state) == 'gov'",
        "_ == state and _ is not state",
        "seal(rules.new('duel', {}, SeededDice(8))[0]) not in seen and seal(state.copy()) in seen",
        "_ is False",
        "_ is None",
        "view != state",
        "len(_) == len(events)",
        "len(_) == 3 and sum(share for _, share in _) == 1",
        "_ == 699",
        "str(numbers.actions.action_of(_, 'fln')) == 'fln play FLN-01 military up'",
        "_.seat == 'fln'",
        "len(_) == 1075 and _.any()",
        "set(_['way']) == {'sensible'} and _['seed'].nunique() == 20",
    ),
    "Mesa": (
        "war.scenario == '1958'",
        "set(agents) == {'fln', 'gov'}",
        "_ and war.ply",
        "war.outcome is not None and war.outcome.winner in ('fln', 'gov', 'draw')",
        "set(frame['way']) == {'none', 'one'} and frame['seed'].nunique() == 20",
        "set(grid['position']) == {'gov_psl=30', 'gov_psl=70'} and grid['seed'].nunique() == 5",
        "way.changes == {'psl_per_ap': 5}",
        "(frame['gap'] == frame['gov.psl'] - frame['fln.psl']).all()",
        "_['seed'].nunique() == 5",
        "same['seed'].nunique() == 20 and set(same['way']) == {'none', 'one'}",
        "_.loc[_.index[0], 'mean'] and len(_) == 2",
    ),
    "PettingZoo and Gymnasium": (
        "env.possible_agents == ['fln']",
        "env.agent_selection == 'fln'",
        "observation['action_mask'].any() and not termination",
        "env.unwrapped.game.ply >= 1",
        "isinstance(_, str) and _",
    ),
    "QuantEcon": (
        "len(chances) == 3 and sum(share for _, share in chances) == 1",
        "float(_).__round__(1) == 11.7",
        "_ == 1 / 2",
        "_[3] == _[4] == 1 / 2",
        "_.seed == 7",
    ),
}


def tables() -> dict[str, list[tuple[str, str]]]:
    """Return by library what stands on both sides of its table; what is in italics is no code."""
    found: dict[str, list[tuple[str, str]]] = {}
    for section in PAGE.read_text("utf-8").split("\n## ")[1:]:
        title, *lines = section.splitlines()
        rows = [row for line in lines[1:] if (row := ROW.match(line)) and row["there"] != title]
        found[title] = [
            (row["there"], row["here"]) for row in rows if not re.fullmatch(r"\*.*\*|here", row["here"])
        ]
    return found


def raised(kind: type[Exception], call: Any) -> bool:
    """Return whether a call raises this error."""
    with pytest.raises(kind):
        call()
    return True


def value_of(code: str, names: dict[str, Any]) -> Any:
    """Run code; return the value of its last statement, None if that is no expression."""
    *first, last = ast.parse(code).body
    exec(compile(ast.Module(first, []), "<row>", "exec"), names)  # noqa: S102 - our own documentation
    if isinstance(last, ast.Expr):
        return eval(compile(ast.Expression(last.value), "<row>", "eval"), names)  # noqa: S307
    exec(compile(ast.Module([last], []), "<row>", "exec"), names)  # noqa: S102
    return None


@pytest.mark.parametrize("library", tables())
def test_the_code_for_who_comes_from_a_library_does_what_is_meant(
    library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"raised": raised}

    for (there, code), meant in zip(tables()[library], MEANT[library], strict=True):
        assert re.fullmatch("`[^`]+`", code), f"neither code nor in italics: {code}"
        names["_"] = value_of(code.strip("`"), names)
        assert eval(meant, names), f"{there}: {meant}"  # noqa: S307
