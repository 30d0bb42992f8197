"""What the tests of doctrines share: all of them, and what they do in wars."""

from collections import Counter
from collections.abc import Mapping

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.players.algeria.doctrine_files import doctrine_names
from algeria_lab.players.algeria.registry import as_player
from algeria_lab.players.algeria.simulator import War, play_on
from algeria_lab.players.base import Choice
from tests.benchmarks.measures import noting

ALL: list[tuple[str, Seat]] = [(name, seat) for seat in SEATS for name in doctrine_names(seat)]
SCENARIOS = ("1954", "1956-like", "1958", "1960")
Spec = str | Mapping[str, object]


class Watched:
    """A few wars of a doctrine against `mixed`, with what it chose.

    Args:
        spec: The doctrine.
        seat: Its side.
        wars: How many from each position.
        foe: Who plays the other side.
        scenarios: From which positions.
    """

    def __init__(
        self,
        spec: Spec,
        seat: Seat,
        wars: int = 3,
        foe: str = "mixed",
        scenarios: tuple[str, ...] = SCENARIOS,
    ) -> None:
        self.seat = seat
        self.choices: list[Choice] = []
        self.ends: list[State] = []
        self.starts_of_turns: list[State] = []
        self.wars = [self._play(spec, foe, scenario, seed) for scenario in scenarios for seed in range(wars)]

    def _play(self, spec: Spec, foe: str, scenario: str, seed: int) -> War:
        fln, gov = (spec, foe) if self.seat == "fln" else (foe, spec)
        start = AlgeriaRules().new(scenario, {}, SeededDice(seed))[0]
        players = noting((as_player(fln, "fln"), as_player(gov, "gov")), self._note)
        last: list[State] = []

        def watch(draft: Draft) -> bool:
            last[:] = [draft.state]
            if not draft.state.winner:
                self.starts_of_turns.append(draft.state.copy())
            return False

        war = play_on(start, *players, seed, watch=watch)
        self.ends += last
        return war

    def _note(self, _state: State, choice: Choice) -> None:
        if choice.line and choice.line[0].seat == self.seat:
            self.choices.append(choice)

    def a_turn(self, verb: str, among: str = "") -> float:
        """Return how often an action was taken each turn, if its arguments begin with *among*."""
        counted = Counter(
            action.verb
            for choice in self.choices
            for action in choice.line
            if " ".join(action.args).startswith(among)
        )
        return counted[verb] / len(self.starts_of_turns)

    @property
    def won(self) -> int:
        """How many wars the doctrine won."""
        return sum(war.winner == self.seat for war in self.wars)
