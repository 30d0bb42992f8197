"""Runs of several questions in one frame are refused; apart, or asked together, they are told apart.

Whatever a refusal names is done here, and no number that comes of it is wrong.
"""

import pandas as pd
import pytest

import algeria_lab
from algeria_lab.core.keeping.positions import Position
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.results.frames import values
from algeria_lab.views.experiments.results import Results

WAYS = {"mixed": "mixed", "grid": "grid"}
LEVELS = {"30": 30, "70": 70}


SIZE = {"against": "mixed", "runs": 3, "stop": 4}


def start(level: int) -> Position:
    game = algeria_lab.open_game("algeria", "1958", seed=1)
    game.play("gov quick; fln quick")
    return algeria_lab.position(game, gov_psl=level)


def run(level: int, seed: int = 1) -> Results:
    return algeria_lab.compare(start(level), WAYS, seed=seed, **SIZE)


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


def test_asking_from_all_positions_at_once_as_the_refusal_names_it_works(runs: dict[str, Results]):
    whole = algeria_lab.compare({name: start(level) for name, level in LEVELS.items()}, WAYS, seed=1, **SIZE)
    table = algeria_lab.summary(whole, ["balance", "gov.psl@4"])

    for name, frame in runs.items():
        alone = algeria_lab.summary(frame, ["balance", "gov.psl@4"])
        pd.testing.assert_frame_equal(table.loc[name, list(alone.columns)], alone)


@pytest.mark.parametrize("kind", [Results, pd.DataFrame])
@pytest.mark.parametrize("known", [0, 1])
def test_seeds_of_their_own_do_not_make_one_run_of_several_positions(kind: type[pd.DataFrame], known: int):
    """What a refusal once advised: no row recurs then, and the mean would be one of both positions."""
    parts = [run(30), run(70, seed=4)]
    whole = kind(pd.concat(parts, ignore_index=True))
    with pytest.raises(NoSuchExperiment, match="does not know which question"):
        algeria_lab.summary(whole)

    whole.attrs = parts[known].attrs
    other = 4 if known == 0 else 1
    for ask in (algeria_lab.summary, algeria_lab.plot, lambda frame: algeria_lab.war_of(frame, "grid")):
        with pytest.raises(
            NoSuchExperiment, match=f"a war with seed {other}.*attrs are those of another run"
        ) as no:
            ask(whole)
    assert "compare({" in str(no.value)
    assert "a war with seed" in repr(Results(whole).__finalize__(whole))


def test_grids_over_other_seeds_or_from_other_positions_are_one_grid():
    def asked(*levels: int, seed: int = 1, runs: int = 2) -> Results:
        starts = {str(level): start(level) for level in levels}
        return algeria_lab.compare(starts, WAYS, against="mixed", runs=runs, seed=seed, stop=2)

    whole, parts = asked(30, 70, runs=4), (asked(30, 70), asked(30, 70, seed=3))
    beside = asked(30, runs=4), asked(70, runs=4)
    for several in (parts, beside):
        found = pd.concat(several, ignore_index=True)
        pd.testing.assert_frame_equal(algeria_lab.summary(found), algeria_lab.summary(whole))

    crossed = pd.concat([asked(30), asked(70, seed=3)], ignore_index=True)
    with pytest.raises(NoSuchExperiment, match="does not know which question"):
        algeria_lab.summary(crossed)
    twice = pd.concat([asked(30, 70), asked(30, 70, seed=3)], ignore_index=True)
    twice.attrs = asked(30, 70).attrs
    with pytest.raises(NoSuchExperiment, match="a war with seed 3"):
        algeria_lab.summary(twice)


def test_a_grid_that_lost_what_tells_its_positions_apart_is_refused():
    starts = {name: start(level) for name, level in LEVELS.items()}
    whole = algeria_lab.compare(starts, WAYS, against="mixed", runs=2, stop=2)
    with pytest.raises(NoSuchExperiment, match="lacks the column position, which says where each war began"):
        algeria_lab.summary(whole.drop(columns="position"))
    renamed = whole.assign(position=whole["position"].cat.rename_categories({"30": "31"}))
    with pytest.raises(NoSuchExperiment, match="holds position '31', but its question names 30, 70"):
        algeria_lab.summary(renamed)
    same = whole.assign(position=pd.Categorical(["30"] * len(whole), ["30", "70"]))
    with pytest.raises(NoSuchExperiment, match="from '30' with seed 1 more than once"):
        algeria_lab.summary(same)


def test_runs_of_which_only_some_are_from_several_positions_have_no_table_together(runs: dict[str, Results]):
    whole = algeria_lab.compare({"30": start(30)}, WAYS, against="mixed", runs=2, stop=2)
    with pytest.raises(NoSuchExperiment, match="some of these runs are from several positions"):
        algeria_lab.summary({"grid": whole, **runs})
    assert algeria_lab.summary({"one": whole, "two": whole}).index.names[:2] == ["run", "position"]


def test_runs_with_seeds_of_their_own_are_one_sample():
    whole = pd.concat([run(50), run(50, seed=4)], ignore_index=True)

    assert set(algeria_lab.summary(whole)["wars"]) == {6}


def test_a_frame_without_attrs_is_not_sent_into_the_trap(runs: dict[str, Results]):
    whole = pd.DataFrame(pd.concat(runs.values(), ignore_index=True))
    whole.attrs = {}
    with pytest.raises(NoSuchExperiment, match=r"summary\(\{"):
        algeria_lab.summary(whole)
