"""EXPOSE, CAPTURE, JAILBREAK and HIDE, INS-4.7 to INS-4.10."""

import pytest

from algeria_lab.core.events import Revealed
from algeria_lab.insurgent.observation import observe_events
from tests.insurgent.tables import (
    awaits,
    legal,
    lies,
    noted,
    only,
    play,
    refused,
    seen,
    table,
    totals,
    with_icons,
)

ROWS = "military: Ali, Yacef down; political: Drif, Abane; diplomatic: Fanon seen"


def test_the_french_choose_by_place_only():
    """Fanon has been seen, but he too is chosen by front and place."""
    start = table("gov", fln=f"{ROWS}, Krim, Bloc down", gov_hand="Aussaresses Joxe")

    state, _ = play(start, "gov play Aussaresses military up")

    assert legal(state) == {
        "gov expose military-2",
        "gov expose diplomatic-1",
        "gov expose diplomatic-3",
        "gov skip",
    }
    assert refused(state, "gov expose Yacef") == ("not-a-target", "INS-4.7")
    assert refused(state, "gov expose military-1") == ("not-a-target", "INS-4.7")


def test_the_exposed_card_stays_in_its_place():
    start = table("gov", fln="military: Ali down, Yacef down, Amirouche", gov_hand="Harkis Joxe")

    state, _ = play(start, "gov play Harkis political up; expose military-1")

    assert lies(state, "fln-military") == ["Ali", "Yacef down", "Amirouche"]
    assert (totals(state, "military"), awaits(state)) == ((4, 0), ("attack", "fln"))


def test_the_fln_spring_a_prepared_card():
    start = table(fln="military: Yacef down; political: Drif", gov="military: Massu", fln_hand="Fanon Abane")

    state, _ = play(start, "fln play Fanon diplomatic up")

    assert legal(state) == {"fln expose Yacef", "fln skip"}
    assert awaits(play(state, "fln expose Yacef")[0]) == ("bomb", "fln")


def test_an_exposed_card_is_known():
    start = table("gov", fln="military: Ali down", gov_hand="Harkis Joxe")

    state, events = play(start, "gov play Harkis political up; expose military-1")
    _, known = play(
        table("gov", fln="military: Ali seen", gov_hand="Harkis Joxe"),
        "gov play Harkis political up; expose military-1",
    )

    assert seen(state, "gov", "fln-military") == ["Ali"]
    assert only(Revealed, events).names == ("FLN-04",)
    assert [event for event in known if isinstance(event, Revealed)] == []


def test_capture_takes_a_face_up_card_from_a_row_and_remembers_its_front():
    """The row that it lay in, even of an agent whose home is elsewhere."""
    start = table(
        "gov",
        fln="military: Krim; political: Drif, Abane down",
        prison="Bloc military",
        gov_hand="Rabat Joxe",
    )
    asked, _ = play(start, "gov play Rabat discard up")

    state, _ = play(asked, "gov capture Krim")

    assert legal(asked) == {"gov capture Krim", "gov capture Drif", "gov skip"}
    assert lies(state, "prison") == ["Bloc", "Krim"]
    assert {state.name(card): front for card, front in state.captured_from.items()} == {
        "FLN-21": "military",
        "FLN-09": "military",
    }
    assert totals(state, "military") == (0, 0)
    assert totals(start, "military") == (2, 0)


def test_capture_cannot_reach_fln_events():
    """A17: the FLN discard is no row."""
    start = table("gov", fln="military: Ali", fln_deck="Abane", gov_hand="Rabat Joxe")

    asked, _ = play(start, "gov play Rabat discard up")

    assert "Toussaint" in lies(asked, "fln-discard")
    assert legal(asked, "capture") == {"gov capture Ali"}


def test_jailbreak_offers_every_prisoner_both_ways():
    start = table(prison="Ali military, Krim political", fln_hand="Bouhired Abane")

    state, _ = play(start, "fln play Bouhired political up")

    assert legal(state) == {
        "fln skip",
        *(f"fln jailbreak {card} {facing}" for card in ("Ali", "Krim") for facing in ("up", "down")),
    }


def test_a_prisoner_returns_on_top_of_the_front_it_was_taken_from():
    """Not its home front: Krim goes back to the political row, above Bouhired."""
    start = table(prison="Krim political", fln_hand="Bouhired Abane")

    state, _ = play(start, "fln play Bouhired political up; jailbreak Krim down")

    assert (lies(state, "fln-political"), lies(state, "prison")) == (["Bouhired", "Krim down"], [])
    assert (state.captured_from, totals(state, "political")) == ({}, (3, 0))


