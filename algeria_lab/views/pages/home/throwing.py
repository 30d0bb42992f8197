"""The first roll of a visit: where it may fall, how likely each result is, and how what fell came about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.missions.rolls import chances
from algeria_lab.core.dice import fresh_seed
from algeria_lab.core.refusals import UnknownName
from algeria_lab.views.algeria.words.rolls import roll_view
from algeria_lab.views.pages.home.opening import Throw, missions, opening, throw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from algeria_lab.algeria.state import State
    from algeria_lab.core.events import Rolled
    from algeria_lab.views.algeria.words.text import Words

Part = dict[str, Any]
FIRST = "III-1"  # with one unit on patrol: a modifier to explain, and no result that cannot come
_SHOWN = ("text", "share", "chance", "percent")
_LOST = "+"  # in a row of the table: the unit that spoke is lost
_MARKS = "+@"  # what may stand beside the number of a row; @ brings Propaganda nothing more [A:C.6]
_ANY = 0  # the dice of a roll that is only looked at


class Throwing:
    """A reader's rolls.

    Args:
        seed: Gives the number of each roll's dice.

    Attributes:
        place: Where the reader would roll, or has rolled.
        thrown: What fell; None before the roll.
    """

    def __init__(self, seed: Callable[[], int] = fresh_seed) -> None:
        self._seed = seed
        self.place = FIRST
        self.thrown: Throw | None = None
        self._said = 0
        self._asked = self._right = 0

    @property
    def position(self) -> State:
        """The position from which the war goes on: after the roll, if there was one."""
        return self.thrown.after if self.thrown else opening()

    def aim(self, place: str) -> None:
        """Choose where to roll; what fell before is put away.

        Raises:
            UnknownName: If nothing can be rolled for there.
        """
        known = missions(opening())
        if place not in known:
            raise UnknownName("area", place, known)
        self.place, self.thrown = place, None

    def roll(self, said: int) -> None:
        """Roll; *said* is the result that the reader expects, by its number among the chances."""
        self.thrown, self._said = throw(opening(), self.place, self._seed()), said
        came = [result.came for result in chances(self.thrown.event)]
        self._asked += 1
        self._right += came.index(True) == said

    def view(self, words: Words) -> Part:
        """Return what the page shows of it."""
        look = throw(opening(), self.place, _ANY)
        roll = _roll(look, words)
        places = [
            {"id": place, "name": words.place_name(place), "chosen": place == self.place}
            for place in missions(opening())
        ]
        return {
            "places": places,
            "place": self.place,
            "question": words.say("home-throw-question", place=words.place_name(self.place)),
            "rows": [{key: row[key] for key in _SHOWN} for row in roll["rows"]],
            "why": words.say("home-throw-why", patrols=_patrols(look.event)),
            "result": self._result(words) if self.thrown else None,
        }

    def _result(self, words: Words) -> Part:
        assert self.thrown is not None, "a roll has fallen"
        roll = _roll(self.thrown, words)
        came = next(number for number, row in enumerate(roll["rows"]) if row["came"])
        said, right = self._said, self._said == came
        return {
            "number": self.thrown.seed,
            "faces": roll["faces"],
            "said": said,
            "came": came,
            "steps": list(_steps(self.thrown, roll, words)),
            "effect": roll["effect"],
            "verdict": words.say("home-throw-verdict", right="yes" if right else "no", chance=roll["chance"]),
            "score": words.say("home-throw-score", right=self._right, asked=self._asked),
        }


def _roll(thrown: Throw, words: Words) -> Part:
    return roll_view(words, thrown.event, 0, [thrown.place])


def _patrols(event: Rolled) -> int:
    """Return how much the units on patrol take off."""
    return -sum(mod.value for mod in event.mods)


def _steps(thrown: Throw, roll: Part, words: Words) -> Iterator[str]:
    """Yield how the result came about, sentence by sentence, each with its rule."""
    event, patrols = thrown.event, _patrols(thrown.event)
    yield words.say("home-step-die", face=event.faces[0])
    yield words.say("home-step-patrol", patrols=patrols, face=event.faces[0], total=words.number(event.total))
    yield words.say("home-step-table", read=roll["read"])
    points = int(event.row.rstrip(_MARKS))
    yield words.say("home-step-points", points=points)
    if event.row.endswith(_LOST):
        yield words.say("home-step-lost")
    yield words.say("home-step-price", left=thrown.after.fln_ap)
