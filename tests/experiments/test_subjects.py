"""One record a game: what can be measured is looked up by its name, what cannot is refused in words."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import algeria_lab
from algeria_lab import experiments
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import audit, compare
from algeria_lab.experiments.measures import measurable, measure
from algeria_lab.experiments.positions import NoSuchExperiment, Position
from algeria_lab.experiments.questions import Question, ask
from algeria_lab.experiments.sensitivity import ways_at
from algeria_lab.experiments.subjects import SUBJECTS, UNMEASURED, NotMeasured, subject
from algeria_lab.experiments.ways import Stop

FOLDER = Path(experiments.__file__).parent
GAMES = {"algeria", "insurgent", "twilight"}
TWO = {"a": "mixed", "b": "grid"}


def rooms_read(file: Path) -> set[str]:
    """Return what a file imports, as dotted names."""
    tree = ast.parse(file.read_text("utf-8"))
    return {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize(
    "file", [path for path in FOLDER.glob("*.py") if path.stem not in GAMES], ids=lambda f: f.stem
)
def test_only_the_record_of_a_game_knows_the_game(file: Path):
    """Of the players the others know only what a player is."""
    for name in rooms_read(file):
        room, _, rest = name.removeprefix("algeria_lab.").partition(".")
        assert room not in GAMES, f"{file.name} imports {name}"
        assert room != "players" or rest in {"base", "outside"}, f"{file.name} imports {name}"


def test_of_every_game_it_is_known_whether_it_can_be_measured():
    assert {*SUBJECTS, *UNMEASURED} == set(algeria_lab.GAMES)
    for game in SUBJECTS:
        assert subject(game).rules.name == game


@pytest.mark.parametrize(
    "asked",
    [
        lambda: compare("duel", {"a": "sensible"}, game="insurgent"),
        lambda: compare(algeria_lab.open_game("insurgent", "duel"), {"a": "sensible"}),
        lambda: audit.ways("sensible", game="insurgent"),
        lambda: ways_at({"a": "sensible"}, "terror_charge", game="insurgent"),
        lambda: measurable("insurgent"),
        lambda: Question.from_json(json.loads(json.dumps(of_the_duel()))).check(),
    ],
)
def test_a_game_that_cannot_be_measured_is_refused_with_one_that_can(asked):
    with pytest.raises(NotMeasured) as refusal:
        asked()
    said = str(refusal.value)
    for part in ("many wars of 'insurgent'", "nobody has said yet", "Ask for", "(algeria)"):
        assert part in said


def of_the_duel() -> dict[str, Any]:
    """Return a question to the duel, as an address could hold it."""
    data = ask("1954", TWO).to_json()
    data["position"]["game"] = "insurgent"
    return data


def test_an_unknown_game_is_refused_with_the_nearest():
    with pytest.raises(UnknownName, match=r"unknown game 'algera'\. .*Did you mean 'algeria'"):
        compare("1954", TWO, game="algera")


def test_a_position_of_one_game_is_none_of_another(war: Game[State]):
    assert Position.of(war, "algeria") == Position.of(war.state)
    with pytest.raises(NoSuchExperiment, match=r"one of 'algeria', not of 'insurgent'\. Name that"):
        ask(war, TWO, game="insurgent")


def test_a_measure_belongs_to_its_game():
    assert measure("balance@8", "algeria").game == "algeria"
    with pytest.raises(NotMeasured):
        measure("balance@8", "insurgent")


def test_a_question_of_the_time_before_there_were_several_games_is_read():
    """It named no game, and its levels to stop at had keys of their own."""
    asked = ask("1956-like", TWO, stop=Stop(12, {"gov.psl": 20}))
    old = asked.to_json()
    del old["position"]["game"]
    old["stop"] = {"turn": 12, "gov_psl": 20, "fln_psl": 0}

    assert Question.from_json(old) == asked
    assert Question.from_json(old).key == asked.key


def test_wars_stop_where_the_game_gives_them_up_unless_somebody_says_otherwise():
    assert ask("1954", TWO).stop == Stop(subject("algeria").turn_limit)
