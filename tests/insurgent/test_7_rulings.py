"""Interpretations of the rules that no other file tests, INS-7, and the switches that change them."""

import pytest

from algeria_lab.insurgent.frames import EndTurn, Play
from algeria_lab.insurgent.observation import observe
from algeria_lab.insurgent.state import ADOPTED, Switches, read_switches
from tests.insurgent.tables import awaits, legal, lies, noted, play, refused, seen, table, with_icons


def test_the_adopted_readings_are_the_defaults():
    """A16, A33, A62, A63 and A64."""
    adopted = Switches(
        fln_may_attack_prison=True,
        activation_cap=20,
        solo_rally_home_front=False,
        solo_count="fln",
        solo_prison_pool=False,
    )

    assert read_switches({}) == ADOPTED == adopted


def test_a_switch_keeps_the_fln_from_attacking_the_prison():
    """A16: with nobody else to strike, the icon is skipped; the French still may."""
    switches = {"fln_may_attack_prison": False}
    start = table(prison="Abane political", fln_hand="Krim Ali", switches=switches)
    both = table(prison="Abane political", gov="military: Massu", fln_hand="Krim Ali", switches=switches)
    french = table("gov", prison="Abane political", gov_hand="Mollet Joxe", switches=switches)

    _, events = play(start, "fln play Krim military up")
    asked, _ = play(both, "fln play Krim military up")

    assert noted(events, "idle") == ["Krim ATTACK"]
    assert legal(asked, "attack") == {"fln attack Massu"}
    assert refused(asked, "fln attack Abane") == ("not-a-target", "INS-4.2")
    assert legal(play(french, "gov play Mollet political up")[0], "attack") == {"gov attack Abane"}


def test_a_fln_recruit_may_lie_face_down():
    """A24, for supporters and agents alike."""
    state, _ = play(
        table(fln_hand="Boumediene Ali", fln_deck="Krim Yacef Drif"),
        "fln play Boumediene military up; recruit",
    )

    assert {"fln play Krim diplomatic down", "fln play Yacef military down"} <= legal(state)


def test_prisoners_cannot_be_hidden():
    """A28."""
    state, _ = play(
        table(fln="military: Ali", prison="Drif political", fln_hand="Manifesto Abane"),
        "fln play Manifesto discard up",
    )

    assert refused(state, "fln hide Drif") == ("not-a-target", "INS-4.10")


@pytest.mark.parametrize(
    ("line", "row"),
    [
        ("expose military-1; fln attack Harkis", "fln-military"),
        ("expose military-1; fln skip; gov attack Krim", "graveyard"),
    ],
)
def test_an_exposed_free_card_stays_in_its_front(line: str, row: str):
    """A36: only its icons are resolved; it does not change its front."""
    start = table("gov", fln="military: Krim down", gov_hand="Harkis Joxe")

    state, _ = play(start, f"gov play Harkis political up; {line}")

    assert lies(state, row)[-1] == "Krim"
    assert lies(state, "fln-diplomatic") == []


def test_a_jailbreak_face_up_does_not_ask_for_a_front():
    """A36 and A25: Krim is free, and still returns to where he was taken."""
    state, _ = play(table(prison="Krim political", fln_hand="Bouhired Ali"), "fln play Bouhired political up")

    assert legal(state, "jailbreak") == {"fln jailbreak Krim up", "fln jailbreak Krim down"}
    assert refused(state, "fln jailbreak Krim political") == ("not-a-target", "INS-4.9")


def test_a_card_once_seen_is_remembered_through_prison_and_return():
    """A26 and A72: captured, returned face-down, and still known."""
    start = table("gov", fln="military: Ali", gov_hand="Rabat Joxe", fln_hand="Bouhired Abane")

    state, _ = play(start, "gov play Rabat discard up; capture Ali")
    back, _ = play(state, "fln play Bouhired political up; jailbreak Ali down")

    assert lies(back, "fln-military") == seen(back, "gov", "fln-military") == ["Ali down"]


def test_two_hidden_cards_are_told_apart_only_by_place():
    """A72 the other way round: who has never been face-up is unknown, beside one who has."""
    start = table(fln="military: Ali", fln_hand="Manifesto Abane")
    state, _ = play(start, "fln play Manifesto discard up; hide Ali; skip")
    state.agenda = [EndTurn("fln"), Play("fln")]
    state.zones["fln-hand"] = [2]
    state.zones["fln-deck"].remove(2)
    state.index()

    hidden, _ = play(state, "fln play Yacef military down")

    assert lies(hidden, "fln-military") == ["Ali down", "Yacef down"]
    assert seen(hidden, "gov", "fln-military") == ["Ali down", "?"]


@pytest.mark.parametrize("seat", ["fln", "gov", ""])
def test_sizes_of_hands_and_decks_are_public(seat: str):
    """A73."""
    state = table(fln_hand="Ali Abane", gov_hand="Massu", fln_deck="Drif Krim Fanon", gov_deck="")

    view = observe(state, seat)

    assert [len(view.zones[zone]) for zone in ("fln-hand", "gov-hand", "fln-deck", "gov-deck")] == [
        2,
        1,
        3,
        0,
    ]


def test_a_bomb_without_a_target_leaves_the_dice_alone_and_the_next_icon_follows():
    """A13: Challe cannot bomb, and strikes a prisoner."""
    state, events = play(
        table("gov", prison="Ali military", gov_hand="Challe Joxe"), "gov play Challe military up"
    )

    assert (noted(events, "idle"), awaits(state)) == (["Challe BOMB"], ("attack", "gov"))


def test_the_french_player_may_skip_what_the_automaton_may_not():
    """A61 is about the automaton alone."""
    start = table("gov", fln="military: Ali", gov_hand="Mollet Joxe")

    assert legal(play(start, "gov play Mollet political up")[0]) == {"gov attack Ali", "gov skip"}


def test_a_hidden_acting_card_further_out_is_over_also_by_another_card():
    """A31: Casbah, exposed by Fanon, hides Fanon, whose own HIDE is lost."""
    start = table(fln="political: Casbah down; military: Ali", fln_hand="Fanon Abane")

    state, _ = play(start, "fln play Fanon diplomatic up; expose Casbah; hide Fanon")

    assert awaits(state) == ("play", "gov")
    assert lies(state, "fln-diplomatic") == ["Fanon down"]


def test_nested_actions_are_resolved_depth_first():
    """A32: three deep, each to its end before the one that began it goes on."""
    start = table(
        fln="political: Drif down; military: Yacef down",
        gov="military: Massu, Bigeard, Salan",
        fln_hand="Fanon Abane",
        cards=with_icons(Fanon="EXPOSE ATTACK", Drif="EXPOSE ATTACK", Yacef="ATTACK"),
    )

    state, events = play(
        start,
        "fln play Fanon diplomatic up; expose Drif; expose Yacef; attack Massu; attack Bigeard; attack Salan",
    )

    assert noted(events, "acting") == ["Fanon", "Drif", "Yacef"]
    assert lies(state, "graveyard") == ["Massu", "Bigeard", "Salan"]
