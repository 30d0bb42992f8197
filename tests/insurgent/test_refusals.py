"""What is refused and how: what was asked, the obstacle, the rule, what would work."""

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.core.refusals import IllegalAction, MalformedAction, Refusal
from algeria_lab.insurgent.observation import observe
from algeria_lab.insurgent.state import State
from tests.insurgent.tables import RULES, play, refused, spelled, table


def refusal(state: State, text: str) -> Refusal:
    """Return why an action is refused."""
    found = RULES.refuse(state, RULES.complete(state, spelled(text)))
    assert found is not None
    return found


def test_nothing_is_legal_once_the_game_is_over():
    over, _ = play(table(), "fln concede")

    assert refusal(over, "fln play Bloc military up") == Refusal("game-over", "INS-5")
    assert RULES.legal(over) == ()


def test_the_other_side_is_told_whose_decision_it_is():
    assert refusal(table(), "gov play Massu military up") == Refusal(
        "not-your-decision", "INS-11.1", {"seat": "gov", "turn": "fln"}
    )


def test_an_unknown_verb_is_answered_with_the_known_ones():
    found = refusal(table(), "fln paly Bloc military up")

    assert (found.reason, found.values["known"], found.values["near"]) == ("verb-not-awaited", "play", "play")
    assert found.values["verb"] == "paly"


def test_a_verb_of_another_step_is_answered_with_those_of_this_one():
    state, _ = play(table(gov="military: Massu", fln_hand="Yacef Ali"), "fln play Yacef military up")

    found = refusal(state, "fln attack Massu")

    assert (found.reason, found.values["known"], found.values["step"]) == (
        "verb-not-awaited",
        "bomb, skip",
        "bomb",
    )


@pytest.mark.parametrize("words", ["play", "play Ali", "play Ali military", "play Ali military up now"])
def test_too_few_or_too_many_words_are_answered_with_what_the_verb_takes(words: str):
    found = refusal(table(fln_hand="Ali"), f"fln {words}")

    assert found == Refusal("wrong-words", "INS-3.3", {"verb": "play", "takes": "card place facing"})


def test_a_verb_without_arguments_takes_none():
    state, _ = play(table(gov="military: Massu", fln_hand="Yacef Ali"), "fln play Yacef military up")

    assert refusal(state, "fln bomb Massu").values == {"verb": "bomb", "takes": "-"}


def test_a_card_that_does_not_exist():
    assert refusal(table(fln_hand="Ali"), "fln play FLN-99 military up") == Refusal(
        "no-such-card", "INS-3.3", {"given": "FLN-99 military up"}
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play Abane political up", "not-in-hand"),
        ("play Massu military up", "not-in-hand"),
        ("play Ali political up", "wrong-front"),
        ("play Ali discard up", "wrong-front"),
        ("play Ali nowhere up", "wrong-front"),
        ("play Ali military sideways", "wrong-facing"),
    ],
)
def test_a_wrong_play_says_what_is_wrong_and_what_would_work(text: str, reason: str):
    found = refusal(table(fln_hand="Ali"), f"fln {text}")

    assert (found.reason, found.rule, found.hint) == (reason, "INS-3.3", "choose-an-option")
    assert found.values["options"] == "FLN-04 military up, FLN-04 military down"
    assert found.values["given"] == spelled(text.removeprefix("play "))


def test_a_wrong_target_is_answered_with_the_targets():
    state, _ = play(
        table(gov="military: Massu, Bigeard", prison="Abane political", fln_hand="Ali Drif"),
        "fln play Ali military up",
    )

    found = refusal(state, "fln attack Joxe")

    assert (found.reason, found.rule, found.values["options"]) == (
        "not-a-target",
        "INS-4.2",
        "FRA-01, FRA-02, FLN-05",
    )


@pytest.mark.parametrize(
    ("rule", "hand", "line", "text"),
    [
        ("INS-4.3", "Salan", "gov play Salan military up; bomb", "gov hit Yacef"),
        ("INS-4.8", "Rabat", "gov play Rabat discard up", "gov capture Yacef"),
        ("INS-4.7", "Harkis", "gov play Harkis military up", "gov expose military-9"),
        ("INS-4.7", "Harkis", "gov play Harkis military up", "gov expose everywhere"),
    ],
)
def test_a_refusal_cites_the_rule_of_the_icon(rule: str, hand: str, line: str, text: str):
    start = table("gov", fln="military: Ali, Yacef down", gov_hand=f"{hand} Joxe")

    state, _ = play(start, line, faces=(4, 1) if "bomb" in line else ())

    assert refused(state, text) == ("not-a-target", rule)


@pytest.mark.parametrize("verb", ["attack", "capture"])
@pytest.mark.parametrize("hidden", ["Yacef", "Drif", "Krim", "Fanon"])
def test_a_refusal_never_tells_where_a_hidden_card_lies(verb: str, hidden: str):
    """Face-down, in hand, in the deck: the French hear the same, in the position and in their view."""
    start = table(
        "gov", fln="military: Ali, Yacef down", fln_hand="Drif", fln_deck="Krim Fanon", gov_hand="Massu Joxe"
    )
    state, _ = play(start, "gov play Massu military up; skip", *(["skip"] if verb == "attack" else []))

    found = refusal(state, f"gov {verb} {hidden}")

    assert found.reason == "not-a-target"
    assert found.values["options"] == "FLN-04"
    assert refusal(observe(state, "gov"), f"gov {verb} {hidden}") == found


def test_a_refusal_of_the_french_shows_only_their_own_hand():
    start = table("gov", gov_hand="Massu Joxe", gov_deck="Mollet Couve")

    found = refusal(start, "gov play Mollet political up")

    assert (found.reason, found.values["options"]) == (
        "not-in-hand",
        "FRA-01 military up, FRA-10 diplomatic up",
    )


def test_a_refused_action_raises_and_changes_nothing():
    state = table(fln_hand="Ali")
    before = state.copy()

    with pytest.raises(IllegalAction, match="wrong-front"):
        RULES.apply(state, RULES.complete(state, "fln play FLN-04 political up"), FixedDice(()))
    assert state == before


def test_what_is_no_action_at_all_is_said_so():
    with pytest.raises(MalformedAction):
        RULES.complete(table(), "")
