"""Results beside a lesson: what is kept of them, whether they hold, and that both languages share them."""

from pathlib import Path

import pytest

from algeria_lab.experiments.kept.cache import OTHER_RULES, read, write
from algeria_lab.experiments.playing.running import play
from algeria_lab.experiments.results.reading import values
from algeria_lab.lessons.course import lessons_folder
from algeria_lab.scenarios import kept_experiments
from algeria_lab.scenarios.experiment_questions import asked_by
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.scenarios.kept_experiments import (
    KeptExperiment,
    asked_word,
    kept_in,
    read_kept,
    rebuild,
    shown_of,
    why_not,
)

TEXT = """
format: algeria-scenario/1
id: small
title: Small
start: {scenario: 1956-like}
steps:
  - {id: look, text: Look.}
  - {id: later, text: Later.}
experiments:
  - id: few
    at: later
    ways:
      stay: {player: mixed, title: {en: stay, fr: rester}}
      leave: {player: grid, until: 2, title: {en: leave, fr: partir}}
    against: [raider]
    runs: 3
    stop: 4
    counts: {held: {of: 'control("V-4") == "gov"', title: {en: held, fr: tenue}}}
    measures: [balance@2, held]
    kept: true
    caveat: A model.
"""


def lesson(text: str = TEXT, folder: Path = Path()) -> KeptExperiment:
    scenario = scenario_as_written(text)
    return KeptExperiment(scenario, scenario.experiments[0], folder)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lessons") / "07-small"
    folder.mkdir()
    (folder / "lesson.yaml").write_text(TEXT)
    rebuild(lesson(TEXT, folder))
    return folder


def test_only_what_is_shown_is_kept(folder: Path):
    one = lesson(TEXT, folder)
    wars, _ = read_kept(one.scenario, one.experiment, folder)

    assert wars is not None
    assert {"gov.psl", "fln.psl", "held"} < set(wars.names)
    assert "terror" not in wars
    assert set(wars["turn"]) == {2, 4}
    whole = play(asked_by(one.scenario, one.experiment))
    assert values(wars, "balance@2") == values(whole, "balance@2")
    last = wars.at()
    assert set(zip(last["way"], last["turn"], strict=True)) == {("stay", 4), ("leave", 2)}
    assert {value for found in values(wars, "held").values() for value in found.values()} <= {0.0, 100.0}


def test_results_are_found_by_their_folder(folder: Path):
    (one,) = kept_in(folder.parent)

    assert (one.name, one.wars) == ("07-small/few", 6)
    assert why_not(one.scenario, one.experiment, one.folder) == ()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("runs: 3", "runs: 4", ("question",)),
        ("player: grid", "player: civil", ("question",)),
        ('control("V-4")', 'control("V-3")', ("question",)),
        ("text: Look.", "text: Look again.", ()),
        ("en: leave", "en: go", ()),
        ("id: later, text: Later.", "id: later, text: Later., play: gov pass", ()),
        ("id: look, text: Look.", "id: look, text: Look., play: gov pass", ("question",)),
    ],
)
def test_what_decides_a_war_makes_results_stale_and_nothing_else(folder: Path, old: str, new: str, why: str):
    one = lesson(TEXT.replace(old, new), folder)

    assert why_not(one.scenario, one.experiment, folder) == why


def test_other_rules_make_results_stale_and_missing_ones_are_told(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    one = lesson(TEXT, folder)
    monkeypatch.setattr(kept_experiments, "rules_hash", lambda _game: "other")

    assert why_not(one.scenario, one.experiment, folder) == ("rules",)
    assert why_not(one.scenario, one.experiment, tmp_path) == ("missing",)
    assert read_kept(one.scenario, one.experiment, folder) == (None, ("rules",))
    assert read_kept(one.scenario, one.experiment, None) == (None, ("missing",))


def test_a_run_that_is_stopped_keeps_nothing(tmp_path: Path):
    rebuild(lesson(TEXT, tmp_path), cancelled=lambda: True)

    assert list(tmp_path.iterdir()) == []


def test_ends_alone_are_kept_where_no_turn_is_asked_for():
    text = TEXT.replace("balance@2, held", "gov.wins").replace(", until: 2", "")
    one = lesson(text)

    thin = shown_of(play(asked_by(one.scenario, one.experiment)), one.experiment)

    assert len(thin) == one.wars
    assert thin.attrs["kept"] == "ends"


# The results that are kept with our lessons. When one of these fails: `make cache`.


@pytest.mark.kept
def test_the_kept_results_of_the_lessons_hold_and_are_small():
    found = list(kept_in(folder)) if (folder := lessons_folder(Path(__file__))) else []

    assert {one.name: why_not(one.scenario, one.experiment, one.folder) for one in found} == {
        one.name: () for one in found
    }
    assert len({one.file for one in found}) == len(found)
    assert [one.name for one in found if one.file.stat().st_size > 150_000] == []
    assert all(asked_word(one.scenario, one.experiment) for one in found)


def test_wars_without_what_is_shown_of_them_are_not_shown(folder: Path, tmp_path: Path):
    """A measure that came later and is counted otherwise now has been taken out when they were read."""
    one = lesson(TEXT, folder)
    wars = read(folder / "few.wars")
    write(wars.only(*(name for name in wars.names if name != "gov.psl")), tmp_path / "few.wars")

    assert read_kept(one.scenario, one.experiment, folder)[1] == ()
    assert read_kept(one.scenario, one.experiment, tmp_path) == (None, (OTHER_RULES,))
