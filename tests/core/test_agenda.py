from typing import NamedTuple

import pytest

from algeria_lab.core.agenda import Frames


class Ask(NamedTuple):
    """A decision of a side."""

    seat: str
    area: str


class Roll(NamedTuple):
    """A procedure that runs by itself."""

    dice: int
    bonus: int = 0
    why: str = ""


FRAMES = Frames({"ask": Ask, "roll": Roll})


def test_a_frame_is_saved_as_its_name_and_fields_and_read_back():
    frame = Ask("fln", "V-4")

    assert FRAMES.name(frame) == "ask"
    assert FRAMES.to_json(frame) == ["ask", "fln", "V-4"]
    assert FRAMES.from_json(["ask", "fln", "V-4"]) == frame


@pytest.mark.parametrize(
    "data", [["roll", 2], ["roll", 2, 1], ["roll", 2, 0, "luck"], ["roll", 2, 1, "luck"]], ids=len
)
def test_fields_at_the_end_that_have_their_default_are_left_out(data):
    assert FRAMES.to_json(FRAMES.from_json(data)) == data


@pytest.mark.parametrize("data", [["dance", 1], ["ask", "fln"], ["roll"], ["roll", 1, 2, "luck", 3]])
def test_an_unknown_kind_or_other_fields_are_refused(data):
    with pytest.raises(ValueError, match="no frame of this game"):
        FRAMES.from_json(data)
