"""Icons, activations, nesting and the guard against endless chains, INS-3.4 to INS-3.9."""

import pytest

from algeria_lab.core.events import Chose
from tests.insurgent.tables import awaits, legal, lies, noted, play, rolls, table, with_icons


def test_icons_are_resolved_from_left_to_right():
    """Massu EXPOSES before he CAPTURES, and ATTACKS last."""
    start = table("gov", fln="military: Ali down; political: Abane, Bouhired", gov_hand="Massu Joxe")

    steps = []
    state, _ = play(start, "gov play Massu military up")
    while awaits(state)[0] != "play":
        steps.append(awaits(state))
        state, _ = play(state, "skip")

    assert steps == [("expose-slot", "gov"), ("capture", "gov"), ("attack", "gov")]


@pytest.mark.parametrize(
    ("card", "front", "steps"),
    [
        ("Abbas", "diplomatic", ["negotiate"] * 3),
        ("Drif", "political", ["hide", "bomb"]),
        ("Fanon", "diplomatic", ["expose", "hide"]),
        ("Krim", "military", ["attack"]),
        ("BenBella", "diplomatic", ["negotiate", "jailbreak"]),
        ("Soummam", "discard", ["recruit", "negotiate"]),
    ],
)
def test_every_icon_may_be_skipped(card: str, front: str, steps: list[str]):
    """Whoever resolves an icon may leave it, even when it could be done; RALLY asks nothing."""
    start = table(
        fln="military: Amirouche, Yacef down",
        gov="military: Bigeard",
        prison="Bouhired political",
        fln_hand=f"{card} Ali",
    )
    state, _ = play(start, f"fln play {card} {front} up")
    found = []
    while awaits(state) != ("play", "gov"):
        found.append(awaits(state)[0])
        state, _ = play(state, "fln skip")

    assert found == steps
    assert lies(state, "fln-hand") == ["Ali"]
    assert (lies(state, "gov-military"), lies(state, "prison")) == (["Bigeard"], ["Bouhired"])


def test_an_icon_that_cannot_be_done_is_skipped_and_the_next_one_follows():
    """Without a face-down card, Battle of Algiers captures twice."""
    start = table("gov", fln="military: Ali, Yacef", gov_hand="Battle Joxe")

    state, events = play(start, "gov play Battle discard up; capture Ali; capture Yacef")

    assert noted(events, "idle") == ["Battle EXPOSE", "Battle EXPOSE"]
    assert awaits(state) == ("play", "fln")


def test_targets_lie_in_any_front():
    start = table(gov="military: Massu; political: Mollet; diplomatic: Joxe", fln_hand="Ali Abane")

    assert legal(play(start, "fln play Ali military up")[0], "attack") == {
        "fln attack Massu",
        "fln attack Mollet",
        "fln attack Joxe",
    }


def test_the_owner_of_an_exposed_card_decides_for_it():
    """The FLN resolve their card on the French turn, and may skip its icons."""
    start = table("gov", fln="military: Ali down", gov_hand="Massu Joxe")

    state, _ = play(start, "gov play Massu military up; expose military-1")

    assert awaits(state) == ("attack", "fln")
    assert legal(state) == {"fln attack Massu", "fln skip"}
    assert awaits(play(state, "fln skip")[0]) == ("capture", "gov")


def test_the_french_act_only_on_their_own_turn():
    """Nothing the FLN do on their turn lets a French card act."""
    start = table(fln="military: Ali down", gov="military: Massu, Bigeard", fln_hand="Philippeville Abane")

    _, events = play(start, "fln play Philippeville discard up; attack Massu; expose Ali; attack Bigeard")

    assert noted(events, "acting") == ["Philippeville", "Ali"]


def test_a_card_acts_twice_in_one_turn():
    """Played, hidden by the card it has exposed, exposed again: a new activation from the left."""
    start = table(
        fln="political: Drif down",
        gov="military: Massu, Bigeard",
        fln_hand="Ali Abane",
        cards=with_icons(Ali="ATTACK EXPOSE RALLY", Drif="HIDE EXPOSE"),
    )

    state, events = play(
        start,
        "fln play Ali military up; attack Massu; expose Drif; hide Ali; expose Ali; attack Bigeard",
    )

    assert noted(events, "acting") == ["Ali", "Drif", "Ali"]
    assert noted(events, "idle") == ["Ali EXPOSE"]
    assert (lies(state, "gov-military"), awaits(state)) == ([], ("play", "gov"))


