"""One record a game: what can be measured is looked up by its name, a scenario says which game it is."""

import ast
from pathlib import Path

import pytest

import algeria_lab
from algeria_lab import experiments
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import compare
from algeria_lab.experiments.asking.given import beginning_of
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Stop
from algeria_lab.experiments.measuring.measures import measure
from algeria_lab.experiments.measuring.subjects import SUBJECTS, game_with, subject
from algeria_lab.experiments.results import audit
from algeria_lab.experiments.results.sensitivity import ways_at
from algeria_lab.insurgent.state import Switches

FOLDER = Path(experiments.__file__).parent
GAMES = {"algeria", "insurgent", "twilight"}
TWO = {"a": "mixed", "b": "grid"}


def rooms_read(file: Path) -> set[str]:
    """Return what a file imports, as dotted names."""
    tree = ast.parse(file.read_text("utf-8"))
    return {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize(
    "file", [path for path in FOLDER.rglob("*.py") if path.stem not in GAMES], ids=lambda f: f.stem
)
def test_only_the_record_of_a_game_knows_the_game(file: Path):
    """Of the players the others know only what is the same for every game."""
    for name in rooms_read(file):
        room, _, rest = name.removeprefix("algeria_lab.").partition(".")
        assert room not in GAMES, f"{file.name} imports {name}"
        assert room != "players" or rest.split(".")[0] not in GAMES, f"{file.name} imports {name}"


def test_every_game_can_be_measured():
    assert set(SUBJECTS) == set(algeria_lab.GAMES)
    for game in SUBJECTS:
        assert subject(game).rules.name == game


def test_a_scenario_says_which_game_is_meant():
    """No two games share the name of one."""
    for game in SUBJECTS:
        assert {game_with(name) for name in subject(game).rules.scenarios()} == {game}
    with pytest.raises(UnknownName, match=r"unknown scenario 'duell'\. .*1954.* Did you mean 'duel'"):
        compare("duell", {"a": "sensible"})


def test_who_names_no_opponent_meets_the_usual_one():
    assert ask("1954", TWO).opponents == ("mixed",)
    assert ask("duel", {"a": "random"}).opponents == ("sensible",)
    assert ask("solo", {"a": "random"}, side="fln").opponents == ("automaton",)


def test_constants_are_changed_by_the_option_of_the_game():
    ways = ways_at({"a": "sensible"}, constant="activation_cap", game="insurgent")
    assert [way.changes["activation_cap"] for way in ways.values()] == [1, 2, 3, 20]
    assert set(audit.ways("sensible", game="insurgent")) == {"printed", "activation_cap=3"}

    asked = ask("duel", ways)
    assert asked.opened(ways["a activation_cap=2"], 1).switches.activation_cap == 2
    assert asked.opened(ways["a activation_cap=20"], 1).switches == Switches()


def test_an_unknown_game_is_refused_with_the_nearest():
    with pytest.raises(UnknownName, match=r"unknown game 'algera'\. .*Did you mean 'algeria'"):
        compare("1954", TWO, game="algera")


def test_a_position_of_one_game_is_none_of_another(war: Game[State]):
    assert beginning_of(war, "algeria") == beginning_of(war.state)
    with pytest.raises(NoSuchExperiment, match=r"one of 'algeria', not of 'insurgent'\. Name that"):
        ask(war, TWO, game="insurgent")


def test_a_measure_belongs_to_its_game():
    assert measure("draws", "insurgent").game == "insurgent"
    with pytest.raises(UnknownName, match="unknown measure 'draws'"):
        measure("draws", "algeria")


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
