"""Errors of the engine in every language: each says in French what it says in English."""

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from algeria_lab import open_game
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.checking.causes import cause_of, told
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import load, read_save, save_text
from algeria_lab.core.refusals import LabError, SaveError, WrongOption
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.twilight.rules import TwilightRules

PACKAGE = resources.files("algeria_lab")
RULES = {"algeria": AlgeriaRules()}
SAVE = save_text(Game(RULES["algeria"], "1958", seed=3))


def read(text: str) -> object:
    return read_save(text, RULES, name="war.json")


def played() -> str:
    game = Game(RULES["algeria"], "1958", seed=3)
    game.play(game.legal()[0])
    return save_text(game)


ERRORS: dict[str, Callable[[], object]] = {
    "no JSON": lambda: read("no save"),
    "no save": lambda: read("{}"),
    "format": lambda: read(SAVE.replace('"format": 1', '"format": 9')),
    "another game": lambda: read(SAVE.replace('"game": "algeria"', '"game": "chess"')),
    "damaged": lambda: read(SAVE.replace('"seed": 3', '"seed": "x"')),
    "set-up": lambda: read(SAVE.replace('"scenario": "1958"', '"scenario": "1985"')),
    "replay": lambda: read(played().replace("gov quick", "gov quack")),
    "unreadable": lambda: load(Path("nowhere.json"), RULES),
    "truth": lambda: Game(RULES["algeria"], "1958", {"shorter_game": 3}),
    "scenario": lambda: Game(RULES["algeria"], "1958", {"slow_french_reaction": True}),
    "map": lambda: Game(RULES["algeria"], "1958", {"changes": 3}),
    "range": lambda: Game(RULES["algeria"], "1958", {"changes": {"terror_charge": 4000}}),
    "kind": lambda: Game(RULES["algeria"], "1958", {"changes": {"terror_charge": "much"}}),
    "duel": lambda: Game(InsurgentRules(), "duel", {"switches": {"activation_cap": 1000}}),
    "one of": lambda: Game(TwilightRules(), "short", {"switches": {"pivotal_window": 3}}),
    "deck": lambda: Game(TwilightRules(), "short", {"deck": [99]}),
    "deck of two": lambda: Game(TwilightRules(), "short", {"deck": [5, 5]}),
    "seed": lambda: open_game("algeria", "1958", seed="x"),  # type: ignore[call-overload]
    "name": lambda: Game(RULES["algeria"], "1985"),
    "no action": lambda: Game(RULES["algeria"], "1958").play("gov"),
    "wars": lambda: ask("1958", {"a": "mixed"}, runs=0),
    "stop": lambda: ask("1958", {"a": "mixed"}, stop=0),
    "ways": lambda: ask("1958", {}),
    "moment": lambda: ask("1958", {"a": Way(opening="gov done", when="reinforcement@one")}),
    "number": lambda: PLAYERS.player("resettle-99", "gov"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_is_told_in_both_languages(name: str):
    with pytest.raises(LabError) as raised:
        ERRORS[name]()

    french = told(raised.value, "fr")
    assert told(raised.value, "en") == str(raised.value)
    assert french != str(raised.value)
    assert re.search(r"(?i)\b(le|la|une?|est|pas|ou|il|ne)\b", french), french
    assert "{" not in french


def test_a_save_that_does_not_replay_says_in_french_why():
    with pytest.raises(SaveError) as raised:
        read(SAVE.replace('"scenario": "1958"', '"scenario": "1985"'))

    french = told(raised.value, "fr")
    assert "1985" in french
    assert "Known" not in french


def test_what_has_but_its_sentence_is_told_by_it():
    error = WrongOption("a sentence")

    assert told(error, "fr") == "a sentence"
    assert cause_of(error).values == {"text": "a sentence"}


def test_every_message_about_an_error_is_said_by_one():
    text = (PACKAGE / "data" / "messages" / "en" / "checking" / "engine_errors.ftl").read_text("utf-8")
    sources = "".join(path.read_text("utf-8") for path in Path(str(PACKAGE)).rglob("*.py"))
    causes = re.findall(r"^fault-cause-([a-z-]+) =", text, re.MULTILINE)

    said = {cause for cause in causes if re.search(f'"(cause-)?{cause}"', sources)}
    assert said == set(causes)
