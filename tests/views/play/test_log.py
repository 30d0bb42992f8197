"""Pages of a log: each action is written once, in its place, whichever branch shows it."""

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.views.play.told.log import Pages


class Writer:
    """Writes of each action its line and those before it, and notes which it wrote."""

    def __init__(self) -> None:
        self.wrote: list[str] = []

    def __call__(self, entry: Entry[State], ply: int, before: str | None) -> str:
        """Return the page of an action."""
        self.wrote.append(str(entry.action))
        return f"{before or ''}/{ply} {entry.action}"


def test_a_page_knows_its_place_and_the_page_before():
    game, writer = Game(AlgeriaRules(), "1954", seed=1), Writer()
    game.play("gov quick")

    assert Pages(writer).of(game.history) == ["/0 None", "/0 None/1 gov quick"]


def test_branches_and_what_was_taken_back_are_written_once():
    game, writer = Game(AlgeriaRules(), "1954", seed=1, take_backs="free"), Writer()
    game.play("gov quick")
    branch = game.fork()
    branch.play("fln quick")
    pages = Pages(writer)
    game.play("fln place cadre I-1")

    first = pages.of(game.history).copy()
    assert pages.of(branch.history)[-1].endswith("/2 fln quick")
    assert pages.of(game.history) == first
    game.undo()
    assert pages.of(game.history) == first[:-1]
    game.redo()
    assert pages.of(game.history) == first
    assert writer.wrote == ["None", "gov quick", "fln place cadre I-1", "fln quick"]
