"""Runs of several questions in one frame are refused; apart they are told apart."""

import pandas as pd
import pytest

import algeria_lab
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.results.frames import values
from algeria_lab.views.experiments.results import Results

WAYS = {"mixed": "mixed", "grid": "grid"}
LEVELS = {"30": 30, "70": 70}


def run(level: int, seed: int = 1) -> Results:
    game = algeria_lab.open_game("algeria", "1958", seed=1)
    game.play("gov quick; fln quick")
    position = algeria_lab.position(game, gov_psl=level)
    return algeria_lab.compare(position, WAYS, against="mixed", runs=3, seed=seed, stop=4)


@pytest.fixture(scope="module")
def runs() -> dict[str, Results]:
    return {name: run(level) for name, level in LEVELS.items()}


@pytest.fixture(scope="module")
def together(runs: dict[str, Results]) -> pd.DataFrame:
    """Several runs put together, with the attrs of the last, as somebody in a hurry would do it."""
    whole = pd.concat(runs.values(), ignore_index=True)
    whole.attrs = runs["70"].attrs
    return whole


@pytest.mark.parametrize(
    "ask",
    [
        algeria_lab.summary,
        lambda frame: values(frame, "balance"),
        lambda frame: algeria_lab.plot(frame, "balance"),
        lambda frame: algeria_lab.war_of(frame, "grid", seed=2),
        lambda frame: algeria_lab.summary(frame[frame["seed"] == 2], "gov.wins"),
    ],
)
def test_a_frame_of_several_runs_is_refused_with_what_works(together: pd.DataFrame, ask):
    with pytest.raises(NoSuchExperiment) as refused:
        ask(together)
    said = str(refused.value)
    assert all(part in said for part in ("more than once", "way, against, seed and turn", "summary({"))


def test_what_the_refusal_names_works(runs: dict[str, Results]):
    table = algeria_lab.summary(runs, ["balance", "gov.psl@4"])

    assert table.index.names == ["run", "measure", "against", "way"]
    for name, frame in runs.items():
        alone = algeria_lab.summary(frame, ["balance", "gov.psl@4"])
        pd.testing.assert_frame_equal(table.loc[name], alone)


def test_runs_with_seeds_of_their_own_are_one_sample():
    whole = pd.concat([run(50), run(50, seed=4)], ignore_index=True)

    assert set(algeria_lab.summary(whole)["wars"]) == {6}


def test_a_frame_without_attrs_is_not_sent_into_the_trap(runs: dict[str, Results]):
    whole = pd.DataFrame(pd.concat(runs.values(), ignore_index=True))
    whole.attrs = {}
    with pytest.raises(NoSuchExperiment, match=r"summary\(\{"):
        algeria_lab.summary(whole)
