"""Runs of several questions in one frame are refused; apart, or asked together, they are told apart.

Whatever a refusal names is done here, and no number that comes of it is wrong.
"""

from typing import Any

import numpy as np
import pandas as pd
import pytest

import algeria_lab
from algeria_lab.core.keeping.positions import Position
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.ways import Way
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


@pytest.mark.parametrize(("played", "asked"), [(4, 3), (3, 4)])
def test_rows_of_a_run_that_stops_at_another_turn_are_not_taken_for_it(played: int, asked: int):
    """They gave the mean of turn 3 for that of turn 4, and the same seeds told nobody."""
    frame, other = (algeria_lab.compare("1958", WAYS, runs=3, stop=turn) for turn in (played, asked))
    frame.attrs = dict(other.attrs)

    with pytest.raises(NoSuchExperiment, match=f"after turn {played} .* after turn {asked}: its attrs"):
        algeria_lab.summary(frame, "balance@3")


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


@pytest.mark.parametrize(
    "ask",
    [
        lambda frame: algeria_lab.summary(frame, "gov.psl@0"),
        lambda frame: algeria_lab.plot(frame, "balance"),
        algeria_lab.carried,
        lambda frame: algeria_lab.war_of(frame, "grid", seed=2),
    ],
)
def test_wars_with_the_question_of_another_run_of_the_same_seeds_are_refused(runs: dict[str, Results], ask):
    """As who reads two CSV files gives one the attrs of the other."""
    glued = pd.DataFrame(runs["70"])
    glued.attrs = runs["30"].attrs
    with pytest.raises(NoSuchExperiment, match=r"begins with gov\.psl 70 .*asks for .*gov\.psl 30: its"):
        ask(glued)


def test_wars_from_the_middle_of_the_set_up_begin_as_they_were_deployed():
    frame = algeria_lab.compare(algeria_lab.open_game("algeria", "1958", seed=1), WAYS, **SIZE)
    assert frame["gov.units"].iloc[0] > 0
    assert set(algeria_lab.summary(frame, "gov.psl@4")["wars"]) == {3}
    assert algeria_lab.war_of(frame, "grid", seed=2).state.turn


def test_a_war_that_is_not_that_of_its_rows_is_refused(runs: dict[str, Results]):
    """Other players under the same names, which begin alike, in wars that are not over."""
    other = algeria_lab.compare(start(70), {"mixed": "grid", "grid": "mixed"}, seed=1, **SIZE)
    glued = pd.DataFrame(other)
    glued.attrs = runs["70"].attrs
    ends = glued.drop_duplicates(["way", "against", "seed"], keep="last")
    seed = int(ends[(ends["way"] == "grid") & ~ends["over"]]["seed"].iloc[0])
    with pytest.raises(NoSuchExperiment, match=r"another war than that of the rows: at the end of turn \d"):
        algeria_lab.war_of(glued, "grid", seed=seed)
    with pytest.raises(NoSuchExperiment, match="at the end of turn 4"):
        algeria_lab.war_of(ends, "grid", seed=seed)
    assert algeria_lab.war_of(other, "grid", seed=seed).state.turn == 5


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


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"seed": 9}, "nobody asked for the seeds 4 to 8, which lie between theirs"),
        ({"position": 70}, r"they differ in where they begin \(gov_psl 30, 70\)"),
        ({"stop": 6}, r"they differ in when they stop \(turn 4, 6\)"),
        ({"against": "raider"}, r"they differ in opponents \(mixed; raider\)"),
        ({"ways": {"mixed": "mixed"}}, r"they differ in ways \(mixed, grid; mixed\)"),
        ({"ways": {"mixed": "grid", "grid": "grid"}}, "they differ in what the way 'mixed' plays"),
        (
            {"ways": {"mixed": "mixed", "grid": Way("grid", {"terror_charge": 2})}},
            "what the way 'grid' plays",
        ),
        ({"measures": {"elite": lambda _: 1}}, "they differ in measures of your own"),
    ],
)
def test_what_differs_between_joined_runs_is_said(runs: dict[str, Results], other: dict[str, Any], why: str):
    asked: dict[str, Any] = {"position": 30, "ways": WAYS, "seed": 4, **SIZE, **other}
    more = algeria_lab.compare(start(asked.pop("position")), asked.pop("ways"), **asked)

    whole = pd.concat([runs["30"], more], ignore_index=True)
    for frame in (whole, pd.concat([whole, run(30, seed=12)])):
        with pytest.raises(NoSuchExperiment, match=f"does not know which question .*{why}.*summary"):
            algeria_lab.summary(frame)
    assert str(whole).count("\n") > 3


def test_what_differs_between_joined_grids_is_said():
    def asked(*levels: int, seed: int = 1) -> Results:
        starts = {str(level): start(level) for level in levels}
        return algeria_lab.compare(starts, {"grid": "grid"}, against="mixed", runs=2, seed=seed, stop=1)

    for other, why in (
        (run(30), "some are from several positions"),
        (asked(70, seed=3), "in their positions and in their seeds at once"),
        (asked(30, seed=8), "nobody asked for the seeds 3 to 7"),
    ):
        with pytest.raises(NoSuchExperiment, match=why):
            algeria_lab.summary(pd.concat([asked(30), other]))


def test_text_in_place_of_numbers_is_told(runs: dict[str, Results]):
    """As `read_csv` with ``dtype=str`` leaves it."""
    text = pd.DataFrame(runs["30"]).astype(str)
    text.attrs = runs["30"].attrs
    with pytest.raises(NoSuchExperiment, match=r"column seed of this frame holds text.*dtype=str.*astype"):
        algeria_lab.summary(text)


def test_what_groupby_takes_away_is_named_with_what_works():
    whole = algeria_lab.compare(
        {"30": start(30), "70": start(70)}, {"grid": "grid"}, against="mixed", runs=2, stop=1
    )
    parts = whole.groupby("position", observed=True)
    with pytest.raises(NoSuchExperiment, match=r"`groupby\('position'\)\.apply` takes it away"):
        parts.apply(algeria_lab.summary)
    found = {name: algeria_lab.summary(part)["mean"].iloc[0] for name, part in parts}
    assert list(found.values()) == algeria_lab.summary(whole)["mean"].tolist()


def test_where_nothing_is_compared_a_number_is_missing(runs: dict[str, Results]):
    """So that ``round`` and arithmetic work on the columns."""
    one = algeria_lab.summary(runs["30"][runs["30"]["way"] == "grid"])
    grid = algeria_lab.compare({"30": start(30)}, {"grid": "grid"}, against="mixed", runs=2, stop=1)
    for found, name in ((one, "difference"), (algeria_lab.summary(grid), "shift")):
        columns = found[[name, f"{name}.low", f"{name}.high"]]
        assert set(columns.dtypes) == {np.dtype("float64")}
        assert columns.round(1).isna().all(axis=None)


def test_a_frame_without_attrs_is_not_sent_into_the_trap(runs: dict[str, Results]):
    whole = pd.DataFrame(pd.concat(runs.values(), ignore_index=True))
    whole.attrs = {}
    with pytest.raises(NoSuchExperiment, match=r"summary\(\{"):
        algeria_lab.summary(whole)
