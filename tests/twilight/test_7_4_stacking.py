"""How many Bases a space holds [CT-7.4]."""

import pytest

from algeria_lab.twilight.geography import PLACE
from tests.twilight.boards import board


@pytest.mark.parametrize(
    ("there", "has_room"),
    [({}, True), ({"B": 1}, True), ({"GB": 1, "B": 1}, False), ({"B": 2}, False), ({"GB": 2}, False)],
)
def test_two_bases_of_both_sides_together(there: dict[str, int], has_room: bool):  # noqa: FBT001 - a table
    assert board(algiers=there).has_room_for_base(PLACE["algiers"]) is has_room


def test_three_in_a_country_with_the_extra_base_marker():
    state = board(tunisia={"B": 2, "plus_base": True}, morocco={"B": 3, "plus_base": True})

    assert state.has_room_for_base(PLACE["tunisia"])
    assert not state.has_room_for_base(PLACE["morocco"])


def test_other_pieces_have_no_limit():
    assert board(medea={"FT": 9, "FP": 21, "U": 20}).has_room_for_base(PLACE["medea"])
