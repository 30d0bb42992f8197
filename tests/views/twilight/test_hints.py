"""What the board of Colonial Twilight tells before a pick: exact chances, and a hint that can be sent."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice, SeededDice
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.state import State
from algeria_lab.views.play.lines import is_rolled
from algeria_lab.views.twilight.choosing.choices import make_choices
from algeria_lab.views.twilight.choosing.planning import plan_line
from algeria_lab.views.twilight.engine import RULES, step_of
from algeria_lab.views.twilight.sheets.advice import advise, because_view, told_advice
from algeria_lab.views.twilight.words.text import TwilightWords
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


def thrown() -> Iterator[tuple[State, Action]]:
    """Yield actions of seeded games for which dice fall: of each verb and card the first one met."""
    met = set()
    for seed in (1, 2):
        dice, chance = SeededDice(seed), Random(seed)
        state, _ = RULES.new("full", {}, dice)
        while legal := RULES.legal(state):
            for action in legal:
                kind = (step_of(state), action.verb, 0 if action.verb == "pivotal" else state.card)
                if kind not in met and RULES.verb(state, action).rolls and is_rolled(RULES, state, action):
                    met.add(kind)
                    yield state, action
            state, _ = RULES.apply(state, chance.choice(legal), dice)


def test_the_odds_of_every_verb_with_dice_are_those_of_the_engine_and_never_certain():
    verbs = set()
    for state, action in thrown():
        odds = plan_line(state, str(action), WORDS["en"], lambda _state, _action: None)["odds"]
        verbs.add(action.verb)
        assert sum(row["share"] for row in odds["rows"]) == pytest.approx(1, abs=0.001)
        dice = [(face,) for face in range(1, 7)] if action.verb != "pivotal" else []
        tracks = [RULES.apply(state, action, FixedDice(faces))[0].fln_resources for faces in dice]
        # A track that every face moves elsewhere has a row for each of its ends.
        if len(set(tracks)) > 1:
            ends = Counter(tracks)
            shares = sorted(round(Fraction(number, 6), 5) for number in ends.values())
            assert sorted(row["share"] for row in odds["rows"]) == pytest.approx(
                list(map(float, shares)), abs=1e-4
            )
        elif len(odds["rows"]) == 1:
            assert "higher than the number" in odds["rows"][0]["text"]
    assert verbs >= {"pivotal", "attack", "event", "place"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_of_a_neutralize_says_what_it_does_to_the_people(language: str):
    state, _ = play(
        board(gov_resources=9, algiers={"FT": 2, "FP": 1, "A": 1, "state": "support"}),
        "gov garrison with-special", "gov neutralize", "gov neutralize algiers", "gov remove algiers A",
    )  # fmt: skip
    choices = make_choices(state, RULES.legal(state), WORDS[language])
    (done,) = [choice for choice in choices if choice["id"] == "gov done"]

    assert WORDS[language].place("algiers") in done["price"]
    assert WORDS[language].say("twilight-told-support", place="", to="neutral")[-4:] in done["price"]


def test_no_price_tells_which_card_comes_next():
    deck = {"propaganda": (67, 1, 4), "event": (1, 4, 67)}
    prices = {}
    for name, cards in deck.items():
        state, _ = play(
            board(first="fln", box1="PASS", deck=cards, gov_resources=9, algiers={"FT": 1, "FP": 1})
        )
        prices[name] = [
            choice.get("price", "") for choice in make_choices(state, RULES.legal(state), WORDS["en"])
        ]

    assert prices["propaganda"] == prices["event"]


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
