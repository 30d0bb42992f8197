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


FRAMES = Frames({"ask": Ask, "roll": Roll})


def test_a_frame_is_saved_as_its_name_and_fields_and_read_back():
    frame = Ask("fln", "V-4")

    assert FRAMES.name(frame) == "ask"
    assert FRAMES.to_json(frame) == ["ask", "fln", "V-4"]
    assert FRAMES.from_json(["ask", "fln", "V-4"]) == frame


@pytest.mark.parametrize("data", [["dance", 1], ["roll"], ["roll", 1, 2]])
def test_an_unknown_kind_or_other_fields_are_refused(data):
    with pytest.raises(ValueError, match="no frame of this game"):
        FRAMES.from_json(data)
