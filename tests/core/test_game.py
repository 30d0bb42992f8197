"""Game: lines, undo and redo, fork, bookmarks, odds."""

from copy import copy
from pathlib import Path
from random import Random

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.actions import Action
from algeria_lab.core.branches import shared_moment
from algeria_lab.core.dice import Dice, FixedDice, SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import load
from algeria_lab.core.refusals import CannotUndo, DiceRanOut, IllegalAction, Refusal, SaveError, UnknownName
from algeria_lab.core.words.voice import PlainVoice
from algeria_lab.insurgent.rules import InsurgentRules


@pytest.fixture
def game() -> Game:
    """Return 1954 at the Government's first spending."""
    game = Game(AlgeriaRules(), "1954", seed=7)
    game.play("gov quick; fln quick")
    return game


def test_a_line_plays_several_actions_and_names_may_stand_alone(game: Game):
    game.play("mobilize division-1; V-4; mobilize police-4; ALGIERS")

    assert [str(entry.action) for entry in game.history[-4:]] == [
        "gov mobilize division-1",
        "gov to V-4",
        "gov mobilize police-4",
        "gov to ALGIERS",
    ]


def test_a_line_is_all_or_nothing(game: Game):
    before, ply, mark = game.state, game.ply, game.dice.mark()
    with pytest.raises(IllegalAction, match="gov activate division-1"):
        game.play("gov mobilize police-4; to ALGIERS; activate division-1")

    assert (game.state, game.ply, game.dice.mark()) == (before, ply, mark)


def test_undo_takes_back_until_dice_fall(game: Game):
    before = game.state
    game.play("gov buy air")
    assert game.undo() == Action("gov", "buy", ("air",))
    assert game.state == before

    with pytest.raises(CannotUndo, match="dice have fallen"):
        game.undo()


def test_free_take_backs_go_to_the_start_and_meet_the_same_dice():
    game = Game(AlgeriaRules(), "1954", seed=7, take_backs="free")
    events = game.play("gov quick; fln quick")
    game.undo()
    game.undo()

    assert game.play("gov quick; fln quick") == events
    game.undo()
    game.undo()
    with pytest.raises(CannotUndo, match="start of the game"):
        game.undo()


def test_a_card_that_was_shown_is_not_taken_back_and_nobody_speaks_of_dice():
    game, rng = Game(InsurgentRules(), "duel", seed=1), Random(1)
    while game.history[-1].obstacle != "undo-shown":
        game.play(rng.choice(game.legal()))
    before = game.ply

    assert game.undo_obstacle() == "undo-shown"
    with pytest.raises(CannotUndo, match="hidden has been shown") as error:
        game.undo()
    assert error.value.obstacle == "undo-shown"
    assert game.ply == before


def test_what_shows_nothing_can_be_gone_back_beyond_up_to_the_last_roll(game: Game):
    game.play("gov buy air; buy naval")

    assert [game.undo_obstacle(to) for to in (3, 2, 1)] == [None, None, "undo-dice"]


def test_redo_is_lost_when_something_else_is_done(game: Game):
    game.play("gov buy air")
    game.undo()
    assert game.can_redo()
    game.play("gov buy naval")

    assert not game.can_redo()
    with pytest.raises(CannotUndo, match="nothing to do again"):
        game.redo()


def test_a_fork_shares_the_past_and_not_the_future(game: Game):
    game.bookmark("before")
    game.play("gov buy air")
    twin = game.fork("before")
    twin.play("gov done")

    assert shared_moment(twin, game) == shared_moment(game, twin, most=3) == 2
    assert twin.history[:3] == game.history[:3]
    assert game.state.air == 1
    assert twin.state.air == 0


def test_a_fork_with_other_dice_meets_them_from_their_beginning(game: Game):
    """Taken back and done again, it meets the same faces, as far back as it goes."""
    game.take_backs = "free"
    game.play("gov done; fln done; gov done; fln ops cadre-1; done")
    twin = game.fork(dice=FixedDice([6, 5, 4]))
    events = twin.play("fln propaganda cadre-1")
    assert twin.play(twin.undo()) == events
    assert twin.dice.mark() == (1,)


