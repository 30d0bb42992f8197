"""Results that show themselves, and stay what they are under all that pandas does with a frame."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pandas as pd
import pytest
from pandas.testing import assert_frame_equal

import algeria_lab
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.own import OwnFault
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.results.frames import question_of
from algeria_lab.views.experiments.results import Results
from tests.views.experiments.test_page import text_of

WAYS = {
    "none": "mixed",
    "three": "resettle-3",
    "moved": algeria_lab.Way(opening="gov resettle II-2", when="operations@1"),
}
MINE = {"gap": lambda state: state.gov_psl - state.fln_psl, "low": lambda state: state.gov_psl < 40}


def asked(**settings: Any) -> dict[str, Any]:
    """Return a small question with code of one's own."""
    return {"position": "1956-like", "ways": WAYS, "runs": 12, "stop": 4, "measures": MINE, **settings}


@pytest.fixture(scope="module")
def results() -> Results:
    """Return what this process plays."""
    return algeria_lab.compare(**asked())


def shown(frame: object) -> str:
    """Return what a notebook shows, without its marks."""
    return re.sub(r"<style>.*?</style>|<[^>]+>", " ", frame._repr_html_(), flags=re.DOTALL)


def test_results_say_what_was_asked_and_what_came_out(results: Results):
    said = shown(results)

    for part in (
        "1956-like",
        "fights in 3 ways",
        "“moved” plays “gov resettle II-2”",
        f"wars in {len(results)} rows",
    ):
        assert part in said
    for part in ("Balance of support", "Difference from “none”", "95% interval"):
        assert part in said
    assert "gov.psl" in said
    assert repr(results).startswith("From ")
    assert repr(results).endswith(pd.DataFrame(results).__repr__())


def test_results_speak_french():
    results = algeria_lab.compare(**asked(runs=3, language="fr"))

    assert "Solde du soutien" in shown(results)
    assert "opens with" not in shown(results)
    war = algeria_lab.open_game(scenario="1956-like", seed=1, language="fr")
    there = algeria_lab.compare(war, {"a": "mixed"}, runs=2, stop=2)
    assert there.attrs["language"] == "fr"
    assert text_of(algeria_lab.plot(there)).startswith("<h3>La question</h3>")


def test_a_part_says_what_is_left_out(results: Results):
    part = results[(results["way"] != "none") & (results["seed"] < 7)]

    assert isinstance(part, Results)
    said = shown(part)
    assert "Here are 5–6 of 12 wars of each kind." in said  # one of them could not be played
    assert "Left out here: the way “none”." in said
    assert "compared with “three”, the first that is left" in said
    page = text_of(algeria_lab.plot(part, "gap@3"))
    assert "Left out here: the way “none”." in page
    assert "gap" in page


@pytest.mark.parametrize("asked_for", ["gap@3", "low@3"])
def test_a_measure_of_ones_own_is_plotted(results: Results, asked_for: str):
    page = text_of(algeria_lab.plot(results, asked_for, prediction={"three": 10}))

    assert f"{asked_for[:3]} at the end of turn 3" in page


def test_the_question_survives_what_pandas_does(results: Results, tmp_path: Path):
    table = algeria_lab.summary(results, ["gap", "low@2"])

    def same(frame: pd.DataFrame) -> None:
        assert_frame_equal(algeria_lab.summary(frame, ["gap", "low@2"]), table)

    same(results.copy())
    same(results.assign(extra=1).query("extra == 1"))
    same(results.sort_values("gov.psl"))
    same(results.reset_index(drop=True))
    same(pickle.loads(pickle.dumps(results)))  # noqa: S301 - what this test has written itself
    results.to_parquet(tmp_path / "results.parquet")
    same(pd.read_parquet(tmp_path / "results.parquet"))
    results.to_csv(tmp_path / "results.csv", index=False)
    read = pd.read_csv(tmp_path / "results.csv")
    with pytest.raises(NoSuchExperiment, match=r"CSV files.* drop them.* `new\.attrs = results\.attrs`"):
        algeria_lab.summary(read)
    read.attrs = results.attrs
    same(read)


