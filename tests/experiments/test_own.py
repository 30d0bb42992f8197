"""Code of one's own in a question: players, measures and stops, wherever they are played."""

import json
import linecache
from collections.abc import Callable
from contextlib import nullcontext
from random import Random
from threading import Lock
from typing import Any

import pytest
from pandas.testing import assert_frame_equal

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import compare, processes, summary
from algeria_lab.experiments.asking.own import NotAtHand, OwnFault, WrongOwn
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.put import ask, check
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Stop, Way
from algeria_lab.experiments.playing import session
from algeria_lab.experiments.results.frames import at, question_of, values
from algeria_lab.experiments.results.wars import war_of
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import play_war
from algeria_lab.players.base import Choice
from tests.experiments.account import differences
from tests.playing_on import begin, play_to, quiet


class Borrowing:
    """A player that asks one of the house, and counts how often it was asked in its war."""

    name = "borrowing"

    def __init__(self, most: int = 10**6) -> None:
        self.most, self.asked = most, 0

    def choose(self, view: State, rng: Random) -> Choice:
        """Choose."""
        self.asked += 1
        assert self.asked <= self.most, "asked too often"
        return PLAYERS.player("mixed", "gov").choose(view, rng)


class Fln(Borrowing):
    """The same for the other side."""

    name = ""

    def choose(self, view: State, rng: Random) -> Choice:
        """Choose."""
        return PLAYERS.player("mixed", "fln").choose(view, rng)


def low(state: State) -> bool:
    """Return whether support of the Government has become low."""
    return state.gov_psl < 50


def gap(state: State) -> int:
    """Return how far support lies apart."""
    return state.gov_psl - state.fln_psl


def asked(**settings: Any) -> dict[str, Any]:
    """Return a question with code of one's own at every place."""
    return {
        "position": "1956-like",
        "ways": {"house": "mixed", "object": Borrowing(), "class": Borrowing},
        "against": ["mixed", Fln],
        "measures": {"gap": gap, "low": low, "half": lambda state: state.gov_psl / 2},
        "stop": Stop(6, when=lambda state: state.gov_psl < 42),
        "runs": 6,
        **settings,
    }


@pytest.fixture(scope="module")
def own_frame():
    """Return what this process plays."""
    return compare(**asked())


def test_players_of_ones_own_are_ways_and_opponents(own_frame):
    """One that does as the house does plays its wars; an object and a class are the same player."""
    ends = at(own_frame).set_index(["against", "way", "seed"])

    assert list(own_frame["against"].cat.categories) == ["mixed", "Fln"]
    house = ends.xs("house", level="way")
    for way in ("object", "class"):
        assert_frame_equal(ends.xs(way, level="way"), house)
    assert list(house.loc["mixed"]["gov.psl"]) == list(house.loc["Fln"]["gov.psl"])


def test_what_a_measure_reads_stands_in_a_column(own_frame):
    assert (own_frame["gap"] == own_frame["gov.psl"] - own_frame["fln.psl"]).all()
    assert (own_frame["half"] == own_frame["gov.psl"] / 2).all()
    assert list(own_frame[["gap", "low", "half"]].dtypes.astype(str)) == ["int64", "bool", "float64"]
    assert list(values(own_frame, "gap@2")) == list(values(own_frame, "balance@2"))
    table = summary(own_frame, ["gap@2", "balance@2", "low@2"])
    assert table["low"]["gap@2"].tolist() == table["low"]["balance@2"].tolist()
    assert list(values(own_frame, "low@2")) == list(100 * (values(own_frame, "gov.psl@2") < 50))


def test_a_war_stops_when_ones_own_stop_says_so(own_frame):
    ends = at(own_frame)
    stopped = ends[(ends["winner"] == "undecided") & (ends["turn"] < 6)]

    assert len(stopped)
    assert (stopped["gov.psl"] < 42).all()
    before = own_frame[(own_frame["turn"] < own_frame["turns"]) & (own_frame["turn"] > 0)]
    assert (before["gov.psl"] >= 42).all()
    alone = compare("1956-like", {"a": "mixed"}, runs=2, stop=low)
    assert question_of(alone).stop.turn == 40
    assert (at(alone)["gov.psl"] < 50).all()


def test_own_code_travels_to_other_processes(own_frame):
    with processes(2) as pool:
        there = compare(**asked(), executor=pool)

    assert_frame_equal(there, own_frame)
    assert there.attrs == own_frame.attrs


def test_every_war_begins_with_a_fresh_player():
    """Or else wars would depend on who has played which before."""
    most = 150
    player = Borrowing(most)
    frame = compare("1956-like", {"a": player}, runs=4, stop=2)

    assert len(at(frame)) == 4
    assert player.asked == 0