@pytest.mark.parametrize(
    ("first", "second"), [(SeededDice(7), FixedDice([6])), (FixedDice([2, 1]), SeededDice(3))]
)
def test_a_fork_with_other_dice_meets_them_before_the_fork_too(game: Game, first: Dice, second: Dice):
    """Dice of another kind are not set by what the first ones had come to."""
    game.take_backs = "free"
    game.play("gov done; fln done; gov done; fln ops cadre-1; done")
    war = game.fork(dice=first)
    events = war.fork(dice=second.fork(second.mark())).play("fln propaganda cadre-1")
    war.play("fln propaganda cadre-1")
    twin = war.fork(dice=second)
    twin.undo()

    assert twin.play("fln propaganda cadre-1") == events


def test_a_fork_with_other_dice_shares_the_past(game: Game):
    twin = game.fork(dice=FixedDice([6]))
    twin.play("gov buy air")

    assert shared_moment(twin, game) == game.ply


def test_a_copy_is_a_copy_with_what_was_taken_back(game: Game):
    game.play("gov buy air")
    game.bookmark("bought")
    game.undo()
    for twin in (game.copy(), copy(game)):
        twin.redo()
        twin.play("gov done")
        assert (twin.ply, twin.bookmarks) == (4, {"bought": 3})
        assert (game.ply, game.bookmarks, game.can_redo()) == (2, {}, True)

    game.redo()
    assert game.play("gov done") == twin.history[-1].events, "the same dice"


def test_a_game_is_saved_over_a_saved_game_but_over_nothing_else(game: Game, tmp_path: Path):
    game.save(tmp_path / "war.json")
    game.play("gov buy air")
    game.save(tmp_path / "war.json")
    assert load(tmp_path / "war.json", {"algeria": game.rules})[0].state == game.state

    (tmp_path / "thesis.txt").write_text("Chapter 1", encoding="utf-8")
    with pytest.raises(SaveError, match=r"not a saved game.* save under another name"):
        game.save(tmp_path / "thesis.txt")
    assert (tmp_path / "thesis.txt").read_text("utf-8") == "Chapter 1"
    with pytest.raises(SaveError, match=r"war\.json: cannot be written"):
        game.save(tmp_path / "nowhere" / "war.json")


def test_a_bookmark_that_an_undo_goes_back_beyond_is_there_again_after_the_redo(game: Game):
    game.play("gov buy air")
    game.bookmark("after")
    game.bookmark("before", at=2)
    game.undo()
    assert game.bookmarks == {"before": 2}
    game.redo()
    assert game.bookmarks == {"after": 3, "before": 2}

    game.undo()
    game.play("gov buy naval")
    assert game.bookmarks == {"before": 2}


def test_a_name_stands_for_one_moment_until_it_is_forgotten(game: Game):
    game.bookmark("here")
    game.bookmark("here", at=1)
    assert game.bookmarks == {"here": 1}

    game.forget("here")
    assert game.bookmarks == {}
    with pytest.raises(UnknownName, match="unknown bookmark 'here'"):
        game.forget("here")
    with pytest.raises(UnknownName, match="unknown moment 99"):
        game.bookmark("there", at=99)


def test_unknown_bookmarks_name_the_known_ones(game: Game):
    game.bookmark("spring")
    with pytest.raises(UnknownName, match="spring"):
        game.fork("sprin")
    with pytest.raises(UnknownName, match="0 to 2"):
        game.fork(99)


def test_dice_that_run_out_leave_the_game_as_it_was(game: Game):
    """A message, nothing lost: the position and the given dice stand as before."""
    game.play("gov done; fln done; gov done; fln ops cadre-1; done")
    twin = game.fork(dice=FixedDice([]))
    before = twin.state
    with pytest.raises(DiceRanOut, match="used up"):
        twin.play("fln propaganda cadre-1")

    assert twin.state == before
    assert twin.legal() == game.legal()


class _Terse(PlainVoice):
    def refusal(self, refusal: Refusal) -> str:
        return f"because of {refusal.rule}"


def test_the_message_of_a_refusal_is_what_the_game_was_given():
    game = Game(AlgeriaRules(), "1954", voice=_Terse())
    with pytest.raises(IllegalAction, match="because of A:4"):
        game.play("gov flush V-4")
