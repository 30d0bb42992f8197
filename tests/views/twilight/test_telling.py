"""What happened in Colonial Twilight, told: each event in words, each number with its reason."""

import re
from functools import cache
from random import Random

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Counted, Events, Rolled
from algeria_lab.twilight.frames.sequence import NextCard, Pivotal
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.shared.messages import LANGUAGES
from algeria_lab.views.twilight.telling.tales import told
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board, play

RULES = TwilightRules()
RAW = re.compile(r"twilight-|chart-|ct-|[{}]|\b[a-z]+_[a-z_]+\b")
EACH = pytest.mark.parametrize("language", LANGUAGES)


@cache
def stories() -> tuple[Events, ...]:
    """Return what each action did in games of every scenario, at random and against the Non-Player."""
    found = []
    for scenario in ("short", "medium", "full"):
        for seed in range(4):
            rng, dice = Random(seed), SeededDice(seed)
            state, events = RULES.new(scenario, {}, dice)
            found.append(events)
            while legal := RULES.legal(state):
                by_chart = seed % 2 and RULES.to_move(state) == "fln"
                action = Action("fln", "chart") if by_chart else rng.choice(legal)
                state, events = RULES.apply(state, action, dice)
                found.append(events)
    return tuple(found)


def lines(language: str, events: Events) -> list[str]:
    """Return the sentences of events."""
    return [sentence.text for sentence in told(TwilightWords(language), events)]


@EACH
def test_everything_that_happens_has_words(language: str):
    words = TwilightWords(language)
    for events in stories():
        for sentence in told(words, events):
            assert re.search(r"\. \[CT-[\w./]+\]$", sentence.text), sentence.text
            assert not RAW.search(sentence.text), sentence.text
    assert words.faults == []


@EACH
def test_no_change_and_no_die_is_left_out(language: str):
    """Every change of a track and every throw can be checked: they are told with the rule that made them."""
    words = TwilightWords(language)
    for events in stories():
        text = " ".join(sentence.text for sentence in told(words, events))
        for event in events:
            if isinstance(event, Counted) and event.track.endswith("resources"):
                assert f"[{event.rule}]" in text
                assert words.say(f"twilight-track-{event.track}") in text
            if isinstance(event, Rolled):
                assert f"[{event.rule}]" in text


def test_a_choice_and_its_price_are_one_sentence():
    _, events = play(board(algiers={}, gov_resources=5), "gov train limited", "train algiers")

    assert lines("en", events)[1:] == [
        "Government: Train: Algiers (Government Resources −2, now 3). [CT-5.2.1]"
    ]
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines("fr", events)[1:]] == [
        "Gouvernement : Formation : Alger (Ressources du Gouvernement −2, maintenant 3). [CT-5.2.1]"
    ]


@pytest.mark.parametrize(("face", "success"), [(2, "it succeeds"), (3, "it fails")])
def test_an_attack_says_what_the_die_had_to_be(face: int, success: str):
    begun = board(first="fln", batna={"U": 2, "FP": 2}, fln_resources=4)

    _, events = play(begun, "fln attack limited", "attack batna", faces=[face])

    said = f"Attack, Batna: the die shows {face}, there are 2 Guerrillas there: {success}. [CT-5.4.3]"
    assert said.replace("there are 2 Guerrillas there", "2 Guerrillas are there") in lines("en", events)


def test_an_extortion_is_one_sentence():
    begun = board(first="fln", tizi_ouzou={"U": 2}, fln_resources=0)

    _, events = play(begun, "fln march with-special", "extort", "extort tizi_ouzou")

    said = "Extort, Tizi Ouzou: 1 Guerrilla becomes Active, FLN Resources +1, now 1. [CT-5.5.1]"
    assert said in lines("en", events)


def test_a_coup_says_both_dice_and_who_won():
    begun = board(agenda=[NextCard(), Pivotal("gov", asked_last=True)])

    _, events = play(begun, "gov pivotal 66", faces=[4, 4])

    assert "the Government rolls 4, the FLN 4; a tie changes nothing." in " ".join(lines("en", events))


def test_what_a_track_cannot_take_in_is_said():
    """Resources end at 50: the change is what was due, and the end is named."""
    _, events = play(board(gov_resources=49), "gov pass")

    said = "Government Resources +2, now 50, the most there can be (for passing). [CT-4.4]"
    assert said in lines("en", events)


def test_who_leaves_it_at_nothing_in_an_event_says_so():
    """An Event that may take pieces and takes none would else look as if it had been forgotten."""
    begun = board(card=20, first="gov", algiers={"U": 1}, gov_resources=5)

    _, events = play(begun, "gov event single", "done")

    assert lines("en", events)[:1] == ["Government: execute the Event. [CT-4.6]"]
    assert "Government: end here. [CT-8.1]" in lines("en", events)
