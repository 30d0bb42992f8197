"""The kept experiments: each is there, answers its question, holds, and its wars replay."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from pandas.testing import assert_frame_equal

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.put import check
from algeria_lab.experiments.kept import campaigns, catalogue, documented, pairings, round_robin
from algeria_lab.experiments.kept.cache import NoResults, read, write
from algeria_lab.experiments.playing.running import CANCELLED, EXECUTOR_DIED, play
from algeria_lab.experiments.results import audit
from algeria_lab.experiments.results.frames import at, ends, question_of, values
from algeria_lab.experiments.results.statistics import rows
from algeria_lab.experiments.results.table import ENDS, WAR
from algeria_lab.experiments.results.wars import war_of
from algeria_lab.players.algeria.registry import quick_names
from algeria_lab.players.twilight.registry import PLAYERS as TWILIGHT_PLAYERS
from tests.experiments.account import differences

PAGES = [path.read_text("utf-8") for path in documented.pages()]
FOLDER = Path(catalogue.__file__).parents[2] / "data" / "experiments"
NAMES = catalogue.names()
MOST_BYTES = 1_500_000
SMALL = """
[small]
position = "1956-like"
ways = ["mixed", "grid"]
against = ["raider"]
runs = 4
stop = 2
keep = "ends"
measures = ["balance"]

