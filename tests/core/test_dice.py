"""Dice: seeded by counting, fixed, recorded."""

from collections import Counter
from contextlib import suppress
from fractions import Fraction
from itertools import permutations, product

import pytest

from algeria_lab.core.dice import Dice, FixedDice, RecordedDice, SeededDice
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
    ("size", "faces", "drawn"),
    [
        *((2, [face], (face - 1) // 3) for face in range(1, 7)),
        *((3, [face], (face - 1) // 2) for face in range(1, 7)),
        *((6, [face], face - 1) for face in range(1, 7)),
        (4, [5, 4], 3),
        (5, [6, 2], 1),
        (7, [6, 6, 1, 5], 0),
        (36, [6, 6], 35),
        (37, [6, 5, 1, 1, 1, 6], 1),
        (60, [5, 6, 6], 59),
        (1, [], 0),
    ],
)
def test_a_draw_shares_the_dice_out_in_order_and_throws_again_what_is_left_over(
    size: int, faces: list[int], drawn: int
):
    """All faces are told, those thrown again too; a single thing is drawn without a throw."""
    assert FixedDice(faces).draw(size) == (drawn, tuple(faces))


@pytest.mark.parametrize("size", [*range(2, 41), 60, 216, 217])
def test_a_draw_is_fair(size: int):
    """Of all throws that stand, each place is drawn by the same number, and more than half stand."""
    count = next(dice for dice in range(1, 5) if 6**dice >= size)
    drawn: Counter[int] = Counter()
    for faces in product(range(1, 7), repeat=count):
        with suppress(DiceRanOut):  # this throw is repeated
            drawn[FixedDice(faces).draw(size)[0]] += 1

    assert set(drawn) == set(range(size))
    assert set(drawn.values()) == {6**count // size}


@pytest.mark.parametrize("size", [0, -1])
def test_nothing_can_be_drawn_from_nothing(size: int):
    for dice in (SeededDice(1), FixedDice([])):
        with pytest.raises(ValueError, match=f"at least 1 thing.* not {size}"):
            dice.draw(size)
    with pytest.raises(ValueError, match="at least 1 thing"):
        odds(lambda dice: dice.draw(size)[0])


def test_every_order_of_a_few_is_equally_likely():
    def order(dice: Dice) -> str:
        cards = list("abcd")
        dice.shuffle(cards)
        return "".join(cards)

    assert odds(order).shares == {"".join(cards): Fraction(1, 24) for cards in permutations("abcd")}


def test_sixty_cards_can_be_shuffled_and_the_faces_give_the_same_order_again():
    cards, again = list(range(60)), list(range(60))

    faces = SeededDice(1).shuffle(cards)

    assert sorted(cards) == list(range(60)) != cards
    assert FixedDice(faces).shuffle(again) == faces
    assert again == cards


def test_a_die_is_thrown_again_until_it_stands():
    """All faces are told, those thrown again too; odds count only faces that can stand."""
    dice = FixedDice([3, 3, 5, 2])

    assert dice.again((1, 2, 4, 5, 6)) == (5, (3, 3, 5))
    assert dice.again((1, 2, 4, 5, 6)) == (2, (2,))
    chances = odds(lambda dice: dice.again((1, 2, 4, 5, 6))[0] >= 4)
    assert chances[True] == Fraction(3, 5)
