"""Frames with plain names: `query`, `groupby`, SQL, Altair and formulas take them as they are."""

import sqlite3
from pathlib import Path

import altair as alt
import pandas as pd
import pytest
from pandas import DataFrame
from statsmodels.formula.api import ols

import algeria_lab
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject
from algeria_lab.experiments.results.flat import SameName, flat, plain_name
from algeria_lab.experiments.results.frames import at
from algeria_lab.experiments.results.statistics import summary
from algeria_lab.experiments.results.table import UNDECIDED, Wars


@pytest.fixture(scope="module")
def plain(frame: DataFrame) -> DataFrame:
    return flat(frame)


def test_names_are_those_of_the_measures_with_underscores(frame: DataFrame, plain: DataFrame):
    assert {"fln_psl", "gov_spent", "terror", "way"} <= set(plain)
    assert all(name.isidentifier() for name in plain)
    assert list(plain["gov_psl"]) == list(frame["gov.psl"])
    assert "fln.psl" in frame.columns


@pytest.mark.parametrize("game", SUBJECTS)
def test_no_two_measures_of_a_game_share_a_plain_name(game: str):
    names = [plain_name(name) for name in subject(game).quantities]

    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names)


def test_pandas_takes_them(frame: DataFrame, plain: DataFrame):
    low = plain.query("gov_psl <= 10 and turn == 5")
    by_way = plain.groupby("way", observed=True).agg(support=("fln_psl", "mean"))

    assert len(low) == ((frame["gov.psl"] <= 10) & (frame["turn"] == 5)).sum() > 0
    assert by_way.support["none"] == pytest.approx(frame[frame["way"] == "none"]["fln.psl"].mean())
    assert plain.fln_psl.equals(frame["fln.psl"].rename("fln_psl"))


def test_sql_takes_them(plain: DataFrame):
    with sqlite3.connect(":memory:") as base:
        plain.astype({"way": str, "against": str, "winner": str, "level": str}).to_sql(
            "wars", base, index=False
        )
        found = base.execute(
            "select way, max(fln_psl), count(distinct winner) from wars group by way"
        ).fetchall()

    assert [row[:2] for row in found] == [
        (way, plain[plain.way == way].fln_psl.max()) for way in ("none", "three")
    ]


def test_altair_finds_each_column_that_is_drawn(frame: DataFrame, plain: DataFrame):
    """A dot would name a part of a column to it: the chart stays empty without an error."""
    with alt.data_transformers.enable("default", max_rows=None):
        drawn = alt.Chart(plain).mark_line().encode(x="turn:Q", y="mean(fln_psl)", color="way").to_dict()
    (rows,) = drawn["datasets"].values()
    fields = {channel["field"] for channel in drawn["encoding"].values()}

    assert fields == {"turn", "fln_psl", "way"} <= set(rows[0])
    assert drawn["encoding"]["y"]["type"] == "quantitative"
    assert not any(set(".[]") & set(field) for field in fields)


def test_formulas_take_them(frame: DataFrame):
    fitted = ols("gov_psl ~ C(way) + fln_areas", data=flat(at(frame, 4))).fit()

    assert list(fitted.params.index) == ["Intercept", "C(way)[T.three]", "fln_areas"]
    alone = ols("gov_psl ~ C(way)", data=flat(at(frame, 4))).fit()
    means = at(frame, 4).groupby("way", observed=True)["gov.psl"].mean()
    assert alone.params["C(way)[T.three]"] == pytest.approx(means["three"] - means["none"])


def test_the_house_reads_them_as_before(frame: DataFrame, plain: DataFrame, tmp_path: Path):
    plain.to_parquet(tmp_path / "flat.parquet")
    again = pd.read_parquet(tmp_path / "flat.parquet")

    assert summary(plain, ["fln.psl@4", "gov.wins"]).equals(summary(frame, ["fln.psl@4", "gov.wins"]))
    assert summary(again, "gov.psl").equals(summary(frame, "gov.psl"))
    assert Wars.of(again).frame().equals(frame)
    assert Wars.of(again).frame().attrs == frame.attrs
    assert flat(plain).equals(plain)
    assert summary(flat(plain), "gov.psl").equals(summary(frame, "gov.psl"))
    assert algeria_lab.war_of(plain, "three", "mixed", seed=5).state.turn > 0


def test_a_summary_becomes_columns(frame: DataFrame):
    found = flat(summary(frame, ["gov.wins", "balance@4"]))

    assert {"measure", "against", "way", "difference_low", "difference_high"} <= set(found)
    assert set(found.query("measure == 'balance@4'").against) == {"mixed", "raider"}


def test_measures_of_ones_own_get_plain_names_too(frame: DataFrame):
    own = flat(frame.assign(**{"a Front in Algiers": True, "2nd": 0, "class": 1}))

    assert {"a_Front_in_Algiers", "_2nd", "class_"} <= set(own)
    assert summary(own, "a Front in Algiers@3")["mean"].eq(100).all()


def test_two_columns_of_one_plain_name_are_refused(frame: DataFrame):
    with pytest.raises(
        SameName, match=r"'fln\.psl' and 'fln psl' would both be called 'fln_psl'\. Rename one"
    ):
        flat(frame.assign(**{"fln psl": 0}))


def test_a_summary_is_indexed_by_what_was_asked(frame: DataFrame):
    """Not only by the same with its moment written out."""
    found = summary(frame, ["gov.wins", "balance@4", "turns@end"])

    assert list(found.index.unique("measure")) == ["gov.wins", "balance@4", "turns@end"]
    assert len(found.loc["gov.wins"]) == 4
    assert UNDECIDED in set(frame["winner"])
