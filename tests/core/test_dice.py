"""Dice: seeded by counting, fixed, asked from a person, recorded."""

from collections import Counter
from fractions import Fraction

import pytest

from algeria_lab.core.dice import AskedDice, Dice, FixedDice, RecordedDice, SeededDice
from algeria_lab.core.odds import odds
from algeria_lab.core.refusals import DiceRanOut


def throw(dice: Dice, count: int) -> list[int]:
    return [dice.d6() for _ in range(count)]


def test_one_seed_gives_one_stream_on_every_machine():
    """These faces were written down once; another Python or platform must show the same."""
    dice = SeededDice(7)
    dice.enter(1, "random_events")

    assert throw(dice, 24) == [2, 1, 1, 3, 1, 4, 5, 6, 6, 5, 5, 3, 4, 1, 5, 1, 3, 1, 3, 5, 6, 6, 3, 3]


def test_faces_are_fair_enough():
    """60,000 dice over many keys: each face within four standard deviations of a sixth."""
    seen: Counter[int] = Counter()
    for seed in range(100):
        seen.update(throw(SeededDice(seed), 600))

    assert all(abs(seen[face] - 10_000) < 4 * (60_000 * 5 / 36) ** 0.5 for face in range(1, 7))


def test_a_phase_meets_the_same_dice_whatever_was_rolled_before():
    """Keyed by seed, turn and phase: two branches of one war meet the same event."""
    one, other = SeededDice(3), SeededDice(3)
    throw(one, 17)
    one.enter(5, "random_events")
    other.enter(5, "random_events")

    assert throw(one, 30) == throw(other, 30)


@pytest.mark.parametrize("key", [(3, 5, "operations"), (3, 4, "random_events"), (4, 5, "random_events")])
def test_seed_turn_and_phase_all_matter(key: tuple[int, int, str]):
    one, other = SeededDice(3), SeededDice(key[0])
    one.enter(5, "random_events")
    other.enter(*key[1:])

    assert throw(one, 30) != throw(other, 30)


@pytest.mark.parametrize("before", [0, 1, 19, 20, 21, 47])
def test_rewinding_meets_the_same_dice_again(before: int):
    dice = SeededDice(11)
    throw(dice, before)
    mark, faces = dice.mark(), throw(dice, 25)
    dice.rewind(mark)

    assert throw(dice, 25) == faces


def test_a_fork_goes_its_own_way():
    dice = SeededDice(11)
    twin = dice.fork(dice.mark())
    throw(twin, 9)

    assert throw(dice, 5) == throw(SeededDice(11), 5)


def test_fixed_dice_run_out_with_a_message_that_says_what_would_work():
    dice = FixedDice([3])
    assert dice.d6() == 3
    with pytest.raises(DiceRanOut, match=r"used up.*seeded"):
        dice.d6()


def test_fixed_dice_show_one_to_six():
    with pytest.raises(ValueError, match="not 7"):
        FixedDice([3, 7])


def test_asked_dice_ask_again_for_what_no_die_shows_and_remember_what_was_said():
    said = iter([0, 9, 4, 2])
    dice = AskedDice(lambda: next(said))
    mark = dice.mark()

    assert throw(dice, 2) == [4, 2]
    dice.rewind(mark)
    assert throw(dice, 2) == [4, 2]


def test_recorded_dice_keep_the_dice_behind_them_in_step():
    behind = SeededDice(5)
    dice = RecordedDice([1, 1], behind)

    assert throw(dice, 2) == [1, 1]
    dice.go_on()
    assert throw(dice, 3) == throw(SeededDice(5), 5)[2:]


def test_pools_are_summed_and_read():
    total, faces = FixedDice([2, 3, 6]).outcome((1, 2), lambda one, two: (one, two))

    assert (total, faces) == ((2, 9), (2, 3, 6))


@pytest.mark.parametrize(
    ("size", "faces", "drawn"), [(6, [5], 4), (5, [6, 2], 1), (36, [6, 6], 35), (4, [5, 4], 3)]
)
def test_a_draw_is_fair_by_throwing_again(size: int, faces: list[int], drawn: int):
    assert FixedDice(faces).below(size) == drawn


def test_a_die_is_thrown_again_until_it_stands():
    """All faces are told, those thrown again too; odds count only faces that can stand."""
    dice = FixedDice([3, 3, 5, 2])

    assert dice.again((1, 2, 4, 5, 6)) == (5, (3, 3, 5))
    assert dice.again((1, 2, 4, 5, 6)) == (2, (2,))
    chances = odds(lambda dice: dice.again((1, 2, 4, 5, 6))[0] >= 4)
    assert chances[True] == Fraction(3, 5)
