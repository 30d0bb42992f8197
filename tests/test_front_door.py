"""`import algeria_lab`: costs nothing, opens games, says what it does not know."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import algeria_lab
from algeria_lab.core.keeping.saves import save
from algeria_lab.core.refusals import IllegalAction, SaveError, UnknownName, WrongOption

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
        (
            {"game": "algiers"},
            "unknown game 'algiers'. Known: algeria, insurgent, twilight. Did you mean 'algeria'?",
        ),
        ({"scenario": "1955"}, "unknown scenario '1955'"),
        ({"options": {"shorter": True}}, "Did you mean 'shorter_game'"),
        ({"language": "de"}, "unknown language 'de'. Known: en, fr"),
        ({"language": "../en"}, "unknown language"),
        ({"language": None}, "unknown language None. Known: en, fr"),
        ({"game": "1958"}, "say open_game('algeria', '1958')"),
        ({"take_backs": "always"}, "unknown take-backs 'always'. Known: until-dice, free"),
    ],
)
def test_what_is_not_known_is_named(arguments: dict[str, object], message: str):
    with pytest.raises(UnknownName) as error:
        algeria_lab.open_game(**arguments)  # type: ignore[arg-type]

    assert message in str(error.value)


@pytest.mark.parametrize(
    ("mistake", "message"),
    [
        (lambda: algeria_lab.open_game(seed="seven"), "a seed is a whole number such as 7, not 'seven'"),
        (lambda: algeria_lab.open_game(seed=1.5), "a seed is a whole number such as 7, not 1.5"),
        (lambda: algeria_lab.open_game(options=["shorter_game"]), r"as in {'shorter_game': True}, not \["),
        (
            lambda: algeria_lab.open_game(options={"shorter_game": "no"}),
            "on or off by True or False",
        ),
        (lambda: algeria_lab.load_game(None), "a file has a name, such as 'war.json', not None"),
        (lambda: algeria_lab.open_game().save(None), "a file has a name"),
        (lambda: algeria_lab.plot(None), "plot shows a frame that `compare` returned, not None"),
        (lambda: algeria_lab.open_game().bookmark(""), "a bookmark has a name"),
        (lambda: algeria_lab.open_game().fork(dice=[3]), r"dice are such as FixedDice\(\[3, 5\]\)"),
    ],
)
def test_a_mistake_is_answered_with_what_would_work(mistake: Callable[[], object], message: str):
    with pytest.raises(WrongOption, match=message):
        mistake()


def test_a_war_without_a_seed_is_a_new_one_whose_seed_is_known():
    wars = [algeria_lab.open_game() for _ in range(3)]

    assert len({war.seed for war in wars}) > 1
    again = algeria_lab.open_game(seed=np.int64(wars[0].seed))
    assert again.seed == wars[0].seed
    assert type(again.seed) is int
    assert again.play("gov quick; fln quick") == wars[0].play("gov quick; fln quick")


def test_completion_offers_what_is_meant_for_users():
    assert dir(algeria_lab) == sorted(algeria_lab.__all__)
    with pytest.raises(AttributeError) as unknown:
        algeria_lab.compar  # noqa: B018 - asking is the test
    assert (unknown.value.name, unknown.value.obj) == ("compar", algeria_lab), "Python then says what is near"


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
    assert list(algeria_lab.GAMES) == ["algeria", "insurgent", "twilight"]
    assert algeria_lab.GAMES is algeria_lab.GAMES
    with pytest.raises(AttributeError, match="no attribute 'CHESS'"):
        algeria_lab.CHESS  # noqa: B018 - asking is the test


def test_a_war_of_many_tells_itself_as_any_other():
    frame = algeria_lab.compare("1956-like", {"a": "mixed", "b": "grid"}, runs=2, seed=1, stop=1)

    assert "FLN" in repr(algeria_lab.war_of(frame, "b", "mixed", seed=2))
    assert "soutien" in repr(algeria_lab.war_of(frame, "b", "mixed", seed=2, language="fr"))
