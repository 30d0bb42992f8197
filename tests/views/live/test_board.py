"""A board in a notebook: it plays in the reader's own game, follows it, and goes when it is closed."""

from gc import collect
from typing import Any
from weakref import ref

import pytest
from ipywidgets.widgets.widget import _instances

import algeria_lab
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import CannotUndo, UnknownName
from algeria_lab.games import GAMES
from algeria_lab.views.live import following
from algeria_lab.views.live.board import Board
from tests.playing_on import begin

WITH_BOARD = [name for name, record in GAMES.items() if record.page]


def opened(game: str = "algeria", **asked: Any) -> Game:
    return algeria_lab.open_game(game, seed=3, take_backs="free", **asked)


def scene(board: Board) -> dict[str, Any]:
    """Return what the browser shows."""
    return board.children[0].scene


def send(board: Board, kind: str, **message: Any) -> dict[str, Any]:
    """Send a message as the browser does, and return the scene that it gets."""
    widget = board.children[0]
    widget._on_message(widget, {"kind": kind, "ply": board.game.ply, **message}, [])
    return widget.scene


@pytest.mark.parametrize("name", WITH_BOARD)
def test_any_game_is_played_on_its_board_and_in_cells(name: str):
    """Without a running loop, as here, the board is up to date at once."""
    game = opened(name)
    board = algeria_lab.board(game)

    if name == "insurgent":
        send(board, "take", seat=game.to_move)
    send(board, "pick", id=str(game.legal()[0]))
    assert (game.ply, scene(board)["ply"]) == (1, 1)
    game.play(game.legal()[0])
    assert scene(board)["ply"] == 2
    game.undo()
    assert scene(board)["ply"] == 1
    game.redo()
    assert scene(board)["ply"] == 2


def test_boards_of_one_game_move_together():
    game = opened()
    boards = [algeria_lab.board(game), algeria_lab.board(game, language="fr")]

    send(boards[0], "pick", id="gov quick")

    assert [scene(board)["ply"] for board in boards] == [1, 1]
    assert scene(boards[0])["prompt"]["text"] != scene(boards[1])["prompt"]["text"]


def test_a_board_speaks_the_language_of_its_game():
    assert "gouvernement" in scene(algeria_lab.board(opened(language="fr")))["prompt"]["text"].lower()


def test_a_game_without_words_of_its_own_is_shown_in_english():
    game = begin("1954", seed=3)

    assert scene(algeria_lab.board(game))["prompt"]["text"].startswith("Government")
    assert algeria_lab.chart(game).pane.summary.startswith("Turn 1")


def test_computers_answer_what_a_cell_plays_and_go_back_with_it():
    game = opened()
    boards = [algeria_lab.board(game, players={"gov": "mixed"}) for _ in range(2)]
    begun = game.ply
    assert game.to_move == "fln"

    game.play("fln quick")
    answered = game.ply
    assert (game.to_move, answered > begun + 1) == ("fln", True)
    game.undo()
    assert (game.to_move, game.ply) == ("fln", begun)
    assert [scene(board)["ply"] for board in boards] == [begun, begun]
    game.redo()
    assert (game.to_move, game.ply) == ("fln", answered)
    assert [scene(board)["ply"] for board in boards] == [answered, answered]


def test_a_line_tells_what_it_did_itself_not_what_computers_answered():
    alone, game = (algeria_lab.open_game("algeria", "1954", seed=7) for _ in range(2))
    for war in (alone, game):
        war.play("gov quick; fln quick")
    board = algeria_lab.board(game, players={"fln": "mixed"})
    line = "mobilize police-4; to Tlemcen; done"

    assert str(game.play(line)) == str(alone.play(line))
    assert game.ply > alone.ply
    assert scene(board)["ply"] == game.ply


