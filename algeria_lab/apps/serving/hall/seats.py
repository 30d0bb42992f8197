"""One reader of a class as their teacher sees them: by the number of a place."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from algeria_lab.room.wire import Misspoken, Said, written

MOST_NAME = 20  # letters of a nickname
MOST_RUNS = 40  # experiments of a lesson
MOST_BYTES = {"answers": 250_000, "war": 100_000, "runs": 100_000}  # of what a page says of itself
MOST_WORD = 400  # letters of the name of a step, a lesson, a phase


@dataclass
class Seat:
    """A place and what its reader does there; kept in memory, as long as the room is open.

    Attributes:
        number: Of the place.
        reader: The browser that it is for.
        nickname: What its reader chose to be called; mostly nothing.
        stands: Where they are: lesson, form, step, phase; or which game, and its turn.
        begun: When they began what they are at: a lesson, a game; in seconds of `monotonic`.
        moved: When they did something last.
        hand: When they raised their hand; None while it is down.
        stays: The lesson and the step to which they were called last, and did not go; empty where they did.
        furthest: The number of the furthest step at which they stood, of how many, in which lesson and form.
        left: The lesson which they left for something else last, and when they had begun it.
        told: What they have said of themselves besides, the latest of each kind: answers, war, runs.
    """

    number: int
    reader: str
    nickname: str = ""
    stands: Said = field(default_factory=dict)
    begun: float = field(default_factory=monotonic)
    moved: float = field(default_factory=monotonic)
    hand: float | None = None
    stays: tuple[str, str] = ("", "")
    furthest: tuple[int, int, str] = (0, 0, "")
    left: tuple[str, float] = ("", 0.0)
    told: dict[str, Said] = field(default_factory=dict)

    def take_stand(self, said: Said) -> None:
        """Note where the reader is."""
        if said == self.stands:
            return
        now, at = monotonic(), ("lesson", "game")
        if [said.get(name) for name in at] != [self.stands.get(name) for name in at]:
            self._begin(str(said.get("lesson", ""))[:MOST_WORD], now)
        self.stands, self.moved = said, now
        self._note_furthest()

    def _begin(self, lesson: str, now: float) -> None:
        """Note that they begin something, or come back to the lesson which they had left."""
        if before := self.stands.get("lesson"):
            self.left = str(before)[:MOST_WORD], self.begun
        is_back = lesson and lesson == self.left[0]
        self.begun = self.left[1] if is_back else now

    def _note_furthest(self) -> None:
        number, of = self.stands.get("number"), self.stands.get("of")
        if type(number) is int and type(of) is int and 0 < number <= of:
            self.furthest = max(number, self.furthest_step), of, self._lesson

    @property
    def furthest_step(self) -> int:
        """The number of the furthest step at which they stood of their lesson; 0 where nobody knows."""
        number, _, lesson = self.furthest
        return number if lesson == self._lesson else 0

    @property
    def _lesson(self) -> str:
        return f"{self.stands.get('lesson', '')} {self.stands.get('form', '')}"[:MOST_WORD]

    def take_told(self, said: Said) -> None:
        """Note what the page says of what its reader did; it counts instead of the latest of its kind.

        Raises:
            Misspoken: If it is longer than any page says that.
        """
        check_size(said)
        if said != self.told.get(said["do"]):
            self.told[said["do"]], self.moved = said, monotonic()

    def raise_hand(self, said: Said) -> None:
        """Note that the hand is raised, or down again; who raises it twice does not wait anew."""
        raised = said.get("raised") is True
        self.hand = (self.hand or monotonic()) if raised else None

    def take_runs(self, said: Said) -> None:
        """Note what forty own wars came to: of one experiment after another, in one lesson.

        Raises:
            Misspoken: If it is longer than any page says that.
        """
        check_size(said)
        before = self.told.get("runs", {})
        if before.get("lesson") == said.get("lesson"):
            told = (before.get("experiments"), said.get("experiments"))
            rows = [pair for one in told if isinstance(one, dict) for pair in one.items()]
            said = {**said, "experiments": dict(rows[-MOST_RUNS:])}
            check_size(said)
        self.told["runs"] = said

    def take_name(self, said: Said) -> None:
        """Note how the reader wishes to be called: in one short line, without signs that nobody sees.

        Some of those turn the direction in which the words after them are written.
        """
        words = " ".join(str(said.get("nickname", "")).split())
        self.nickname = "".join(sign for sign in words if sign.isprintable())[:MOST_NAME].strip()


def check_size(said: Said) -> None:
    """Refuse what is longer than pages say it: it is kept for each place, and counted each second.

    Raises:
        Misspoken: If it is.
    """
    most = MOST_BYTES[said["do"]]
    if (size := len(written(said))) > most:
        raise Misspoken(f"{said['do']!r} has at most {most} bytes, not {size}")


def text_of(said: Said, name: str, most: int = MOST_WORD) -> str:
    """Return a text in a message.

    Raises:
        Misspoken: If there is none of that name, or a longer one.
    """
    text: Any = said.get(name)
    if not isinstance(text, str) or len(text) > most:
        raise Misspoken(f"{name!r} is a text of at most {most} letters, not {text!r:.80}")
    return text