def test_a_question_writes_down_names_and_house_questions_are_as_they_were():
    question = ask(**asked())
    data = question.to_json()

    assert data["ways"][1]["player"] == {"own": "borrowing"}
    assert data["against"] == ["mixed", {"own": "Fln"}]
    assert data["measures"] == ["gap", "low", "half"]
    assert data["stop"] == {"turn": 6, "at_most": {}, "when": {"own": "<lambda>"}}
    again = Question.from_json(json.loads(json.dumps(data)))
    assert again.to_json() == data
    with pytest.raises(
        NotAtHand, match=r"does not have: 'object', 'class', 'Fln', 'stop', .*own=\{'object': \.\.\.\}"
    ):
        check(again)
    assert set(ask("1954", {"a": "mixed"}).to_json()) == {
        "format", "position", "ways", "against", "side", "runs", "seed", "stop"
    }  # fmt: skip


def test_a_war_with_own_code_is_played_again(own_frame, monkeypatch: pytest.MonkeyPatch):
    """By what this session has used, or what is given."""
    for way, against, seed in (("object", "Fln", 2), ("class", "mixed", 5)):
        assert differences(own_frame, way, against, seed) == []
    monkeypatch.setattr(session, "_USED", {})
    with pytest.raises(NotAtHand, match=r"have: 'object', 'stop'\. Give"):
        war_of(own_frame, "object", "mixed", 2)
    with pytest.raises(NotAtHand, match=r"have: 'class', 'Fln', 'stop'\. Give"):
        war_of(own_frame, "class", "Fln", 2)
    given = {"object": Borrowing(), "class": Borrowing, "Fln": Fln, "stop": lambda state: state.gov_psl < 42}
    game = war_of(own_frame, "object", "mixed", 2, own=given)
    rows = own_frame[(own_frame["way"] == "object") & (own_frame["against"] == "mixed")]
    assert game.state.turn >= rows[rows["seed"] == 2]["turn"].iloc[-1]


class Wrong(Borrowing):
    """A player that one day wants what the rules refuse."""

    name = "wrong"

    def choose(self, view: State, rng: Random) -> Choice:
        """Choose."""
        if view.turn < 2:
            return super().choose(view, rng)
        return Choice((Action("gov", "resettle", ("X-9",)),))


class Failing(Borrowing):
    """A player that falls."""

    name = "failing"

    def choose(self, view: State, rng: Random) -> Choice:
        """Choose."""
        return {"only": super().choose(view, rng)}["other"]


@pytest.mark.parametrize("pool", [nullcontext, lambda: processes(1)])
def test_what_the_rules_refuse_ends_the_run_and_names_the_war(pool: Callable[[], Any]):
    """A bot that breaks the rules has a fault: a share of the wars that it got through means nothing."""
    ways = {"house": "mixed", "mine": Wrong()}

    said = r"way 'mine' against 'mixed', seed 1: 'wrong' \(gov, turn 2, .*resettle X-9"
    with pool() as executor, pytest.raises(OwnFault, match=said) as fault:
        compare("1956-like", ways, runs=3, stop=3, executor=executor)
    assert fault.value.results is not None


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"ways": {"a": Failing}}, r"way 'a' against 'mixed', seed 1: 'failing' \(gov, turn 0.*KeyError"),
        ({"measures": {"m": lambda at: 1 / (at.turn - 3)}}, r"seed 1: .* failed at the end of turn 2 \(Z"),
        ({"measures": {"m": lambda _: "much"}}, r"measure 'm' gave 'much' at the end of turn 0\. Return"),
        ({"stop": lambda state: 1 // (state.turn - 3) > 9}, r"1: the stop failed at the end of turn 2 \(Z"),
        ({"stop": lambda _: "no"}, r"the stop gave 'no' at the end of turn 0\. Return True or False"),
        ({"stop": lambda _: None}, r"the stop gave None at the end of turn 0\. Return True or False"),
        ({"measures": {"m": lambda at: at.in_algeria()}}, r"'m' gave \d+ at .*, beyond 100,000.*bit_count"),
        ({"measures": {"m": lambda _: -(2**2000)}}, r"'m' gave -\d+.* at the end of turn 0, beyond 100,000"),
        ({"measures": {"m": lambda _: float("nan")}}, r"'m' gave nan at the end of turn 0: no mean"),
        ({"measures": {"m": lambda _: float("-inf")}}, r"'m' gave -inf at the end of turn 0: no mean"),
    ],
)  # fmt: skip
def test_code_that_fails_is_named_with_its_war(settings: dict[str, Any], said: str):
    with pytest.raises(OwnFault, match=said):
        compare(**{"position": "1956-like", "ways": {"a": "mixed"}, "runs": 2, "stop": 4, **settings})


CELL = """class Forgetful:
    memory = {}

    def choose(self, view, rng):
        where = self.memory["where"]
        return where
"""


