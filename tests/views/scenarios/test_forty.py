"""Forty wars of one's own: dice of no other place, the experiment's own measure, numbers for the room."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from algeria_lab.experiments.results.reading import values
from algeria_lab.scenarios import kept_experiments
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.scenarios.experiment import forty
from algeria_lab.views.scenarios.experiment.widget import Trial
from tests.views.scenarios.test_trial import press, said
from tests.views.scenarios.trials import NO_KEPT, TEXT

FEW = 3


class Line:
    """The line of a page at a place, which keeps what is said on it."""

    def __init__(self, number: int) -> None:
        self.number, self.said = number, list[dict[str, Any]]()

    def hear(self, do: str, ear: Callable[[dict[str, Any]], object]) -> None:
        self.ears = {do: ear}

    def unhear(self, do: str, _ear: object) -> None:
        self.ears.pop(do, None)

    def stand(self, do: str, **content: Any) -> None:
        self.said.append({"do": do, **content})


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(forty, "FORTY", FEW)
    yield
    forty._told_of.cache_clear()


def page(
    monkeypatch: pytest.MonkeyPatch, number: int, text: str = NO_KEPT, **where: Any
) -> tuple[Trial, Line]:
    line = Line(number)
    monkeypatch.setattr(forty, "room_line", lambda: line)
    found = scenario_as_written(text)
    return Trial(found, found.experiments[0], TOLD["algeria"].words("fr"), **where), line


def keys(one: Trial) -> list[str]:
    part = next(part for part in one.desks.upper.scene["parts"] if part["key"] == "run")
    return [control["key"] for control in part["groups"][0]["controls"]]


def test_outside_a_room_nobody_is_offered_forty():
    found = scenario_as_written(NO_KEPT)
    one = Trial(found, found.experiments[0], TOLD["algeria"].words("fr"))
    one.predict()
    assert keys(one) == ["play"]


def test_places_play_with_dice_of_their_own_and_the_wall_gets_the_measure_of_each_war(
    monkeypatch: pytest.MonkeyPatch,
):
    seeds = set[int]()
    for number in (1, 2):
        forty._told_of.cache_clear()  # another process
        one, line = page(monkeypatch, number)
        one.predict()
        assert keys(one) == ["play", "forty"]
        press(one, "forty")
        wars = one._forty.wars
        assert wars is not None
        seeds |= set(wars["seed"])
        assert set(wars["against"]) == {"mixed"}
        (told,) = line.said
        row = told["experiments"]["few"]
        assert (told["do"], told["lesson"], row["measure"]) == ("runs", "small", "balance@3")
        assert row["ways"] == {way: list(of.values()) for (_, way), of in values(wars, "balance@3").items()}
        assert len(row["ways"]["none"]) == len(row["ways"]["three"]) == FEW
        assert keys(one) == ["play"]
        assert one.stand.wars is None, "they are no part of what the page shows of the experiment"
    assert len(seeds) == 2 * FEW
    assert min(seeds) > 10_000, "kept wars have the seeds below"


def test_the_same_place_gets_the_same_wars_again(monkeypatch: pytest.MonkeyPatch):
    said_twice = []
    for _ in range(2):
        forty._told_of.cache_clear()  # another process
        one, line = page(monkeypatch, 7)
        one.predict()
        one.play_forty()
        said_twice.append(line.said[0]["experiments"])
    assert said_twice[0] == said_twice[1]


def test_what_was_played_here_is_there_again_when_the_page_was_loaded_again(monkeypatch: pytest.MonkeyPatch):
    one, line = page(monkeypatch, 7)
    one.predict()
    one.play_forty()
    told, shown = json.loads(json.dumps(line.said[0])), one._of_forty.value
    forty._told_of.cache_clear()  # another process

    again, line = page(monkeypatch, 7)
    again.predict()
    assert again._of_forty.value == ""
    line.ears["ran"]({**told, "lesson": "another"})
    assert again._of_forty.value == ""
    line.ears["ran"](told)
    assert again._of_forty.value == shown
    assert keys(again) == ["play"]
    again.close()
    assert line.ears == {}

    twin, _ = page(monkeypatch, 7)
    assert twin._of_forty.value == shown, "another form of the lesson has them, too"


@pytest.mark.parametrize(
    "rows",
    [
        None,
        {},
        {"way": ["none"]},
        {key: [None] for key in forty.KEYS},
        {key: ["x"] for key in forty.KEYS},
        {key: [1] for key in forty.KEYS} | {"way": []},
    ],
)
def test_what_was_not_written_here_is_not_taken_up(monkeypatch: pytest.MonkeyPatch, rows: object):
    one, line = page(monkeypatch, 7)
    line.ears["ran"]({"lesson": "small", "experiments": {"few": {"rows": rows}}})
    assert one._forty.wars is None
    assert one._forty.is_offered


def test_ones_own_stand_beside_the_kept_ones_once_those_are_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    found = scenario_as_written(TEXT)
    kept_experiments.rebuild(kept_experiments.KeptExperiment(found, found.experiments[0], tmp_path))
    one, _ = page(monkeypatch, 7, TEXT, folder=tmp_path)
    one.predict()
    one.play_forty()
    assert "Vos 3" in said(one)
    assert "Les 4 conservées" not in said(one)

    one.start()

    assert "Les 4 conservées" in said(one)
    assert "votre place porte le numéro 7" in said(one)
    one.speak(TOLD["algeria"].words("en"))
    assert "Your own wars, forty a way" in said(one)