[whole]
position = "1956-like"
audit = { player = "mixed", together = 1 }
against = ["raider"]
runs = 2
stop = 1
keep = "turns"
measures = ["balance@1"]
"""


# The results that are kept. When one of these fails: `make cache`.


@pytest.mark.kept
@pytest.mark.parametrize("name", NAMES)
def test_kept_results_answer_their_question_under_these_rules(name: str):
    assert catalogue.why_not(name) == (), "run `make cache`"

    wars = catalogue.kept(name)
    asked = catalogue.question(name)
    assert wars.question.key == asked.key
    assert wars.played == asked.runs
    assert len(set(wars.wars)) == asked.wars
    assert wars.attrs["notices"] == []


@pytest.mark.kept
@pytest.mark.parametrize("name", NAMES)
def test_some_of_the_kept_wars_replay_move_by_move(name: str):
    frame = catalogue.kept(name).frame()
    wars = Random(name).sample(list(frame[list(WAR)].drop_duplicates().itertuples(index=False)), 3)

    for war in wars:
        asked = war.way, war.against, int(war.seed)
        if question_of(frame).position.game == "algeria":
            assert differences(frame, *asked) == []
        else:
            last = at(frame).set_index(list(WAR)).loc[(war.against, war.way, war.seed)]
            state = war_of(frame, *asked).state
            assert (state.winner, state.reason, state.turn) == (last["winner"], last["level"], last["turn"])


@pytest.mark.parametrize("name", NAMES)
def test_kept_results_are_small(name: str):
    assert (FOLDER / f"{name}.wars").stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_what_a_page_shows_can_be_read_from_kept_results(name: str):
    for row in rows(catalogue.kept(name), catalogue.measures(name)):
        assert row.wars == catalogue.question(name).runs


@pytest.mark.kept
def test_the_table_of_the_documentation_is_that_of_the_kept_results():
    assert all(table.begin in PAGES[0] for table in documented.TABLES)
    assert all(table.begin in PAGES[1] for table in documented.TABLES[1:])
    assert [documented.with_tables(page) for page in PAGES] == PAGES, "run `make cache`"


def test_nothing_else_is_kept():
    assert {path.stem for path in FOLDER.glob("*.wars")} <= set(NAMES)


# The catalogue itself.


@pytest.mark.parametrize("name", NAMES)
def test_every_entry_can_be_asked(name: str):
    asked = catalogue.question(name)

    check(asked)
    assert catalogue.measures(name)


def test_the_audit_changes_the_eight_constants_alone_and_in_pairs():
    for name, together in (("audit", 1), ("audit-pairs", 2)):
        assert tuple(catalogue.question(name).ways) == tuple(audit.ways("resettle-3", together=together))


@pytest.mark.kept
@pytest.mark.parametrize("scenario", round_robin.SCENARIOS)
def test_every_doctrine_meets_every_other(scenario: str):
    asked = catalogue.question(f"round-robin-{scenario}")

    assert set(quick_names("gov")) - {"random"} <= set(asked.ways)
    assert set(quick_names("fln")) - {"random"} == set(asked.opponents)
    assert asked.runs >= 200
    assert asked.position.scenario == scenario


def test_an_unknown_name_is_refused_with_the_nearest():
    for ask in (catalogue.question, catalogue.kept, catalogue.why_not, catalogue.measures, catalogue.rebuild):
        with pytest.raises(UnknownName, match="Did you mean 'resettlement'"):
            ask("resetlement")


# Rebuilding, with a small catalogue in another folder.


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "catalogue.toml").write_text(SMALL)
    monkeypatch.setattr(catalogue, "_folder", lambda: tmp_path)
    catalogue._entries.cache_clear()
    monkeypatch.setattr(catalogue, "_entries", catalogue._entries.__wrapped__)
    return tmp_path


def test_missing_results_are_told(small: Path):
    assert catalogue.why_not("small") == (catalogue.MISSING,)
    with pytest.raises(NoResults, match=r"small\.wars"):
        catalogue.kept("small")


def test_results_are_rebuilt_as_the_entry_says(small: Path):
    for name in catalogue.names():
        catalogue.rebuild(name)
        assert catalogue.why_not(name) == ()

    only, whole = catalogue.kept("small"), catalogue.kept("whole")
    assert_frame_equal(only.frame(), ends(play(catalogue.question("small"))))
    assert only.attrs["kept"] == ENDS
    assert_frame_equal(whole.frame(), play(catalogue.question("whole")).frame())
    assert len(values(whole, "balance@0")) == 17 * 2


def test_another_question_makes_results_stale(small: Path):
    catalogue.rebuild("small")
    (small / "catalogue.toml").write_text(SMALL.replace("runs = 4", "runs = 5"))

    assert catalogue.why_not("small") == ("question",)


def test_a_cancelled_rebuild_leaves_the_older_results(small: Path):
    catalogue.rebuild("small")
    before = (small / "small.wars").read_bytes()

    wars = catalogue.rebuild("small", cancelled=lambda: True)

    assert wars.attrs["notices"] == [CANCELLED]
    assert (small / "small.wars").read_bytes() == before


def test_who_played_them_is_not_kept(small: Path):
    dead = ThreadPoolExecutor(1)
    dead.shutdown()

    assert catalogue.rebuild("small", dead).attrs["notices"] == [EXECUTOR_DIED]
    assert catalogue.kept("small").attrs["notices"] == []


def test_two_rebuilds_give_the_same_file(small: Path):
    catalogue.rebuild("small")
    first = (small / "small.wars").read_bytes()
    catalogue.rebuild("small")

    assert (small / "small.wars").read_bytes() == first


def test_the_table_shows_the_share_of_the_government_in_each_scenario(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    entry = '[round-robin-{0}]\nposition = "{0}"\nways = ["mixed", "grid"]\nagainst = ["mixed", "raider"]\n'
    more = 'runs = 4\nkeep = "ends"\nmeasures = ["gov.wins"]\n'
    (tmp_path / "catalogue.toml").write_text("".join(entry.format(y) + more for y in round_robin.SCENARIOS))
    monkeypatch.setattr(catalogue, "_folder", lambda: tmp_path)
    monkeypatch.setattr(catalogue, "_entries", catalogue._entries.__wrapped__)
    for name in catalogue.names():
        write(play(catalogue.question(name)).ends(), tmp_path / f"{name}.wars")

    marks = documented.TABLES[0]
    text = documented.with_tables(f"Before\n{marks.begin}\nold\n{marks.end}\nafter\n")

    shares = [values(read(tmp_path / f"round-robin-{y}.wars"), "gov.wins") for y in ("1954", "1958", "1960")]
    cell = " · ".join(f"{share.loc['raider', 'grid'].mean():.0f}" for share in shares)
    lines = text.splitlines()
    assert lines[:4] == ["Before", marks.begin, "|  | `mixed` | `raider` |", "|---|---|---|"]
    assert lines[5].endswith(f"| {cell} |")
    assert lines[5].startswith("| `grid` | ")
    assert lines[6:] == [marks.end, "after"]
    assert documented.with_tables(text) == text
    assert documented.with_tables("no markers") == "no markers"


def test_the_table_of_the_duel_shows_each_pairing_with_how_far_it_may_be_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    entry = '[{0}]\nposition = "{1}"\nside = "fln"\nways = ["random"]\nagainst = ["{2}"]\n'
    more = 'runs = 40\nkeep = "ends"\nmeasures = ["fln.wins"]\n'
    asked = zip(pairings.EXPERIMENTS, ("duel", "solo"), ("random", "automaton"), strict=True)
    (tmp_path / "catalogue.toml").write_text("".join(entry.format(*each) + more for each in asked))
    monkeypatch.setattr(catalogue, "_folder", lambda: tmp_path)
    monkeypatch.setattr(catalogue, "_entries", catalogue._entries.__wrapped__)
    for name in catalogue.names():
        catalogue.rebuild(name)

    *_, duel, solo = pairings.table().splitlines()

    lost = values(read(tmp_path / "duels.wars"), "gov.wins").mean()
    assert duel.startswith("| `random` | `random` | ")
    assert f"{lost:.0f} % ± " in duel
    assert solo.startswith("| `random` | `automaton` | ")


def test_the_players_of_a_game_join_its_campaigns_by_themselves():
    for name in campaigns.experiments():
        asked = catalogue.question(name)
        assert asked.position.scenario == name.removeprefix("campaigns-")
        assert tuple(asked.ways) == TWILIGHT_PLAYERS.names("gov")
        assert asked.opponents == TWILIGHT_PLAYERS.names("fln")
        assert asked.runs == 400


def test_the_table_of_campaigns_shows_each_pairing_with_its_scenarios(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    entry = '[{0}]\nposition = "{1}"\nways = ["random"]\nagainst = ["chart"]\nruns = 2\nstop = {2}\n'
    more = 'keep = "ends"\nmeasures = ["gov.wins"]\n'
    asked = zip(campaigns.experiments(), campaigns.SCENARIOS, (2, 3, 4), strict=True)
    (tmp_path / "catalogue.toml").write_text("".join(entry.format(*each) + more for each in asked))
    monkeypatch.setattr(catalogue, "_folder", lambda: tmp_path)
    monkeypatch.setattr(catalogue, "_entries", catalogue._entries.__wrapped__)
    for name in catalogue.names():
        catalogue.rebuild(name)

    head, line, row = campaigns.table().splitlines()

    margins = [round(values(catalogue.kept(name), "gov.margin").mean()) for name in catalogue.names()]
    shown = " · ".join(f"{'−' if margin < 0 else '+' if margin else ''}{abs(margin)}" for margin in margins)
    assert head.count("|") == line.count("|") == row.count("|") == 8
    assert (
        row == f"| `chart` | `random` | 0 · 0 · 0 | {shown} | {row.split(' | ')[4]} | 0 · 0 · 0 | 2 · 3 · 4 |"
    )