@pytest.mark.parametrize("take_backs", ["until-dice", "free"])
def test_a_decision_of_a_computer_is_not_taken_back_alone(take_backs: Any):
    """Nobody would decide then, neither the computer nor the person before the board."""
    game = algeria_lab.open_game("algeria", "1954", seed=7, take_backs=take_backs)
    algeria_lab.board(game, players={"gov": "mixed"})
    before = game.ply, str(game.history)

    with pytest.raises(CannotUndo):
        game.undo()

    assert (game.ply, str(game.history)) == before
    assert game.to_move == "fln"


def test_dice_that_a_computer_threw_keep_the_decision_before_them():
    game = algeria_lab.open_game("algeria", "1954", seed=7)
    game.play("gov quick; fln quick")
    algeria_lab.board(game, players={"fln": "mixed"})
    for _ in range(2):
        game.play("gov done")
    ply = game.ply
    assert any(entry.faces for entry in game.history)
    assert not game.history[-1].faces, "the game by itself would take it back"

    with pytest.raises(CannotUndo, match="dice"):
        game.undo()

    assert (game.ply, game.to_move) == (ply, "gov")


class Quick:
    """A player of one's own."""

    def choose(self, view: Any, rng: Any) -> str:  # noqa: ARG002 - as every player
        """Take what the scenario proposes, and nothing else."""
        return "fln quick" if view.phase == "setup" else "fln dance"


def test_a_player_of_ones_own_answers_and_its_mistakes_are_said_on_the_board():
    game = opened()
    board = algeria_lab.board(game, players={"fln": Quick()})

    game.play("gov quick")
    assert (game.ply, "notice" in scene(board)) == (2, False)
    game.play("gov done")

    assert (game.ply, game.to_move) == (3, "fln")
    assert "'Quick' (fln, turn 1" in scene(board)["notice"]["text"]
    assert "report this message" not in scene(board)["notice"]["hint"]


def test_a_question_from_a_screen_that_the_game_has_left_is_answered_kindly():
    game = opened()
    board = algeria_lab.board(game)
    game.play("gov quick; fln quick")
    said: list[dict[str, Any]] = []
    widget = board.children[0]
    widget.send = lambda content, **_: said.append(content)

    for ply in (0, 2):
        ask = {"kind": "ask", "ask": 1, "view": "a", "what": "roll", "entry": 999, "ply": ply}
        widget._on_message(widget, ask, [])

    assert [reply["fault"]["level"] for reply in said] == ["info", "error"]
    assert "not up to date" in said[0]["fault"]["text"]


def test_a_pick_on_a_screen_that_the_game_has_left_does_nothing():
    game = opened()
    board = algeria_lab.board(game)
    game.play("gov quick")

    shown = send(board, "pick", id="gov quick", ply=0)

    assert game.ply == shown["ply"] == 1
    assert "not up to date" in shown["notice"]["text"]


def test_a_branch_on_the_board_is_a_game_of_its_own():
    game = opened()
    board = algeria_lab.board(game)
    game.play("gov quick")

    send(board, "branch", at=0, name="")
    assert board.game is not game
    game.play("fln quick")

    assert (board.game.ply, game.ply, scene(board)["ply"]) == (0, 2, 0)
    assert [branch["last"] for branch in scene(board)["time"]["branches"]] == [2, 0]


@pytest.mark.parametrize("name", WITH_BOARD)
def test_a_board_that_stands_leaves_a_game_that_has_gone_on_alone(name: str):
    game = opened(name)
    board = algeria_lab.board(game, live=False)
    first = game.legal()[0]
    game.play(first)
    assert scene(board)["ply"] == 0

    if name == "insurgent":
        send(board, "take", seat=first.seat, ply=0)
    shown = send(board, "pick", id=str(first), ply=0)

    assert (shown["ply"], game.ply) == (1, 1)
    assert board.game is not game