def test_a_prisoner_who_returns_face_down_does_nothing_and_stays_known():
    start = table(gov="military: Massu", prison="Ali military", fln_hand="Bouhired Abane")

    state, events = play(start, "fln play Bouhired political up; jailbreak Ali down")

    assert noted(events, "acting") == ["Bouhired"]
    for seat in ("gov", ""):
        assert seen(state, seat, "fln-military") == ["Ali down"]
        assert observe_events(events, seat) == events


def test_the_return_of_a_prisoner_may_dominate():
    start = table(
        fln="political: Abane, Drif, Casbah, Mhidi", prison="Krim political", fln_hand="Bouhired Ali"
    )

    state, events = play(start, "fln play Bouhired political up")
    seven = state.lead("fln", "political")
    over, later = play(state, "fln jailbreak Krim up")

    assert (seven, over.winner, over.front) == (7, "fln", "political")
    assert noted(events + later, "acting") == ["Bouhired"]


def test_there_is_no_jailbreak_without_prisoners():
    state, events = play(table(fln_hand="Bouhired Ali"), "fln play Bouhired political up")

    assert (noted(events, "idle"), awaits(state)) == (["Bouhired JAILBREAK"], ("play", "gov"))


def test_hide_reaches_face_up_fln_cards_in_rows():
    start = table(fln=ROWS, prison="Krim military", fln_hand="Casbah Bouhired")

    state, _ = play(start, "fln play Casbah military up")

    assert legal(state, "hide") == {f"fln hide {card}" for card in ("Ali", "Drif", "Abane", "Casbah")}


def test_a_hidden_card_keeps_its_place_and_is_not_forgotten():
    start = table(fln="military: Ali, Yacef", fln_hand="Manifesto Bouhired")

    state, _ = play(start, "fln play Manifesto discard up; hide Ali; skip")

    assert lies(state, "fln-military") == seen(state, "gov", "fln-military") == ["Ali down", "Yacef"]
    assert totals(state, "military") == (2, 0)


def test_an_event_cannot_hide_itself():
    start = table(fln="military: Ali", fln_hand="Manifesto Bouhired")

    state, _ = play(start, "fln play Manifesto discard up")

    assert legal(state, "hide") == {"fln hide Ali"}
    assert refused(state, "fln hide Manifesto") == ("not-a-target", "INS-4.10")


def test_an_event_with_hide_and_nobody_face_up_is_skipped():
    _, events = play(
        table(fln="military: Ali down", fln_hand="Manifesto Bouhired"), "fln play Manifesto discard up"
    )

    assert noted(events, "idle") == ["Manifesto HIDE"]


def test_hide_works_on_the_french_turn():
    start = table("gov", fln="political: Casbah down; military: Ali", gov_hand="Massu Joxe")

    state, events = play(start, "gov play Massu military up; expose political-1; fln hide Ali; gov skip")

    assert lies(state, "fln-military") == ["Ali down"]
    assert awaits(state) == ("attack", "gov")
    assert noted(events, "acting") == ["Massu", "Casbah"]


def test_a_hidden_card_is_safe():
    """The exposed Casbah hides itself, and the French have nobody left to capture."""
    start = table("gov", fln="political: Casbah down", gov_hand="Lacoste Joxe")

    state, events = play(start, "gov play Lacoste political up; expose political-1; fln hide Casbah")

    assert (noted(events, "idle"), awaits(state)) == (["Lacoste CAPTURE"], ("play", "fln"))


@pytest.mark.parametrize("icon", ["CAPTURE", "EXPOSE"])
def test_french_cards_are_never_captured_or_exposed(icon: str):
    """With no FLN card in a row these icons find nothing, however many French cards lie open."""
    start = table("gov", gov="military: Massu, Bigeard", cards=with_icons(Rabat=icon), gov_hand="Rabat Joxe")

    _, events = play(start, "gov play Rabat discard up")

    assert noted(events, "idle") == [f"Rabat {icon}"]


def test_french_cards_are_never_hidden():
    _, events = play(table(gov="military: Massu", fln_hand="Manifesto Ali"), "fln play Manifesto discard up")

    assert noted(events, "idle") == ["Manifesto HIDE"]