def test_a_cancelled_activation_never_resumes():
    """Ali is hidden and turned up again while his first activation waits: only the second one is resolved."""
    start = table(
        fln="political: Drif down",
        gov="military: Massu, Bigeard, Salan",
        fln_hand="Ali Abane",
        cards=with_icons(Ali="EXPOSE ATTACK", Drif="HIDE EXPOSE"),
    )

    state, events = play(start, "fln play Ali military up; expose Drif; hide Ali; expose Ali; attack Massu")

    assert noted(events, "acting") == ["Ali", "Drif", "Ali"]
    assert noted(events, "idle") == ["Ali EXPOSE"]
    assert (lies(state, "gov-military"), awaits(state)) == (["Bigeard", "Salan"], ("play", "gov"))


def test_the_activation_of_an_event_is_not_cancelled():
    """What Philippeville exposes hides everything; the event still has its last icon."""
    start = table(
        fln="military: Ali down, Yacef",
        gov="military: Massu",
        fln_hand="Philippeville Abane",
        cards=with_icons(Philippeville="EXPOSE ATTACK", Ali="HIDE"),
    )

    state, _ = play(start, "fln play Philippeville discard up; expose Ali; hide Ali")

    assert awaits(state) == ("attack", "fln")


def test_an_inner_activation_goes_on_when_the_outer_card_has_gone():
    """Bouhired brings Drif back; Drif hides her and still throws her bomb."""
    start = table(gov="military: Massu", prison="Drif political", fln_hand="Bouhired Abane")

    state, events = play(
        start,
        "fln play Bouhired political up; jailbreak Drif up; hide Bouhired; bomb",
        faces=(1, 1),
    )

    assert len(rolls(events, "bomb")) == 1
    assert lies(state, "fln-political") == ["Bouhired down", "Drif"]


def test_an_outer_activation_goes_on_when_the_inner_card_has_gone():
    """Fanon exposes Casbah, Casbah hides itself, Fanon still hides."""
    start = table(fln="political: Casbah down; military: Ali", fln_hand="Fanon Abane")

    state, _ = play(start, "fln play Fanon diplomatic up; expose Casbah; hide Casbah")

    assert awaits(state) == ("hide", "fln")
    assert legal(state, "hide") == {"fln hide Ali", "fln hide Fanon"}


def test_removing_another_french_card_lets_the_acting_one_go_on():
    """A35: Ali strikes Bigeard, so Massu still captures."""
    start = table("gov", fln="military: Ali down", gov="military: Bigeard", gov_hand="Massu Joxe")

    state, _ = play(start, "gov play Massu military up; expose military-1; fln attack Bigeard")

    assert awaits(state) == ("capture", "gov")


def test_the_recruiter_and_the_recruit_lose_only_their_own_icons():
    """A34: the recruit dies, so the recruiter goes on."""
    start = table(
        "gov",
        fln="military: Ali down, Yacef down",
        gov_hand="Soustelle Joxe",
        gov_deck="Aussaresses Couve Mollet",
    )

    state, events = play(
        start,
        "gov play Soustelle political up; recruit; play Aussaresses military up; expose military-1",
        "fln attack Aussaresses",
    )

    assert awaits(state) == ("expose-slot", "gov")
    assert noted(events, "idle") == []
    assert legal(state, "expose") == {"gov expose military-2"}


def test_recruit_nests():
    """A recruited Soustelle recruits before de Gaulle goes on with RALLY and NEGOTIATE."""
    start = table("gov", gov_hand="DeGaulle Mollet", gov_deck="Soustelle Joxe Bigeard Couve Salan")

    state, events = play(
        start,
        "gov play DeGaulle political up; recruit; play Soustelle political up; recruit",
        "play Bigeard military up",
    )

    assert awaits(state) == ("negotiate", "gov")
    assert noted(events, "acting") == ["DeGaulle", "Soustelle", "Bigeard"]
    assert lies(state, "gov-deck") == ["Salan", "Joxe", "Couve"]


