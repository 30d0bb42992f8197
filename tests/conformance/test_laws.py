"""The laws of the common door over all games, scenarios and profiles."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice, SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import read_save, save_text
from algeria_lab.core.refusals import CannotUndo, IllegalAction
from tests.conformance import kit
from tests.conformance.kit import GAMES, Entrant

every_game = pytest.mark.parametrize("entrant", GAMES, ids=str)
STEPS_CHECKED_CLOSELY = 150
MANY_FACES = 2000  # more than any action throws, shuffles included


@every_game
def test_laws_hold_along_random_play(entrant: Entrant) -> None:
    """Laws 1 to 6 at each position of a game between random players."""
    for number, (before, action, events, after) in enumerate(kit.random_play(entrant, seed=3)):
        entrant.conserved(after)
        if number < STEPS_CHECKED_CLOSELY or number % 10 == 0:
            kit.check_legal_agrees(entrant.rules, after)
            kit.check_never_refused(entrant, after)
            kit.check_pure(entrant.rules, before, action, events, after)
            kit.check_json(entrant.rules, before, action, events, after)
            entrant.observed(entrant.rules, after)


@every_game
def test_random_play_ends(entrant: Entrant) -> None:
    """Law 7: random play comes to its end within the stated number of decisions."""
    for seed in range(3):
        assert sum(1 for _ in kit.random_play(entrant, seed)) <= entrant.most_decisions


@every_game
def test_other_actions_are_refused_and_change_nothing(entrant: Entrant) -> None:
    """Law 2, second half: whatever is not legal now raises and leaves the position alone."""
    rng = random.Random(5)
    seen: set[Action] = set()
    for number, (before, action, _, _) in enumerate(kit.random_play(entrant, seed=5)):
        seen.add(action)
        if number % 25:
            continue
        legal, copy = set(entrant.rules.legal(before)), before.copy()
        for other in rng.sample(sorted(seen), min(len(seen), 30)):
            if other not in legal:
                with pytest.raises(IllegalAction):
                    entrant.rules.apply(before, other, SeededDice(1))
        assert before == copy


@every_game
def test_save_then_load_is_the_identity(entrant: Entrant) -> None:
    """Law 7: a saved game replays to the same position, and goes on with the same dice."""
    game = Game(entrant.rules, entrant.scenario, entrant.options, seed=11)
    rng = random.Random(11)
    for _ in range(120):
        if game.to_move:
            game.play(rng.choice(game.legal()))
    twin, seats = read_save(save_text(game, {"fln": "human"}), {entrant.rules.name: entrant.rules})

    assert (twin.state, twin.ply, seats) == (game.state, game.ply, {"fln": "human"})
    while game.to_move and game.ply < 240:
        action = rng.choice(game.legal())
        assert game.play(action) == twin.play(action)


class PlayMachine(RuleBasedStateMachine):
    """Plays, takes back, does again, forks; failures print as a script of action texts."""

    @initialize(entrant=st.sampled_from(GAMES), seed=st.integers(0, 1000))
    def begin(self, entrant: Entrant, seed: int) -> None:
        """Set up a game."""
        self.game = Game(entrant.rules, entrant.scenario, entrant.options, seed=seed, take_backs="free")
        self.script: list[str] = []

    @precondition(lambda self: self.game.to_move)
    @rule(pick=st.integers(0, 10_000))
    def play(self, pick: int) -> None:
        """Take one legal action."""
        legal = self.game.legal()
        action = legal[pick % len(legal)]
        self.script.append(str(action))
        self.game.play(action)

    @precondition(lambda self: self.game.ply)
    @rule()
    def take_back_and_do_again(self) -> None:
        """The same action after an undo meets the same dice."""
        before, events = self.game.state, self.game.history[-1].events
        action = self.game.undo()
        assert self.game.play(action) == events, self.script
        assert self.game.state == before, self.script

    @precondition(lambda self: self.game.ply)
    @rule()
    def undo_and_redo(self) -> None:
        """Undo then redo is the identity."""
        before = self.game.state
        self.game.undo()
        self.game.redo()
        assert self.game.state == before
        with pytest.raises(CannotUndo):
            self.game.redo()

    @precondition(lambda self: self.game.ply)
    @rule(share=st.floats(0, 1))
    def fork(self, share: float) -> None:
        """A fork shares the past and leaves it alone."""
        at = int(self.game.ply * share)
        twin = self.game.fork(at)
        assert twin.state == self.game.history[at].state
        if twin.to_move:
            twin.play(twin.legal()[0])
        assert self.game.history[at].state == self.game.fork(at).state

    @precondition(lambda self: self.game.to_move)
    @rule(seed=st.integers(0, 1000), back=st.integers(0, 3))
    def fork_with_other_dice(self, seed: int, back: int) -> None:
        """Given dice are met from their beginning at the fork, after an undo, and from any moment before."""
        rng = random.Random(seed)
        faces = [rng.randint(1, 6) for _ in range(MANY_FACES)]
        twin = self.game.fork(dice=FixedDice(faces))
        events = twin.play(twin.legal()[0])
        assert twin.play(twin.undo()) == events, self.script
        at = max(self.game.ply - back, 0)
        while twin.ply > at:
            twin.undo()
        fresh = self.game.fork(at, FixedDice(faces))
        action = fresh.legal()[0]
        assert twin.play(action) == fresh.play(action), self.script

    @invariant()
    def the_history_is_consistent(self) -> None:
        """The history holds the set-up and one entry an action."""
        if hasattr(self, "game"):
            assert len(self.game.history) == self.game.ply + 1


TestPlay = PlayMachine.TestCase
TestPlay.settings = settings(
    max_examples=25, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
