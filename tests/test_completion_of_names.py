"""Tab inside quotation marks: names where our own calls wait for one, and nothing anywhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from IPython.core.completer import provisionalcompleter
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

import algeria_lab
from algeria_lab.door.completing import offer_names
from algeria_lab.scenarios.examples import example_names


@pytest.fixture
def shell() -> Iterator[InteractiveShell]:
    """Yield a console as a notebook has one, with the package and two games."""
    InteractiveShell.clear_instance()
    made = InteractiveShell.instance(config=Config({"HistoryManager": {"enabled": False}}))
    made.user_ns |= {
        "algeria_lab": algeria_lab,
        "lab": algeria_lab,
        "open_game": algeria_lab.open_game,
        "war": algeria_lab.open_game("algeria", "1958", seed=3),
        "words": {"play": 1},
    }
    offer_names()
    yield made
    InteractiveShell.clear_instance()


def offered(shell: InteractiveShell, line: str) -> list[str]:
    """Return what the line would read if each of what is offered were taken."""
    with provisionalcompleter():
        found = list(shell.Completer.completions(line, len(line)))
    return [line[: one.start] + one.text for one in found]


@pytest.mark.parametrize("called", ["algeria_lab.open_game", "lab.open_game", "open_game"])
def test_a_game_and_its_scenarios_are_offered(shell: InteractiveShell, called: str):
    assert offered(shell, f'{called}("') == [f'{called}("{name}' for name in algeria_lab.GAMES]
    assert offered(shell, f'{called}("twilight", "sh') == [f'{called}("twilight", "short']
    assert offered(shell, f"{called}('algeria', scenario='19") == [
        f"{called}('algeria', scenario='{name}"
        for name in algeria_lab.GAMES["algeria"].scenarios()
        if name.startswith("19")
    ]


def test_what_can_be_played_now_is_offered(shell: InteractiveShell):
    war = shell.user_ns["war"]
    legal = [str(action) for action in war.legal()]

    assert set(offered(shell, 'war.play("')) == {f'war.play("{line}' for line in legal}
    assert offered(shell, 'war.play("gov q') == ['war.play("gov quick']
    assert offered(shell, 'war.play("qu') == ['war.play("quick']
    war.play("gov quick; fln quick")
    assert 'war.odds("gov activate all' in offered(shell, 'war.odds("gov activate a')


def test_behind_a_roll_that_has_not_fallen_verbs_are_offered(shell: InteractiveShell):
    verbs = set(shell.user_ns["war"].verbs())

    assert set(offered(shell, 'war.play("gov quick;')) == {f'war.play("gov quick; {verb}' for verb in verbs}
    assert offered(shell, 'war.play("gov quick; qu') == ['war.play("gov quick; quick']


def test_examples_are_offered_by_name(shell: InteractiveShell):
    assert offered(shell, 'lab.guide("') == [f'lab.guide("{name}' for name in example_names()]


@pytest.mark.parametrize("line", ['print("', 'words.get("', 'war.save("', "other.play('gov"])
def test_other_calls_are_left_to_others(shell: InteractiveShell, line: str):
    ours = shell.Completer.custom_matchers
    with_us = offered(shell, line)
    shell.Completer.custom_matchers = []
    without = offered(shell, line)
    shell.Completer.custom_matchers = ours

    assert with_us == without


def test_registering_twice_offers_once(shell: InteractiveShell):
    offer_names()

    assert len(shell.Completer.custom_matchers) == 1


def test_without_a_notebook_nothing_is_registered():
    InteractiveShell.clear_instance()

    offer_names()

    assert not InteractiveShell.initialized()