def test_parts_put_together_know_their_question_again(results: Results):
    """Of one run in any order; of runs whose seeds go on; not of runs that ask something else."""
    parts = [results[results["seed"] > 6], results[results["seed"] <= 6]]
    again = pd.concat(parts)

    assert question_of(again).to_json() == question_of(results).to_json()
    assert_frame_equal(algeria_lab.summary(again, "gap"), algeria_lab.summary(results, "gap"))
    twice = pd.concat([results, results])
    assert "Some wars stand here more than once; each is counted once." in shown(twice)
    assert_frame_equal(algeria_lab.summary(twice, "gap"), algeria_lab.summary(results, "gap"))
    halves = [algeria_lab.compare(**asked(runs=6, seed=seed)) for seed in (1, 7)]
    whole = pd.concat(halves, ignore_index=True)
    assert whole.attrs == results.attrs
    assert_frame_equal(algeria_lab.summary(whole, "gap"), algeria_lab.summary(results, "gap"))
    for other in (
        asked(seed=20, runs=2),
        asked(stop=3, runs=2),
        asked(side="fln", ways={"a": "mixed"}, runs=2),
    ):
        with pytest.raises(NoSuchExperiment, match="does not know which question"):
            algeria_lab.summary(pd.concat([results, algeria_lab.compare(**other)]))


def test_what_is_no_table_of_wars_is_shown_as_ever(results: Results):
    for frame in (results[["way", "gov.psl"]], results.describe(), results.T):
        assert repr(frame) == repr(pd.DataFrame(frame))
    assert repr(results[results["seed"] > 99]).startswith("Empty Results")
    assert type(results["way"]) is pd.Series
    assert results.groupby("way", observed=True)["gov.psl"].mean().index.tolist() == list(WAYS)


TURNS = "Some turns are filtered out here, so nothing is summed up."


def test_turns_that_are_filtered_out_are_told_above_the_rows(results: Results):
    parts = (
        results[results["turn"] == 3],
        results.loc[0:3],
        results.groupby("way", observed=True).head(2),
        results.sample(3, random_state=1),
    )
    for part in parts:
        assert repr(part) == f"{TURNS}\n\n{pd.DataFrame(part)!r}"
        assert shown(part).count(TURNS) == 1
    one = results[(results["way"] == "none") & (results["seed"] == 1)]
    assert repr(one).startswith("Fewer than two wars of a way are left here")
    strange = results.assign(way="mine")
    assert repr(strange).startswith("These rows cannot be summed up (NoSuchExperiment: this frame holds way")


def test_whatever_is_made_of_a_frame_is_shown(results: Results):
    """Rows, columns and values at random: each in a terminal and in a notebook."""
    rng = Random(1)
    for _ in range(60):
        part = results[[rng.random() < share for share in [rng.random() ** 2] * len(results)]]
        column = rng.choice(list(results.columns))
        value = rng.choice([None, "x", -1, float("nan")])
        part = rng.choice(
            [
                part,
                part.drop(columns=column),
                part.astype(object).assign(**{column: value}),
                pd.concat([part, part[[column]]], axis="columns"),
                part.set_index("turn"),
            ]
        )
        assert repr(part).endswith(repr(pd.DataFrame(part)).removeprefix("Empty DataFrame"))
        assert part._repr_html_()


