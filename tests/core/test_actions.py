"""Actions have a text form that parses back."""

import pytest

from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.refusals import MalformedAction


@pytest.mark.parametrize("text", ["fln raid V-4", "gov done", "fln convert cadre-3 front"])
def test_the_text_form_parses_back(text: str):
    assert str(Action.parse(text)) == text


def test_the_seat_may_be_left_out_when_it_is_known():
    assert Action.parse("raid V-4", "fln") == Action("fln", "raid", ("V-4",))


def test_a_named_seat_wins_over_the_known_one():
    assert Action.parse("gov done", "fln") == Action("gov", "done")


@pytest.mark.parametrize(
    "text", ["", "   ", "fln", "raid V-4", "fln raid <b>", "fln " + "x " * 20, "fln raid a;b"]
)
def test_other_texts_are_malformed_and_the_message_shows_the_form(text: str):
    with pytest.raises(MalformedAction, match="fln"):
        Action.parse(text)


def test_a_line_is_split_at_semicolons():
    assert parse_line("fln raid V-4; band-3;; done ") == ["fln raid V-4", "band-3", "done"]


def test_an_empty_line_is_malformed():
    with pytest.raises(MalformedAction, match="Separate"):
        parse_line(" ; ")