@pytest.mark.parametrize("pool", [nullcontext, lambda: processes(1)])
def test_the_line_that_failed_is_quoted(pool: Callable[[], Any], monkeypatch: pytest.MonkeyPatch):
    """Of a cell of a notebook too, whose text no file holds and other processes do not know."""
    cell: dict[str, Any] = {"__name__": "__main__"}
    exec(compile(CELL, "<cell 3>", "exec"), cell)  # noqa: S102 - as a notebook does
    entry = (len(CELL), None, CELL.splitlines(keepends=True), "<cell 3>")
    monkeypatch.setitem(linecache.cache, "<cell 3>", entry)

    said = r"failed with KeyError: 'where', in choose, line 5: `where = self\.memory\[\"where\"\]`\."
    with pool() as executor, pytest.raises(OwnFault, match=said):
        compare("1954", {"a": cell["Forgetful"]}, runs=1, stop=1, executor=executor)


def below(state: State) -> float:
    """Return what cannot be."""
    return gap(state) / (state.turn - state.turn)


def test_the_line_of_a_measure_is_quoted():
    line = below.__code__.co_firstlineno + 2

    said = rf"\(ZeroDivisionError: .*\), in below, line {line}: `return gap\(state\) / \("
    with pytest.raises(OwnFault, match=said):
        compare("1954", {"a": "mixed"}, runs=1, stop=1, measures={"below": below})
    with pytest.raises(OwnFault, match=r"no attribute 'gov_pls'\. Did you mean 'gov_psl'\?\), in <lambda>"):
        compare("1954", {"a": "mixed"}, runs=1, stop=1, measures={"slip": lambda state: state.gov_pls})
    with pytest.raises(OwnFault, match=r"\(TypeError: .*\)\.\n"):
        compare("1954", {"a": "mixed"}, runs=1, stop=1, measures={"long": len})


def test_what_was_played_before_a_fault_is_kept():
    def late(state: State) -> int:
        seen.append(state.turn)
        return 1 // (400 - len(seen))

    seen: list[int] = []
    with pytest.raises(OwnFault, match="measure 'late'") as fault:
        compare("1956-like", {"a": "mixed", "b": "grid"}, runs=400, stop=2, measures={"late": late})

    kept = fault.value.results
    assert kept is not None
    assert list(kept.groupby("way", observed=True)["seed"].nunique()) == [60, 60]
    assert "120 wars were played before" in fault.value.__notes__[0]


def test_a_measure_cannot_change_the_war(own_frame):
    def spoiling(state: State) -> int:
        state.gov_psl = 1
        return 0

    ways = {"house": "mixed"}
    spoilt = compare("1956-like", ways, runs=6, stop=3, measures={"m": spoiling})

    assert_frame_equal(spoilt.drop(columns="m"), compare("1956-like", ways, runs=6, stop=3))


class Holding(Borrowing):
    """A player that holds something that cannot travel."""

    def __init__(self, what: Any) -> None:
        super().__init__()
        self.held = {"deep": what}


def locking(lock: Any) -> type[Borrowing]:
    """Return a class that uses something from outside."""

    class Locking(Borrowing):
        def choose(self, view: State, rng: Random) -> Choice:
            with lock:
                return super().choose(view, rng)

    return Locking


def test_what_cannot_travel_is_named(tmp_path):
    lock = Lock()
    with (tmp_path / "log.txt").open("w") as log, processes(1) as pool:
        for what in (lock, log):
            with pytest.raises(OwnFault, match="the player 'borrowing' cannot be copied"):
                compare("1954", {"a": Holding(what)}, runs=2, stop=1)
        with pytest.raises(WrongOwn, match="'a' cannot be sent to other processes: the name 'lock'"):
            compare("1954", {"a": locking(lock)}, runs=2, stop=1, executor=pool)
        with pytest.raises(
            WrongOwn, match=r"'m' cannot be sent to other processes: the name 'lock' .* is 'lock'"
        ):
            compare(
                "1954",
                {"a": "mixed"},
                runs=2,
                stop=1,
                executor=pool,
                measures={"m": lambda _: lock.locked()},
            )


