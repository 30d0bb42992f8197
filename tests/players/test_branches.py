"""Branches of a war: both lines are kept, share their past and their dice, and survive the save file."""

import json
from typing import Any

import pytest

from algeria_lab.checking.causes import told
from algeria_lab.core.refusals import SaveError, UnknownName
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import HUMAN
from algeria_lab.players.branches import Branches, NoRoom, OnlyBranch, load_branches
from tests.players.test_table import GAMES, play_by_chance, table_of


def war(decisions: int = 12, **seats: Any) -> Branches:
    """Return a war some decisions old, with one line."""
    table = table_of(**seats)
    table.play("quick")
    table.let_computers_act()
    play_by_chance(table, decisions)
    return Branches(table)


def grown() -> Branches:
    """Return a war with three lines: the third leaves the second, which leaves the first."""
    branches = war(20)
    branches.fork(branches.table.game.ply // 2, "second")
    play_by_chance(branches.table, 8, seed=2)
    branches.fork(branches.table.game.ply - 3, "third")
    play_by_chance(branches.table, 5, seed=3)
    return branches


def lines(branches: Branches) -> dict[str, Any]:
    """Return everything about the lines that a save has to keep."""
    return {
        branch.id: (
            branch.name,
            branch.parent,
            branches.left_at(branch),
            branch.game.state,
            branch.game.bookmarks,
        )
        for branch in branches.all
    }


# Lines of 400 moves each, those that they share counted once: 1,100 hold two of them and no third.
@pytest.mark.parametrize(("bound", "most"), [("MOST_MOVES", 1100), ("MOST_BRANCHES", 1)])
def test_a_branch_for_which_the_save_has_no_room_is_refused(
    bound: str, most: int, monkeypatch: pytest.MonkeyPatch
):
    """So whatever was branched can be opened again; moves that branches share count once."""
    monkeypatch.setattr(f"algeria_lab.players.branches.{bound}", most)
    branches = war(12)
    first = branches.table.game.ply
    branches.fork(first, "second")
    play_by_chance(branches.table, 20, seed=2)
    own = branches.table.game.ply - first

    with pytest.raises(NoRoom, match=f"{first + own} moves, branches: 2") as refused:
        branches.fork(3, "third")

    assert [branch.name for branch in branches.all] == ["", "second"]
    assert told(refused.value, "fr").startswith(f"Cette partie contient déjà {first + own} coups")


def test_both_lines_are_kept():
    branches = war()
    first, before = branches.current, branches.table.game.history

    second = branches.fork(5, "What if")
    play_by_chance(branches.table, 3, seed=9)

    assert branches.current is second
    assert branches.find("1").game.history == before
    assert branches.table.game.history[:6] == before[:6]
    assert branches.switch(first.id).game.history == before


def test_a_line_that_repeats_an_action_meets_the_same_faces():
    branches = war(20)
    game = branches.table.game
    rolled = next(ply for ply, entry in enumerate(game.history) if ply and entry.faces)
    at = branches.table.persons_moment(rolled - 1)
    line = game.history[at + 1]

    branches.fork(at, "again")
    branches.table.play(line.action)

    assert branches.table.game.history[-1].faces == line.faces
    assert branches.table.game.state == line.state


def test_a_line_begins_where_a_person_decides():
    """What the computer would do until then is the same again."""
    branches = war(15)
    table = branches.table
    by_computer = next(
        ply for ply in range(table.game.ply) if table.game.rules.to_move(table.game.state_at(ply)) == "gov"
    )

    branches.fork(by_computer, "later")

    assert branches.table.person_decides
    assert branches.table.game.ply > by_computer
    assert branches.table.let_computers_act() == ()


def test_a_line_that_leaves_an_ended_war_begins_at_its_last_decision():
    branches = war(4000)
    assert branches.table.game.outcome

    branches.fork(branches.table.game.ply, "not so")

    assert branches.table.person_decides


def test_a_line_keeps_the_reasons_of_the_computer_up_to_its_beginning():
    branches = war(15)
    reasons = branches.table.reasons

    branch = branches.fork(12, "x")

    assert branches.table.reasons == {ply: why for ply, why in reasons.items() if ply <= branch.left}


def test_a_loaded_war_knows_the_reasons_of_its_computers_again():
    branches = grown()
    before = {branch.id: branches.switch(branch.id) and branches.table.reasons for branch in branches.all}

    again = load_branches(branches.save_text(), GAMES, PLAYERS.seat)

    assert sum(map(len, before.values())) > 10
    assert {branch.id: again.switch(branch.id) and again.table.reasons for branch in again.all} == before


def test_what_a_computer_would_not_have_done_has_no_reasons():
    branches = Branches(table_of(HUMAN, HUMAN))
    play_by_chance(branches.table, 40)
    text = branches.save_text().replace('"gov": "human"', '"gov": "mixed"')

    reasons = load_branches(text, GAMES, PLAYERS.seat).table.reasons

    decided = sum(
        entry.action is not None and entry.action.seat == "gov" for entry in branches.table.game.history
    )
    assert sum(len(choice.line) for choice in reasons.values()) < decided


def test_an_undo_beyond_the_fork_shortens_what_is_shared():
    branches = Branches(table_of(HUMAN, HUMAN))
    play_by_chance(branches.table, 4)
    branch = branches.fork(4, "x")
    branches.table.undo()

    assert branches.left_at(branch) == branch.left - 1


def test_dropping_a_line_hands_its_children_to_its_parent():
    branches = grown()
    third, first = branches.find("3"), branches.find("1")

    branches.drop("2")

    assert [branch.id for branch in branches.all] == ["1", "3"]
    assert (third.parent, branches.left_at(third)) == ("1", min(third.left, branches.left_at(third)))
    at = branches.left_at(third)
    assert third.game.history[: at + 1] == first.game.history[: at + 1]
    assert third.game.history[at + 1] != first.game.history[at + 1]


def test_dropping_the_first_line_makes_its_oldest_child_the_first():
    branches = grown()
    branches.switch("1")

    branches.drop("1")

    assert [(branch.id, branch.parent) for branch in branches.all] == [("2", ""), ("3", "2")]
    assert branches.current.id == "2"
    loaded = load_branches(branches.save_text(), GAMES, PLAYERS.seat)
    assert lines(loaded) == lines(branches)


def test_the_last_line_stays():
    with pytest.raises(OnlyBranch):
        war().drop("1")


def test_what_is_not_there_is_said():
    branches = war()
    with pytest.raises(UnknownName, match="unknown branch '7'"):
        branches.switch("7")
    with pytest.raises(UnknownName, match="unknown moment 9999"):
        branches.fork(9999, "x")


def test_a_save_keeps_all_lines_names_and_bookmarks():
    branches = grown()
    branches.find("1").game.bookmark("début", 3)
    branches.find("3").game.bookmark("here")
    branches.switch("2")

    loaded = load_branches(branches.save_text(), GAMES, PLAYERS.seat)

    assert lines(loaded) == lines(branches)
    assert loaded.current.id == "2"
    assert loaded.save_text() == branches.save_text()
    assert loaded.fork(3, "fourth").id == "4"


def test_a_loaded_line_goes_on_as_it_would_have():
    branches = grown()
    loaded = load_branches(branches.save_text(), GAMES, PLAYERS.seat)
    for one in (branches, loaded):
        for branch in ("1", "2", "3"):
            one.switch(branch)
            play_by_chance(one.table, 10, seed=4)

    assert loaded.save_text() == branches.save_text()


def test_what_is_shared_is_stored_once():
    branches = war(60)
    alone = len(branches.save_text())
    for number in range(5):
        branches.fork(branches.table.game.ply, f"line {number}")

    assert len(branches.save_text()) < alone + 5 * 400


def test_a_war_of_one_line_is_written_as_before():
    data = json.loads(war().save_text())

    assert data["format"] == 1
    assert "branches" not in data
    assert load_branches(json.dumps(data), GAMES, PLAYERS.seat).save_text() == war().save_text()


def test_each_kind_of_damage_to_a_line_is_named_with_the_line():
    text = grown().save_text()

    def changed(**changes: Any) -> str:
        data = json.loads(text)
        data["branches"][0] |= changes
        return json.dumps(data)

    moves = json.loads(text)["branches"][0]["moves"]
    damages = {
        r"branch 'second': move \d+ \(fln fly\) does not replay": changed(
            moves=[["fln fly", []], *moves[1:]]
        ),
        "branch 'second': after move .* the position differs": changed(checks=["00000000"] * len(moves)),
        "branch 'second': .*checks: the file is damaged": changed(checks=[]),
        "branch 'second' leaves '1' after move 9999": changed(at=9999),
        r"branch 'second' \('2'\) should leave one of \['1'\], not '3'": changed(**{"from": "3"}),
        "branch 1: name must be a text, not 7": changed(name=7),
        "branch 'second' .'1'. should leave": changed(id="1"),
    }
    for says, damaged in damages.items():
        with pytest.raises(SaveError, match=says):
            load_branches(damaged, GAMES, PLAYERS.seat, name="war.json")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"current": "9"}, "current must be one of"),
        ({"branches": [7]}, "branches.1 must be a table of names and values, not 7"),
        ({"branches": {}}, "branches must be a list"),
        ({"branches": [{}] * 300}, "300 branches"),
        ({"name": None}, "name must be a text, not None"),
    ],
)
def test_a_foreign_list_of_lines_is_refused(changes: dict[str, Any], says: str):
    text = json.dumps(json.loads(grown().save_text()) | changes)

    with pytest.raises(SaveError, match=says):
        load_branches(text, GAMES, PLAYERS.seat)
