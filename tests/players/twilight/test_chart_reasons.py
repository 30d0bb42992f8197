"""Why the Non-Player did what it did: told after its dice have fallen, question by question."""

import pytest

from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import read_save
from algeria_lab.players.table import Table
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.twilight.showing import TwilightShowing
from algeria_lab.views.twilight.words.text import TwilightWords

RULES = TwilightRules()


def played(scenario: str, decisions: int, seed: int = 5) -> Table:
    game = Game(RULES, scenario, seed=seed)
    table = Table(game, PLAYERS.seat({"fln": "chart", "gov": "planner"}))
    for _ in range(decisions):
        table.let_one_act()
    return table


def choices_of_chart(table: Table) -> dict:
    return {ply: choice for ply, choice in table.reasons.items() if choice.line[0].verb == "chart"}


def test_the_reasons_hold_what_the_dice_brought_out():
    """The deeds told are those that the events of the decision show."""
    table = played("short", 30)

    for ply, choice in choices_of_chart(table).items():
        told = [dict(one.values)["at"] for one in choice.because if one.question == "chart-did-terror"]
        entry = table.game.history[ply]
        marked = [event.where for event in entry.events if getattr(event, "track", "") == "terror"]
        if "event" not in [one.question.removeprefix("chart-did-") for one in choice.because]:
            assert [place for place in told if place in marked] == marked


def test_every_choice_tells_who_fell_out_where():
    chosen = [
        dict(one.values)
        for choice in choices_of_chart(played("short", 40)).values()
        for one in choice.because
        if one.question.startswith(("chart-draw", "chart-choose"))
    ]

    assert chosen
    for values in chosen:
        assert values["chosen"] in values["left"].split() or values["lot"] == "no"
        assert set(values["left"].split()) <= set(values["among"].split())


def test_a_place_asked_about_is_in_every_reason_given():
    choices = choices_of_chart(played("short", 30)).values()
    rallied = [
        (choice, dict(one.values)["chosen"])
        for choice in choices
        for one in choice.because
        if one.question.startswith("chart-draw-rally")
    ]
    assert rallied
    for choice, place in rallied:
        about = choice.concerning(place)

        assert "chart-did-rally" in [one.question for one in about]
        assert 0 < len(about) < len(choice.because)
        assert all(any(place in str(value).split() for _, value in one.values) for one in about)


def test_reasons_come_back_with_a_saved_game():
    table = played("short", 20)
    game, _ = read_save(table.save_text(), {"twilight": RULES})
    again = Table(game, PLAYERS.seat({"fln": "chart", "gov": "planner"}))

    again.recall_reasons()

    assert again.reasons == table.reasons


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_can_be_told(language: str):
    showing = TwilightShowing(TwilightWords(language))
    table = played("medium", 60)

    for choice in table.reasons.values():
        for one in choice.because:
            assert showing.words.say(one.question)
            assert showing.answer(one)