def begun() -> Game[State]:
    """Return a war in its first turn."""
    war = begin("1954", seed=3)
    play_to(war, turn=1, players=quiet())
    return war


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"measures": ["gov.psl"]}, WrongOwn, "Give each a name, such as"),
        ({"measures": {"elite": 3}}, WrongOwn, "measure 'elite' is 3. Give a function"),
        ({"measures": {"turns": gap}}, WrongOwn, "the house has a column 'turns' itself"),
        ({"measures": {"carried": gap}}, WrongOwn, "the house has a column 'carried' itself"),
        ({"measures": {"gap@3": gap}}, WrongOwn, "without @"),
        ({"stop": Stop(3, when="late")}, WrongOwn, "what wars stop at is 'late'"),
        (
            {"position": begun(), "stop": lambda _: True},
            NoSuchExperiment,
            "would stop at once: your stop says yes where .* Give a function that says no there",
        ),
        ({"ways": {"a": 7}}, NoSuchExperiment, "7 is no player.*that has `choose"),
        ({"ways": {"a": Way(when="setup")}}, NoSuchExperiment, "has no opening to play then"),
        ({"against": [Fln, Fln()]}, NoSuchExperiment, "two opponents bear one name: Fln"),
    ],
)
def test_mistakes_are_told(settings: dict[str, Any], error: type[Exception], said: str):
    with pytest.raises(error, match=said):
        ask(**{"position": "1954", "ways": {"a": "mixed"}, **settings})


def test_a_war_of_the_frame_is_that_of_the_simulator(own_frame):
    """Checked by another way: the player sits in `play_war`, which knows nothing of experiments."""
    war = play_war("1956-like", Fln(), Borrowing(), 3, turn_limit=6)
    rows = own_frame[
        (own_frame["way"] == "class") & (own_frame["against"] == "Fln") & (own_frame["seed"] == 3)
    ]

    assert tuple(rows["gov.psl"]) == war.gov_psl[: len(rows)]
    assert AlgeriaRules().name == "algeria"


class Counting(Borrowing):
    """Two of a kind that differ only in what they were given."""

    def choose(self, view: State, rng: Random) -> Choice:
        """Choose."""
        doctrine = "mixed" if self.most == 1 else "grid"
        return PLAYERS.player(doctrine, "gov").choose(view, rng)


def test_two_players_of_one_class_are_played_again_each_as_it_was():
    frame = compare("1956-like", {"one": Counting(1), "two": Counting(2)}, runs=2, stop=3)
    house = compare("1956-like", {"one": "mixed", "two": "grid"}, runs=2, stop=3)

    assert_frame_equal(frame, house)
    for way in ("one", "two"):
        assert differences(frame, way, "mixed", 1) == []


class Lasting(Borrowing):
    """A player of the same name that plays another doctrine."""

    def choose(self, view: State, rng: Random) -> Choice:
        """Choose."""
        return PLAYERS.player("grid", "gov").choose(view, rng)


def test_a_war_is_not_opened_as_another_one_after_its_player_was_changed(monkeypatch: pytest.MonkeyPatch):
    """As in a notebook: the cell with the class is changed and run again under the same name."""
    first = compare("1958", {"own": Borrowing, "house": "mixed"}, against=["mixed"], runs=2, stop=2)
    played = war_of(first, "own", seed=2).state
    compare("1958", {"own": Lasting, "house": "mixed"}, against=["mixed"], runs=2, stop=2)

    assert war_of(first, "own", seed=2).state == played
    monkeypatch.setattr(session, "_USED", {})
    for known in ({"own": Lasting}, None):
        if known is None:  # a session that has used the other one only
            compare("1958", {"own": Lasting, "house": "mixed"}, against=["mixed"], runs=2, stop=2)
        with pytest.raises(
            NoSuchExperiment, match=r"other code of your own than that which played .*: 'own'"
        ):
            war_of(first, "own", seed=2, own=known)
    assert war_of(first, "own", seed=2, own={"own": Borrowing}).state == played
    assert war_of(first, "house", seed=2).state.turn == played.turn


def test_a_row_whose_code_has_no_word_is_still_compared_with_how_its_war_ends():
    """Frames of before know names only."""
    first = compare("1958", {"own": Borrowing}, against=["mixed"], runs=2)
    first.attrs = {name: first.attrs[name] for name in first.attrs if name != "own"}
    with pytest.raises(NoSuchExperiment, match="another war than that of the row"):
        war_of(first, "own", seed=2, own={"own": Lasting})


def test_code_is_given_by_the_names_that_wars_know(own_frame):
    with pytest.raises(UnknownName, match=r"unknown code of your own 'clas'\. .*Did you mean 'class'"):
        war_of(own_frame, "class", "mixed", 2, own={"clas": Borrowing})
    house = compare("1958", {"a": "mixed"}, runs=2, stop=1)
    with pytest.raises(NoSuchExperiment, match=r"need no code of your own, such as 'a'\. Leave own= out"):
        war_of(house, "a", own={"a": Borrowing})


def test_one_name_does_not_stand_for_two_players():
    with pytest.raises(NoSuchExperiment, match="a way is called 'Fln', and so is other code of your own"):
        ask("1958", {"Fln": "mixed"}, against=Fln)
    with pytest.raises(NoSuchExperiment, match="a way is called 'stop'"):
        ask("1958", {"stop": Borrowing}, stop=lambda state: state.turn > 3)
    assert ask("1958", {"Borrowing": Borrowing}, against=[Borrowing]).own
