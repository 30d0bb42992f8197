"""What the automaton chooses: every line of every list, INS-6.5."""

import pytest

from tests.insurgent.tables import awaits, chosen, flip, lies, noted, play, rolls, table, with_icons


@pytest.mark.parametrize(
    ("two", "card", "rule"),
    [
        ("Bigeard Joxe", "Bigeard", "INS-6.5.1/1"),
        ("Joxe Bigeard", "Bigeard", "INS-6.5.1/1"),
        ("Massu Battle", "Battle", "INS-6.5.1/1"),
        ("Harkis Bigeard", "Harkis", "INS-6.5.1/2"),
        ("Rabat Harkis", "Harkis", "INS-6.5.1/2"),
        ("Rabat Bigeard", "Bigeard", "INS-6.5.1/2"),
    ],
)
def test_recruit_takes_most_icons_then_supporter_agent_event(two: str, card: str, rule: str):
    start = table("gov", gov_deck=f"Soustelle {two} Couve", scenario="solo")

    state, events = flip(start)

    assert [(said.split()[1], by) for said, by in chosen(events) if said.startswith("play")][1] == (
        card,
        rule,
    )
    assert lies(state, "gov-deck") == ["Couve", *(other for other in two.split() if other != card)]


@pytest.mark.parametrize(("face", "card"), [(1, "Bigeard"), (3, "Bigeard"), (4, "Challe"), (6, "Challe")])
def test_equal_recruits_are_drawn_by_lot(face: int, card: str):
    start = table("gov", gov_deck="Soustelle Bigeard Challe Couve", scenario="solo")

    _, events = flip(start, faces=(face,))

    assert chosen(events)[2] == (f"play {card} military up", "INS-6.5.1/3")
    assert rolls(events, "automaton-lot")[0].limit == 2


def test_a_single_card_in_the_deck_is_recruited():
    _, events = flip(table("gov", gov_deck="Soustelle Bigeard", scenario="solo"))

    assert chosen(events)[2] == ("play Bigeard military up", "INS-6.5")


STRIKES = {
    "attack": ("ATTACK", ()),
    "capture": ("CAPTURE", ()),
    "hit": ("BOMB", (4, 1)),
}


@pytest.mark.parametrize("verb", STRIKES)
@pytest.mark.parametrize(
    ("fln", "target", "rule"),
    [
        # Most icons, whatever the front.
        ("military: Ali, Yacef, Amirouche; diplomatic: Abbas", "Abbas", "INS-6.5.2/1"),
        # The front with the most FLN cards, those that lie face-down included.
        ("military: Amirouche, Ali down, Yacef down; political: Abane, Mhidi", "Amirouche", "INS-6.5.2/2"),
        ("military: Amirouche; political: Abane, Mhidi down", "Abane", "INS-6.5.2/2"),
        # A hidden card is no target, however many icons it has.
        ("military: Ali, Yacef down; diplomatic: Abbas down", "Ali", "INS-6.5"),
    ],
)
def test_targets_go_by_icons_then_by_the_front_with_most_cards(verb: str, fln: str, target: str, rule: str):
    icon, faces = STRIKES[verb]
    start = table("gov", fln=fln, gov_deck="Rabat Joxe", scenario="solo", cards=with_icons(Rabat=icon))

    state, events = flip(start, faces=faces)

    assert chosen(events)[-1] == (f"{verb} {target}", rule)
    assert target in lies(state, "prison" if verb == "capture" else "graveyard")


@pytest.mark.parametrize("verb", STRIKES)
@pytest.mark.parametrize(("face", "target"), [(1, "Amirouche"), (2, "Amirouche"), (4, "Abane"), (5, "Krim")])
def test_equal_targets_are_drawn_by_lot(verb: str, face: int, target: str):
    """Two icons each, two cards in each front."""
    icon, faces = STRIKES[verb]
    start = table(
        "gov",
        fln="military: Amirouche, Ali; political: Abane, Mhidi; diplomatic: Krim, Casbah down",
        gov_deck="Rabat Joxe",
        scenario="solo",
        cards=with_icons(Rabat=icon),
    )

    _, events = flip(start, faces=(*faces, face))

    assert chosen(events)[-1] == (f"{verb} {target}", "INS-6.5.2/3")
    assert (rolls(events, "automaton-lot")[0].limit, rolls(events, "automaton-lot")[0].total) == (
        3,
        (face + 1) // 2,
    )


def test_the_second_hit_is_chosen_afresh():
    """Once Abane is gone, the military front is the fullest."""
    start = table(
        "gov",
        fln="military: Amirouche, Ali, Yacef down; political: Abane, Drif, Mhidi down, Casbah down",
        gov_deck="Salan Joxe",
        scenario="solo",
        cards=with_icons(Drif="HIDE"),
    )

    _, events = flip(start, faces=(5, 5))

    assert chosen(events)[-2:] == [("hit Abane", "INS-6.5.2/2"), ("hit Amirouche", "INS-6.5.2/1")]


def test_the_prison_is_attacked_only_when_no_face_up_card_lies_in_a_row():
    """A64: Ali with one icon is struck before Abbas with three, who is in prison."""
    deck = {"gov_deck": "Mollet Joxe", "scenario": "solo", "prison": "Krim military, Abbas diplomatic"}

    _, rows = flip(table("gov", fln="military: Ali, Yacef down", **deck))
    state, prison = flip(table("gov", fln="military: Yacef down", **deck))

    assert chosen(rows)[-1] == ("attack Ali", "INS-6.5")
    assert chosen(prison)[-1] == ("attack Abbas", "INS-7/A64")
    assert lies(state, "prison") == ["Krim"]