def test_the_hand_of_the_other_side_stays_covered_after_a_cell_played():
    duel = opened("insurgent")
    board = algeria_lab.board(duel)
    send(board, "take", seat="fln")
    assert scene(board)["viewer"] == "fln"

    while duel.to_move == "fln":
        duel.play(duel.legal()[0])
    assert (scene(board)["viewer"], scene(board)["handover"]["seat"]) == ("", "gov")
    while duel.to_move == "gov":
        duel.play(duel.legal()[0])

    assert (scene(board)["viewer"], scene(board)["handover"]["seat"]) == ("", "fln")


@pytest.mark.parametrize("name", WITH_BOARD)
def test_a_closed_board_lets_everything_go(name: str):
    game = opened(name)
    board = algeria_lab.board(game)
    before = game.ply
    board.close()
    board.close()
    game.play(game.legal()[0])
    gone = ref(game)

    del game
    collect()

    assert gone() is None
    assert repr(board) == "<Board, closed>"
    assert before == 0
    with pytest.raises(LookupError, match="closed"):
        board.game  # noqa: B018 - asking is the test


def test_a_cell_that_runs_again_closes_what_it_made(monkeypatch: pytest.MonkeyPatch):
    game, runs = opened(), iter([("a", "1"), ("a", "1"), ("b", "2"), ("a", "3")])
    monkeypatch.setattr(following, "_running_cell", lambda: next(runs))
    open_before = len(_instances)

    first, beside, other, again = (algeria_lab.board(game) for _ in range(4))

    closed = ["closed" in repr(board) for board in (first, beside, other, again)]
    assert closed == [True, True, False, False]
    for board in (other, again):
        board.close()
    assert len(_instances) == open_before


def test_the_cell_that_runs_is_known_in_a_notebook(monkeypatch: pytest.MonkeyPatch):
    assert following._running_cell() == ("", "")

    parent = {"metadata": {"cellId": "c"}, "header": {"msg_id": "1"}}
    shell = type("Shell", (), {"get_parent": lambda _self: parent})()
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: shell)

    assert following._running_cell() == ("c", "1")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"language": "de"}, "unknown language 'de'. Known: en, fr"),
        ({"players": {"france": "mixed"}}, "unknown side 'france'. Known: fln, gov"),
        ({"players": {"gov": "mixd"}}, "Did you mean 'mixed'?"),
        ({"players": {"govt": Quick()}}, "unknown side 'govt'. Known: fln, gov. Did you mean 'gov'?"),
    ],
)
def test_what_is_not_known_is_named(asked: dict[str, Any], said: str):
    with pytest.raises(UnknownName) as error:
        algeria_lab.board(opened(), **asked)

    assert said in str(error.value)


def test_something_else_than_a_game_is_refused():
    with pytest.raises(TypeError, match=r"open_game\(\) and load_game\(\) return, not 'algeria'"):
        algeria_lab.board("algeria")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="given by side, such as"):
        algeria_lab.board(opened(), players="mixed")  # type: ignore[arg-type]


def test_a_war_that_is_over_opens_on_its_board_and_its_page_says_who_played():
    war = opened()
    algeria_lab.play_on(war, fln="mixed", gov="mixed")
    board = algeria_lab.board(war)

    assert scene(board)["over"]
    assert scene(board)["on_request"] is True


def test_what_is_played_before_a_board_is_shown_is_sent_whole(monkeypatch: pytest.MonkeyPatch):
    game = opened()
    board = algeria_lab.board(game)
    sent: list[dict[str, Any]] = []
    (widget,) = board.children
    monkeypatch.setattr(widget, "_send", lambda message, **_: sent.append(message))

    game.play(game.legal()[0])
    widget._on_message(widget, {"kind": "refresh", "ply": game.ply}, [])
    game.play(game.legal()[0])

    assert [message["method"] for message in sent] == ["update", "update", "custom"]
    assert sent[0]["state"]["scene"]["ply"] == 1
    assert sent[2]["content"]["kind"] == "patch"