def test_a_recruited_event_is_resolved_before_the_recruiter_goes_on():
    start = table(gov="military: Massu", fln_hand="Abane Ali", fln_deck="Toussaint Krim Yacef")

    state, _ = play(start, "fln play Abane political up; recruit; play Toussaint discard up")
    later, _ = play(state, "skip; skip")

    assert (lies(state, "fln-discard")[-1], awaits(state)) == ("Toussaint", ("bomb", "fln"))
    assert awaits(later) == ("negotiate", "fln")


def test_a_recruit_played_face_down_resolves_nothing():
    start = table(fln_hand="Abane Ali", fln_deck="Fanon Krim Yacef")

    state, events = play(start, "fln play Abane political up; recruit; play Fanon diplomatic down")

    assert noted(events, "acting") == ["Abane"]
    assert awaits(state) == ("negotiate", "fln")


def test_domination_in_an_inner_activation_ends_everything():
    """The recruit dominates: neither its icons nor the recruiter's are resolved."""
    start = table(
        "gov",
        fln="political: Abane",
        gov="military: Massu, Bigeard, Salan",
        gov_hand="Soustelle Joxe",
        gov_deck="Challe Couve Mollet",
    )

    state, events = play(start, "gov play Soustelle political up; recruit; play Challe military up")

    assert (state.winner, state.reason, state.agenda) == ("gov", "domination", [])
    assert noted(events, "acting") == ["Soustelle"]


@pytest.mark.parametrize("cap", [20, 3])
def test_a_card_acts_at_most_so_often_in_a_turn(cap: int):
    """Two cards hide and expose each other; at the cap one still turns up, but does nothing: A33."""
    state = table(
        fln="political: Drif",
        fln_hand="Ali Abane",
        cards=with_icons(Ali="HIDE EXPOSE", Drif="HIDE EXPOSE"),
        switches={"activation_cap": cap} if cap != 20 else {},
    )
    state, events = play(state, "fln play Ali military up")
    acting, other = "Ali", "Drif"
    while awaits(state) == ("hide", "fln"):
        state, happened = play(state, f"hide {other}; expose {other}")
        events += happened
        acting, other = other, acting

    assert noted(events, "acting") == ["Ali", "Drif"] * cap
    assert awaits(state) == ("play", "gov")
    assert (lies(state, "fln-military"), lies(state, "fln-political")) == (["Ali"], ["Drif"])


def test_a_card_that_has_acted_too_often_still_turns_up():
    start = table(fln="military: Ali down", fln_hand="Fanon Abane", starts={3: 20}, gov="military: Massu")

    state, events = play(start, "fln play Fanon diplomatic up; expose Ali")

    assert lies(state, "fln-military") == ["Ali"]
    assert noted(events, "acting") == ["Fanon"]
    assert awaits(state) == ("hide", "fln")


def test_activations_are_counted_anew_each_turn():
    start = table(fln_hand="Ali Abane", starts={3: 20, 0: 4})

    state, _ = play(start, "fln play Ali military down")

    assert state.starts == {}


def test_each_choice_is_recorded_even_a_forced_one():
    """A single option is still a decision in the log."""
    start = table(prison="BenBella diplomatic", fln_hand="Krim Ali")

    _, events = play(start, "fln play Krim diplomatic up; attack BenBella")

    assert [event.action for event in events if isinstance(event, Chose)] == [
        "fln play FLN-09 diplomatic up",
        "fln attack FLN-10",
    ]


def test_what_a_card_loses_when_it_leaves_or_turns_is_noted():
    """Massu is attacked by the card that he exposed: his other icons are lost [INS-3.6.1]."""
    start = table("gov", fln="military: Ali down", gov_hand="Massu Joxe")

    _, events = play(start, "gov play Massu military up; expose military-1; attack Massu")

    assert noted(events, "lost") == ["Massu CAPTURE ATTACK"]
    assert noted(events, "idle") == []


def test_a_card_that_has_finished_loses_nothing():
    """The last icon of Drif strikes; she is hidden on a later turn."""
    start = table(fln="military: Amirouche", fln_hand="Manifesto Ali")

    _, events = play(start, "fln play Manifesto discard up; hide Amirouche")

    assert noted(events, "lost") == []
