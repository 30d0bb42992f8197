"""Rolls of Colonial Twilight explained: what was needed, what came, how likely, as the engine reads them."""

from random import Random

import pytest

from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Rolled
from algeria_lab.twilight.draft import half
from algeria_lab.twilight.events.table import EFFECTS
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.twilight.telling.rolls import THROWN, roll_view, thrown_by
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.views.twilight.campaigns import campaign, tell

WORDS = {language: TwilightWords(language) for language in ("en", "fr")}


def attack(face: int, there: int) -> Rolled:
    return Rolled("attack", (face,), (), face, str(face), "", there, "CT-5.4.3", "medea")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("face", "chance"), [(1, 1), (3, 2), (4, 3)])
def test_a_roll_of_an_attack_says_what_was_needed_and_how_likely_it_was(
    language: str, face: int, chance: int
):
    roll = roll_view(WORDS[language], [attack(face, there=3)], 7, ["medea"])

    assert roll is not None
    assert (roll["entry"], roll["faces"], roll["places"]) == (7, [face], ["medea"])
    assert " 3 " in roll["read"]
    (came,) = [row for row in roll["rows"] if row["came"]]
    assert came["share"] == pytest.approx(chance / 6, abs=0.0001)
    assert came["text"] == roll["effect"]
    assert sum(row["share"] for row in roll["rows"]) == pytest.approx(1, abs=0.0001)
    assert WORDS[language].faults == []


def test_both_dice_of_a_coup_are_one_roll():
    dice = [Rolled(f"event 66 {side}", (face,), (), face, str(face), "", 0, "CT-8.6/66") for side, face in
            (("gov", 2), ("fln", 5))]  # fmt: skip
    roll = roll_view(WORDS["en"], dice, 1, [])

    assert roll is not None
    assert roll["faces"] == [2, 5]
    assert "FLN’s die is higher" in roll["effect"]
    assert [row["share"] for row in roll["rows"]] == [pytest.approx(6 / 36, abs=1e-4)] + [
        pytest.approx(15 / 36, abs=1e-4)
    ] * 2


def test_both_texts_of_a_card_read_a_die_alike():
    for (card, _), rows in EFFECTS.items():
        for row in rows:
            if row.do in THROWN:
                found = thrown_by(card, row.what)
                assert (found.half, found.up_to_guerrillas, found.read_as) == (
                    row.half, row.up_to_guerrillas, row.read_as,
                )  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_die_of_seeded_games_is_explained_as_it_was_read(language: str):
    rules, met = TwilightRules(), set()
    for seed in (1, 2):
        dice, chance = SeededDice(seed), Random(seed)
        state, _ = rules.new("full", {}, dice)
        while legal := rules.legal(state):
            state, events = rules.apply(state, chance.choice(legal), dice)
            for event in events:
                # The two dice of the Coup d'etat are one roll, see above.
                is_coup = isinstance(event, Rolled) and event.what.startswith("event 66")
                if isinstance(event, Rolled) and event.what.startswith(("attack", "event")) and not is_coup:
                    roll = roll_view(WORDS[language], [event], 0, [])
                    assert roll is not None
                    met.add(event.what.split()[0])
                    if event.what.startswith("event"):
                        assert not event.total or roll["effect"].endswith(f" {event.total}")
                        assert event.total in {event.faces[0], half(event.faces[0]), 0, 2}
    assert met == {"attack", "event"}
    assert WORDS[language].faults == []


def test_the_scene_after_an_attack_explains_it_and_the_next_one_no_more():
    session = campaign()
    while not session.board.scene["rolls"]:
        if "card" in session.board.scene.get("telling", {}):
            tell(session, kind="told", to=None)
            continue
        ids = [choice["id"] for choice in session.board.scene["actions"]]
        tell(session, kind="pick", id=next((one for one in ids if one.startswith("fln attack")), ids[0]))

    (roll,) = session.board.scene["rolls"]
    assert roll["faces"]
    log = session.board.scene["log"][str(roll["entry"])]
    assert log["faces"] == roll["faces"]
    assert tell(session, kind="undo")["rolls"] == []
