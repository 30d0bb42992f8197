"""Errors say what is near, and arrive in another process as themselves."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import ModuleType

import cloudpickle
import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
from traitlets.config import Config

import algeria_lab
from algeria_lab.core.refusals import (
    CannotUndo,
    IllegalAction,
    LabError,
    MalformedAction,
    Refusal,
    SaveError,
    UnknownName,
)

ERRORS = (
    IllegalAction(
        "fln raid V-4",
        Refusal("no-band", "A:9.14", {"area": "V-4"}, "hint"),
        "'fln raid V-4' was refused: No Band is there.",
    ),
    UnknownName("scenario", "1955", ("1954", "1958")),
    CannotUndo("undo-dice", "fln raid V-4"),
    MalformedAction("'' holds no action."),
    SaveError("war.json: damaged."),
)


@pytest.mark.parametrize("packer", [pickle, cloudpickle], ids=["pickle", "cloudpickle"])
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_travels_as_itself(packer: ModuleType, error: LabError):
    there = packer.loads(packer.dumps(error))

    assert (type(there), str(there), there.args) == (type(error), str(error), error.args)
    assert vars(there) == vars(error)


@pytest.mark.parametrize("packer", [pickle, cloudpickle], ids=["pickle", "cloudpickle"])
def test_a_game_travels_with_its_history_and_its_dice(packer: ModuleType):
    war = algeria_lab.open_game("algeria", "1954", seed=7, language="fr")
    war.play("gov quick; fln quick")
    there = packer.loads(packer.dumps(war))

    assert (there.state, there.events, there.voice) == (war.state, war.events, war.voice)
    assert there.play("gov buy air; done") == war.play("gov buy air; done")


def _dance(line: str) -> None:
    algeria_lab.open_game("algeria", "1954", seed=7).play(line)


def test_a_refusal_in_another_process_reaches_the_caller_and_the_pool_goes_on():
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with pytest.raises(IllegalAction, match="is not a choice now") as refused:
            pool.submit(_dance, "gov dance").result()
        assert refused.value.refusal.rule == "A:4"
        assert pool.submit(_dance, "gov quick").result() is None


def test_what_is_near_is_found_whatever_the_case():
    assert "Did you mean 'fln'?" in str(UnknownName("side", "FLN", ("fln", "gov")))
    assert str(UnknownName("game", "x", ("ab",), "Say ab.")) == "unknown game 'x'. Known: ab. Say ab."


def test_of_very_many_names_the_first_are_said_and_the_nearest():
    names = [f"band-{number}" for number in range(1, 100)]

    message = str(UnknownName("unit", "band_77", names))

    assert message.endswith("band-9, band-10 and 89 more. Did you mean 'band-77'?")


def test_a_notebook_shows_the_readers_line_and_the_message_and_nothing_of_the_package():
    """IPython asks an error how it is shown; ten frames of rules would bury the sentence."""
    shell = InteractiveShell(config=Config({"HistoryManager": {"enabled": False}}))
    with capture_output() as said:
        shell.run_cell("import algeria_lab\nwar = algeria_lab.open_game(seed=7)\nwar.play('gov dance')")

    line, message = said.stdout.strip().splitlines()
    assert line == "line 3: war.play('gov dance')"
    assert message.startswith("IllegalAction: 'gov dance' was refused: “dance” is not a choice now.")
