"""What the board of Colonial Twilight tells before a pick: exact chances, and a hint that can be sent."""

from fractions import Fraction

import pytest

from algeria_lab.twilight.geography import PLACE
from algeria_lab.views.twilight.advice import advise, because_view, told_advice
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.planning import plan_line
from algeria_lab.views.twilight.words import TwilightWords
from tests.twilight.boards import board, play
from tests.views.twilight.campaigns import campaign, play_on

WORDS = {language: TwilightWords(language) for language in ("en", "fr")}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_odds_of_an_attack_are_those_of_the_engine_and_leave_the_price_out(language: str):
    state, _ = play(
        board(first="fln", fln_resources=5, medea={"U": 3, "FT": 2, "AT": 1}), "fln attack with-special"
    )
    (attack,) = [one for one in RULES.legal(state) if str(one) == "fln attack medea"]
    plan = plan_line(state, str(attack), WORDS[language], lambda _state, _action: None)

    rows = plan["odds"]["rows"]
    assert sum(row["share"] for row in rows) == pytest.approx(1, abs=0.001)
    falls = {face: state.guerrillas(PLACE["medea"]) >= face for face in range(1, 7)}
    missed = Fraction(sum(not hit for hit in falls.values()), 6)
    assert str(missed) in [row["chance"] for row in rows]
    assert "5 → 4" in plan["price"]
    assert not any("(5 → 4)" in row["text"] for row in rows)
    assert plan["odds"]["summary"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_says_what_where_and_why_and_its_line_is_allowed(language: str):
    session = campaign(language=language)
    for _ in range(12):
        game = session.game
        hint = told_advice(game.state, advise(game), WORDS[language])
        assert hint["text"]
        assert hint["because"][-1] == hint["why"]
        assert plan_line(game.state, hint["line"], WORDS[language], lambda _s, _a: None)["refusal"] is None
        play_on(session, 2)
    assert WORDS[language].faults == []


def test_a_hint_asked_twice_is_the_same_and_changes_nothing():
    session = campaign()
    before = session.game.ply

    assert session.inform({"what": "hint"}) == session.inform({"what": "hint"})
    assert session.game.ply == before


def test_tests_of_the_chart_are_told_apart_from_its_questions():
    session = campaign(fln="chart", seed=5)
    play_on(session, 30)
    table = session.table
    kinds = {
        because_view(one, WORDS["en"])["kind"] for choice in table.reasons.values() for one in choice.because
    }

    assert kinds >= {"question", "deed"}