def test_ways_that_hold_other_wars_are_told(results: Results):
    two = results[results["way"] != "moved"]  # of which one war was refused
    ends = two[(two["way"] == "none") | (two["seed"] > 4)]

    said = "a difference only over wars with the same number under both ways"
    assert said in shown(ends)
    assert said not in shown(two)
    assert algeria_lab.summary(ends)[["wars", "pairs"]].to_numpy().tolist() == [[12, 12], [8, 8]]
    apart = two[(two["way"] == "none") == (two["seed"] > 4)]
    assert "No two wars with the same number are left to be compared." in shown(apart)
    assert algeria_lab.summary(apart)["pairs"].tolist() == [8, 0]


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (
            lambda _: algeria_lab.compare(1958, WAYS),
            "the position is the number 1958. Write '1958' in quotes.",
        ),
        (lambda _: algeria_lab.compare("1958", WAYS, mesures=MINE), "'mesures'. Did you mean 'measures'?"),
        (lambda _: algeria_lab.compare("1958", WAYS, xyz=MINE), "'xyz'. Known: position, ways, against"),
        (algeria_lab.board, "a game is wanted, not results of many: `plot` shows those"),
        (algeria_lab.chart, "a game is wanted, not results of many: `plot` shows those"),
    ],
)
def test_a_slip_is_answered_with_what_would_work(results: Results, ask: Callable[[Results], Any], said: str):
    with pytest.raises((NoSuchExperiment, TypeError)) as error:
        ask(results)
    assert said in str(error.value)


def test_a_stop_of_ones_own_says_how_many_wars_it_ended():
    settings = {"runs": 4, "stop": lambda state: state.turn > 2}
    results = algeria_lab.compare("1958", {"none": "mixed", "three": "resettle-3"}, **settings)

    said = "Stopped before the end of turn 40, with nobody having won: “none” in 4 of 4 wars, “three” in 4"
    assert said in shown(results)
    assert "Stopped" not in shown(algeria_lab.compare("1958", {"none": "mixed"}, runs=2, stop=2))


def test_who_has_won_is_told(results: Results):
    assert "Who had won when the war was over, or stopped after turn 4: “none” (FLN 0%" in shown(results)


def test_wars_that_were_not_played_are_told_with_a_reason():
    ways = {"none": "mixed", "moved": algeria_lab.Way(opening="gov resettle II-2", when="operations@2")}
    results = algeria_lab.compare("1958", ways, runs=30, stop=2)

    lost = algeria_lab.refused(results)
    assert len(lost)
    said = shown(results)
    assert f"{30 - len(lost)}–30 wars of each kind" in said
    assert "because the opening could not be: “moved” in" in said
    assert (
        f"(number {lost['seed'].iloc[0]}, for one: no Police unit in Philippeville (II-2) is fit to act)"
        in said
    )


def test_an_opening_that_no_war_allows_is_refused_in_a_sentence():
    way = algeria_lab.Way(opening="gov flush V-4", when="operations@1")

    with pytest.raises(OpeningRefused, match=r"Seed 1: 'gov flush V-4' was refused: [A-Z][a-z ]+") as refusal:
        algeria_lab.compare("1958", {"a": way}, stop=2)
    assert "nobody-exposed" not in str(refusal.value)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "'gov resettle II-2' was refused: No Police unit"),
        ("fr", "«\xa0gov resettle II-2\xa0» est refusé\xa0: Aucune"),
    ],
)
def test_refused_wars_are_listed_in_sentences(language: str, said: str):
    frame = algeria_lab.compare(
        "1958", {"none": "mixed", "b": WAYS["moved"]}, runs=30, stop=2, language=language
    )

    told = algeria_lab.refused(frame)["told"]
    assert len(told)
    assert told.str.startswith(said).all()


class Breaking:
    """A player that wants what the rules refuse."""

    def choose(self, view: object, rng: object) -> str:  # noqa: ARG002 - the form of a player
        """Choose."""
        return "gov build failek"


def test_a_fault_of_ones_own_is_told_in_a_sentence():
    with pytest.raises(
        OwnFault, match=r"seed 1: 'Breaking' \(gov, turn 0, .* was refused: “build” is not"
    ) as fault:
        algeria_lab.compare("1958", {"a": Breaking()}, runs=2)
    assert "verb-not-now" not in str(fault.value)
    assert fault.value.__cause__ is None
    assert fault.value.__suppress_context__
