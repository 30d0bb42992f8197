"""`import algeria_lab`: costs nothing, opens games, says what it does not know."""

import subprocess
import sys
from pathlib import Path

import pytest

import algeria_lab
from algeria_lab.core.refusals import IllegalAction, SaveError, UnknownName
from algeria_lab.core.saves import save

HEAVY = {"pandas", "bokeh", "ipywidgets", "numpy", "anywidget", "typer", "rich", "fluent"}


def loaded_after(code: str) -> set[str]:
    """Return the modules that a fresh interpreter has loaded after *code*."""
    report = f"{code}\nimport sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", report], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_package_loads_nothing_else():
    loaded = loaded_after("import algeria_lab")

    assert {name for name in loaded if name.startswith("algeria_lab")} == {"algeria_lab"}
    assert loaded.isdisjoint(HEAVY)


def test_a_war_is_played_without_anything_but_the_standard_library():
    loaded = loaded_after(
        "import algeria_lab; algeria_lab.open_game('algeria', '1954').play('gov quick; fln quick')"
    )

    assert "algeria_lab.algeria.rules" in loaded
    assert loaded.isdisjoint(HEAVY)


def test_a_game_is_opened_as_asked():
    game = algeria_lab.open_game("algeria", "1958", seed=9, options={"shorter_game": True}, take_backs="free")

    assert (game.scenario, game.seed, game.take_backs) == ("1958", 9, "free")
    assert game.state.shorter_game


def test_a_duel_is_opened_by_its_name_and_refuses_in_words():
    """A game begins with its first position if none is named."""
    duel = algeria_lab.open_game("insurgent", seed=3)

    assert (duel.scenario, duel.to_move) == ("duel", "fln")
    with pytest.raises(IllegalAction, match=r"\[INS-11.1\]"):
        duel.play("fln attack FRA-01")


@pytest.mark.parametrize(("language", "said"), [("en", "is not a choice now"), ("fr", "n’est pas un choix")])
def test_refusals_are_sentences_with_their_rule(language: str, said: str):
    game = algeria_lab.open_game("algeria", "1954", language=language)

    with pytest.raises(IllegalAction) as refused:
        game.play("gov dance")

    assert said in str(refused.value)
    assert "[A:4]" in str(refused.value)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "algiers"}, "unknown game 'algiers'. Known: algeria, insurgent. Did you mean 'algeria'?"),
        ({"scenario": "1955"}, "unknown scenario '1955'"),
        ({"options": {"shorter": True}}, "Did you mean 'shorter_game'"),
        ({"language": "de"}, "unknown language 'de'. Known: en, fr"),
        ({"language": "../en"}, "unknown language"),
    ],
)
def test_what_is_not_known_is_named(arguments: dict[str, object], message: str):
    with pytest.raises(UnknownName) as error:
        algeria_lab.open_game(**arguments)  # type: ignore[arg-type]

    assert message in str(error.value)


def test_a_saved_game_is_loaded_and_goes_on(tmp_path: Path):
    game = algeria_lab.open_game("algeria", "1954", seed=3)
    game.play("gov quick; fln quick")
    save(game, tmp_path / "war.json")

    again = algeria_lab.load_game(tmp_path / "war.json", take_backs="free", language="fr")

    assert again.state == game.state
    assert again.undo_obstacle() is None
    with pytest.raises(IllegalAction, match="n’est pas un choix"):
        again.play("dance")


def test_a_file_that_is_no_save_is_refused(tmp_path: Path):
    (tmp_path / "war.json").write_text("{}", encoding="utf-8")

    with pytest.raises(SaveError, match="not a saved game"):
        algeria_lab.load_game(tmp_path / "war.json")


def test_many_wars_are_compared_and_plotted_through_the_front_door():
    frame = algeria_lab.compare("1956-like", {"mixed": "mixed", "grid": "grid"}, runs=2, stop=2)

    assert set(frame["way"]) == {"mixed", "grid"}
    assert algeria_lab.plot(frame, "gov.psl@2", {"grid": 40}, language="fr").children
    assert {"compare", "plot"} <= set(algeria_lab.__all__)


def test_the_games_are_listed():
    assert list(algeria_lab.GAMES) == ["algeria", "insurgent"]
    assert algeria_lab.GAMES is algeria_lab.GAMES
    with pytest.raises(AttributeError, match="no attribute 'CHESS'"):
        algeria_lab.CHESS  # noqa: B018 - asking is the test
