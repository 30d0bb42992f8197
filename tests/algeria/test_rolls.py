"""How likely a roll was: every result with its exact chance, and the one that came."""

from fractions import Fraction

import pytest

from algeria_lab.algeria.missions.rolls import ANOTHER, Result, at_least, came_row, chances
from algeria_lab.core.events import Mod, Rolled


def rolled(
    table: str, faces: tuple[int, ...], row: str, limit: int = 0, mods: tuple[Mod, ...] = ()
) -> Rolled:
    total = sum(faces) + sum(mod.value for mod in mods)
    return Rolled("raid", faces, mods, total, row, table, limit, "A:9.14", "V-4")


def shares(event: Rolled) -> dict[str, Fraction]:
    return {result.row: result.share for result in chances(event)}


def came(event: Rolled) -> list[Result]:
    return [result for result in chances(event) if result.came]


def test_a_trial_succeeds_up_to_its_limit_less_the_modifiers():
    event = rolled("up-to", (4,), "no", limit=3, mods=(Mod(1, "remote", "A:9.22"),))

    assert shares(event) == {"yes": Fraction(1, 3), "no": Fraction(2, 3)}
    assert came(event)[0].row == "no"


def test_what_cannot_come_is_left_out():
    assert shares(rolled("up-to", (6,), "yes", limit=7)) == {"yes": Fraction(1)}


def test_several_units_are_counted_by_how_many_succeed():
    event = rolled("up-to", (1, 6, 2), "yes", limit=2)

    assert came_row(event) == "2"
    assert shares(event) == {
        "0": Fraction(8, 27),
        "1": Fraction(12, 27),
        "2": Fraction(6, 27),
        "3": Fraction(1, 27),
    }


def test_modifiers_move_the_rows_of_a_table():
    event = rolled("mission_success", (1,), "0+", mods=(Mod(-2, "units-on-patrol", "A:9.21"),))

    assert shares(event) == {
        "0+": Fraction(1, 3),
        "1+": Fraction(1, 6),
        "1": Fraction(1, 3),
        "2": Fraction(1, 6),
    }
    assert came(event) == [Result("0+", "0+", Fraction(1, 3), came=True)]


def test_two_dice_on_the_coup_table():
    event = rolled("coup", (3, 4), "-1fizzle")

    assert came(event)[0].share == Fraction(1, 6)
    assert sum(shares(event).values()) == 1


def test_air_points_are_counted_with_the_die_of_fire():
    """A firepower of 1 with one Air Point reaches the second column, or the third from a face of 4 on."""
    event = Rolled("gov-fire", (6, 3), (), 6, "2", "combat_results", 4, "A:C.3", "V-4")

    assert came(event)[0].share == Fraction(1, 36) * (3 * 1 + 3 * 3)
    assert sum(shares(event).values()) == 1


def test_long_sums_are_told_in_spans():
    event = rolled("", (3, 4, 6), "13")
    (span,) = came(event)

    assert int(span.row) <= 13 <= int(span.last)
    assert len(chances(event)) <= 8
    assert sum(shares(event).values()) == 1


def test_a_lot_draws_one_of_so_many():
    event = rolled("lot", (3,), "band-2", limit=5)

    assert shares(event) == {"band-2": Fraction(1, 5), ANOTHER: Fraction(4, 5)}
    assert came(event)[0].row == "band-2"


@pytest.mark.parametrize(("faces", "row"), [((1, 1), "none"), ((3, 3), "arms"), ((6, 6), "sartre")])
def test_a_random_event_is_one_of_thirty_six_throws(faces: tuple[int, int], row: str):
    event = Rolled("event", faces, (), 10 * faces[0] + faces[1], row, "random_event", 0, "A:C.2")

    assert [result.row for result in came(event)] == [row]
    assert sum(shares(event).values()) == 1


def test_what_came_or_more_of_it():
    assert at_least(rolled("", (4, 4, 4), "12")) == Fraction(3, 8)
    assert at_least(rolled("mission_success", (4,), "2")) == Fraction(1, 2)
    assert at_least(rolled("up-to", (4,), "no", limit=3)) == Fraction(1, 2)
    assert at_least(rolled("up-to", (1, 6, 2), "yes", limit=2)) == Fraction(7, 27)
    assert at_least(rolled("lot", (), "cadre-1", limit=3)) is None