@pytest.mark.parametrize(("face", "target"), [(3, "Krim"), (4, "Abane")])
def test_equal_prisoners_are_drawn_by_lot(face: int, target: str):
    prison = "Krim military, Abane political, Ali military"
    start = table("gov", prison=prison, gov_deck="Mollet Joxe", scenario="solo")

    _, events = flip(start, faces=(face,))

    assert chosen(events)[-1] == (f"attack {target}", "INS-7/A64")


@pytest.mark.parametrize("icon", ["CAPTURE", "BOMB"])
def test_only_attack_reaches_the_prison(icon: str):
    start = table(
        "gov", prison="Krim military", gov_deck="Rabat Joxe", scenario="solo", cards=with_icons(Rabat=icon)
    )

    _, events = flip(start)

    assert noted(events, "idle") == [f"Rabat {icon}"]


@pytest.mark.parametrize(
    ("prison", "fln", "target"),
    [
        ("Abbas diplomatic", "military: Ali", "Abbas"),
        ("Krim military", "military: Amirouche", "Amirouche"),
        ("Krim military", "military: Ali", "Krim"),
    ],
)
def test_a_switch_lets_prisoners_be_compared_with_cards_in_rows(prison: str, fln: str, target: str):
    """A64, the other reading: icons first; a row comes before the prison."""
    start = table(
        "gov",
        fln=fln,
        prison=prison,
        gov_deck="Mollet Joxe",
        scenario="solo",
        switches={"solo_prison_pool": True},
    )

    _, events = flip(start)

    assert chosen(events)[-1][0] == f"attack {target}"


@pytest.mark.parametrize(("count", "target"), [("fln", "Abane"), ("both", "Amirouche")])
def test_a_switch_counts_the_cards_of_both_sides(count: str, target: str):
    """A63: the military front is fuller only if the French cards count."""
    start = table(
        "gov",
        fln="military: Amirouche; political: Abane, Mhidi",
        gov="military: Massu, Bigeard",
        gov_deck="Rabat Joxe",
        scenario="solo",
        switches={"solo_count": count},
        cards=with_icons(Rabat="CAPTURE"),
    )

    _, events = flip(start)

    assert chosen(events)[-1] == (f"capture {target}", "INS-6.5.2/2")


@pytest.mark.parametrize(
    ("fln", "slot"),
    [
        ("military: Casbah down, Ali; political: Mhidi down", "military-1"),
        ("military: Villages down; political: Mhidi down, Workers down, Abane", "political-2"),
        ("military: Villages down; diplomatic: Abbas, Krim, Fanon", "military-1"),
        ("military: Villages down, Workers seen, Ali", "military-2"),
    ],
)
def test_expose_turns_the_topmost_hidden_card_of_the_fullest_front(fln: str, slot: str):
    """Fronts without a face-down card are not compared: A65."""
    start = table(
        "gov",
        fln=fln,
        gov_deck="Rabat Joxe",
        scenario="solo",
        cards=with_icons(Rabat="EXPOSE", Casbah="RALLY"),
    )

    _, events = flip(start)

    with_hidden = [row for row in fln.split(";") if " down" in row or " seen" in row]
    decided = "INS-6.5.3/1" if len(with_hidden) > 1 else "INS-6.5"  # with one front there is no choice
    assert chosen(events)[1] == (f"expose {slot}", decided)


@pytest.mark.parametrize(
    ("face", "slot"), [(1, "military-1"), (3, "political-2"), (4, "political-2"), (6, "diplomatic-1")]
)
def test_equal_fronts_are_drawn_by_lot(face: int, slot: str):
    start = table(
        "gov",
        fln="military: Villages down, Ali; political: Mhidi down, Workers down; diplomatic: Bloc down, Krim",
        gov_deck="Rabat Joxe",
        scenario="solo",
        cards=with_icons(Rabat="EXPOSE"),
    )

    _, events = flip(start, faces=(face,))

    assert chosen(events)[1] == (f"expose {slot}", "INS-6.5.3/2")


def test_the_automaton_never_skips_what_can_be_done():
    """Every icon of La Bleuite is used: A61."""
    start = table(
        "gov",
        fln="military: Villages down, Amirouche; political: Mhidi down",
        gov_deck="Bleuite Joxe",
        scenario="solo",
    )

    state, events = flip(start, faces=(1,))

    assert [said.split()[0] for said, _ in chosen(events)] == ["play", "expose", "attack", "expose", "attack"]
    assert awaits(state) == ("play", "fln")


def test_the_answers_of_the_fln_go_before_the_next_choice():
    """Ali strikes the exposing Harkis, so that their ATTACK is lost."""
    start = table(
        "gov",
        fln="military: Ali down, Yacef",
        gov="military: Salan",
        gov_deck="Harkis Joxe Couve",
        scenario="solo",
    )
    asked, _ = flip(start)

    state, events = play(asked, "fln attack Harkis")

    assert lies(state, "fln-military") == ["Ali", "Yacef"]
    assert [said for said, _ in chosen(events)] == []
