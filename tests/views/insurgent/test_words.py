"""The words of the card table: every moment has some, in both languages, and they say what is true."""

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import algeria_lab
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.words.citations import known_citations, rule_note
from algeria_lab.insurgent import automaton
from algeria_lab.insurgent.frames import Play
from algeria_lab.insurgent.rules import STEPS
from algeria_lab.insurgent.state import State
from algeria_lab.views.insurgent.counts import Range, card_icons, lead, row_icons
from algeria_lab.views.insurgent.log import OPEN, _Memory, _Teller, seen_events, slug
from algeria_lab.views.insurgent.text import GAME, PROMPT_RULES, DuelWords
from algeria_lab.views.insurgent.widget import ICON_RULES, face, make_atlas
from algeria_lab.views.pages.duel.settings import DECK_MENUS
from algeria_lab.views.shared.messages import LANGUAGES
from tests.insurgent.tables import ID, RULES, table
from tests.views.insurgent.tables import new_session, pick, session_at, tell
from tests.views.shared.contract import TABLE, fields_of, optional_of

FOLDER = Path(algeria_lab.__file__).parent / "data" / "messages"
REASONS = {
    "game-over": {},
    "not-your-decision": {"seat": "fln", "turn": "gov"},
    "wrong-words": {"verb": "play", "takes": "card place facing"},
    "verb-not-awaited": {"verb": "bom", "known": "bomb, skip", "near": "bomb", "step": "bomb"},
    "no-such-card": {"given": "FLN-99"},
    "not-a-target": {"given": "FRA-01", "step": "attack", "options": "-"},
    "not-in-hand": {"given": "FLN-01 military up", "step": "play", "options": "-"},
    "wrong-front": {"given": "FLN-01 political up", "step": "play", "options": "-"},
    "wrong-facing": {"given": "FLN-13 discard down", "step": "play", "options": "-"},
}


def texts(part: object) -> Iterator[str]:
    """Return every text of a part of a scene."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from texts(value)
    elif isinstance(part, list):
        for value in part:
            yield from texts(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seed"), [("duel", 11), ("duel", 12), ("solo", 13), ("solo", 14)])
def test_no_words_are_missing_over_whole_games(scenario: str, seed: int, language: str):
    session, rng = new_session(scenario, seed, language), Random(seed)
    while not session.is_open:
        session._holder = str(session.game.to_move)
        session.scene()
        session.table.play(rng.choice(session.game.legal()))
    scene = session.scene()

    assert session._words.faults == []
    assert not [text for text in texts(scene) if re.search(r"\b(?:duel|icon|card)-[a-z]", text)]
    for line in scene["log"]:
        assert line["rule"] in known_citations(GAME)
        assert re.search(r"[.»”]$", line["text"]) or line["text"].startswith(("Turn", "Tour")), line["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_page_cites_is_explained(language: str):
    """Rules of steps, icons and verbs, and all others of this game: in the reader's language."""
    cited = {*PROMPT_RULES.values(), *ICON_RULES.values()}
    cited |= {verb.rule for step in STEPS.values() for verb in step.values()}

    assert cited <= known_citations(GAME).keys()
    for key, citation in known_citations(GAME).items():
        note = rule_note(GAME, key)
        assert note is not None, key
        assert note.text[language]
        assert citation.title[language]


def test_rules_have_headings_of_their_own_in_french():
    same = [key for key, one in known_citations(GAME).items() if one.title["en"] == one.title["fr"]]

    assert same == ["INS-4.8", "INS-5.2"]  # Capture and Domination are the same word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_automatons_lists_has_its_reason(language: str):
    words = DuelWords(language, RULES.cards)
    rules = [
        value
        for value in vars(automaton).values()
        if isinstance(value, str) and re.match(r"INS-6\.[45]", value)
    ]

    assert len(rules) > 10
    assert [rule for rule in rules if not words.has(f"duel-why-{slug(rule)}")] == []
    assert words.has(f"duel-why-{slug(automaton.ONLY_PRISONERS)}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_has_words(reason: str, language: str):
    words = DuelWords(language, RULES.cards)

    said = words.refusal(Refusal(reason, "INS-3.3", REASONS[reason], "choose-an-option"))

    assert words.faults == []
    assert said.text[-1] == "."
    assert said.hint


def test_every_refusal_of_the_engine_is_known_here():
    """What the rules can say is read from their source, so that a new refusal is not forgotten."""
    folder = Path(algeria_lab.__file__).parent / "insurgent"
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    named = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    named |= {reason for reason in REASONS if f'"{reason}"' in source}

    assert named == REASONS.keys()


def test_no_words_of_the_table_are_idle():
    """Each message is named in the source, whole or by how it begins; the log names its own without it."""
    views = Path(algeria_lab.__file__).parent / "views"
    rooms = [views / "insurgent", views / "pages" / "duel"]
    source = "".join(path.read_text("utf-8") for room in rooms for path in room.rglob("*.py"))
    begun = set(re.findall(r'f"(duel-[a-zA-Z-]+-)\{', source)) - {"duel-log-"} | {"duel-word-"}
    named = set(re.findall(r"[\"'](duel-[a-zA-Z-]+)[\"']", source))
    named |= {f"duel-{menu}" for menu in ("game", "opponent", *DECK_MENUS.values())}
    named |= {f"duel-log-{key}" for key in re.findall(r'"([a-z-]+)"', source)}
    play = "".join(path.read_text("utf-8") for path in (views / "play").rglob("*.py"))
    named |= {f"duel-{key}" for key in re.findall(r"family\}-([a-z-]+)", play)}
    named |= {"duel-log-drawn-hidden", "duel-log-looked-hidden"}
    keys = [
        entry.id.name
        for family in ("words", "log", "refusals")
        for entry in FluentParser()
        .parse((FOLDER / "en" / "insurgent" / f"{family}.ftl").read_text("utf-8"))
        .body
        if isinstance(entry, ast.Message)
    ]
    shared = ("duel-files-",)  # named by the widgets of all games

    assert [key for key in keys if key not in named and not key.startswith((*begun, *shared))] == []


# What can be reckoned


def test_an_unknown_card_can_have_what_is_left_for_its_front():
    """Fanon has two icons, Abbas three; both are diplomatic. All others of that front have been seen."""
    view = seen_by_the_french(
        fln="diplomatic: Abbas down",
        fln_hand="Fanon",
        fln_deck="",
        graveyard="Krim BenBella Mhidi Villages Workers Bloc Casbah",
    )

    assert card_icons(view, "diplomatic") == Range(2, 3)
    assert row_icons(view, "fln", "diplomatic") == Range(2, 3)


def test_several_unknown_cards_are_different_cards():
    view = seen_by_the_french(
        fln="diplomatic: Abbas down, Fanon down",
        fln_hand="",
        fln_deck="",
        graveyard="Krim BenBella Mhidi Villages Workers Bloc Casbah",
    )

    assert row_icons(view, "fln", "diplomatic") == Range(5, 5)
    assert lead(view, "diplomatic").is_certain


def test_no_lead_has_reached_eight_while_the_game_runs():
    """The French lead by at most seven, so the hidden card cannot be a single icon."""
    view = seen_by_the_french(
        fln="political: Abane down", gov="political: DeGaulle, Soustelle, Lacoste, Settlers"
    )

    assert row_icons(view, "gov", "political") == Range(9, 9)
    assert row_icons(view, "fln", "political").least == 2
    assert lead(view, "political").least == -7


def seen_by_the_french(**position: str):
    """Return a position as the French see it."""
    return RULES.observe(table("gov", gov_hand="Mollet", **position), "gov")


def test_the_owner_is_certain_where_the_french_are_not():
    session = session_at(table("fln", fln="political: Abane down", fln_hand="Ali", gov_hand="Mollet"))
    fronts = {}
    for seat in ("fln", "gov"):
        session.game.state.agenda[-1] = Play(seat)
        session._holder = seat
        fronts[seat] = session.scene()["fronts"][1]

    assert fronts["fln"]["fln"]["total"] == "2"
    assert fronts["fln"]["lead"] == "The FLN leads by 2"
    assert fronts["gov"]["fln"]["total"] == "1 to 2"
    assert fronts["gov"]["fln"]["cards"][0] == {
        "key": "fln-political-1",
        "id": "",
        "facing": "down",
        "known": False,
        "range": "1 to 2",
        "label": "Unknown FLN card, card 1 of 1 in the political front, face-down. Icons: 1 to 2.",
        "acting": False,
        "fresh": False,
        "icon": -1,
        "from": "",
    }


# What is said of picks


def test_a_bomb_has_its_exact_odds():
    session = session_at(
        table("fln", fln_hand="Toussaint Ali", gov="military: Bigeard; political: Mollet", scenario="solo")
    )
    pick(session, f"fln play {ID['Toussaint']} discard up")

    odds = next(one["odds"] for one in session.board.scene["picks"] if one["verb"] == "bomb")

    assert [(row["text"], row["percent"], row["sampled"]) for row in odds] == [
        ("No hit", "16%", False),
        ("One hit", "48%", False),
        ("Two hits", "36%", False),
    ]
    said = next(one["note"] for one in session.board.scene["picks"] if one["verb"] == "bomb")
    assert said.startswith("A 3 is rolled again")
    assert {one["note"] for one in session.board.scene["picks"] if one["verb"] != "bomb"} == {""}
    assert sum(Fraction(row["share"]).limit_denominator(100) for row in odds) == 1


def test_a_hit_without_a_target_is_named():
    session = session_at(table("fln", fln_hand="Toussaint Ali", gov="military: Bigeard", scenario="solo"))
    pick(session, f"fln play {ID['Toussaint']} discard up")

    odds = next(one["odds"] for one in session.board.scene["picks"] if one["verb"] == "bomb")

    assert odds[2]["text"] == "Two hits, one without a target"


def test_the_fln_is_asked_before_it_attacks_its_own_prisoner():
    session = session_at(
        table(
            "fln",
            fln_hand="Amirouche Ali",
            prison="Abane political",
            gov="military: Bigeard",
            scenario="solo",
        )
    )
    pick(session, f"fln play {ID['Amirouche']} military up")

    questions = {one["id"]: one["confirm"] for one in session.board.scene["picks"]}

    assert "would be gone for good" in questions[f"fln attack {ID['Abane']}"]
    assert questions[f"fln attack {ID['Bigeard']}"] == ""
    assert "Resign?" in questions["fln concede"]


def test_hiding_the_card_that_acts_is_asked_about_if_icons_are_left():
    """Drif hides before she bombs; Amirouche hides last."""
    session = session_at(table("fln", fln_hand="Drif Ali", gov="military: Bigeard", scenario="solo"))
    pick(session, f"fln play {ID['Drif']} political up")
    asked = next(one for one in session.board.scene["picks"] if one["id"] == f"fln hide {ID['Drif']}")

    assert "still has icons to use" in asked["confirm"]


def test_a_play_that_wins_at_once_says_so():
    state = table(
        "fln", fln="political: Abane, Casbah, Villages, Mhidi, Krim", fln_hand="Bouhired Ali", scenario="solo"
    )
    session = session_at(state)

    said = [one["label"] for one in session.board.scene["picks"] if one["card"] == ID["Bouhired"]]

    assert said == [
        "Play Djamila Bouhired face-up in the political front (wins at once)",
        "Play Djamila Bouhired face-down in the political front (wins at once)",
    ]


def test_against_hidden_cards_a_play_may_win():
    """E19: whether the French lead by eight depends on the hidden card."""
    session = session_at(
        table(
            "gov",
            gov="political: DeGaulle, Soustelle, Lacoste",
            fln="political: Bouhired down",
            gov_hand="Settlers Mollet",
        )
    )
    tell(session, "take", seat="gov")

    said = [one["label"] for one in session.board.scene["picks"] if one["place"] == "political"]

    assert said[0] == "Play European Settlers in the political front (may win at once)"
    assert said[1] == "Play Guy Mollet in the political front"


def test_drawing_with_an_empty_hand_is_warned_of():
    session = session_at(table("fln", fln_hand="BenBella", fln_deck="Ali Abane Krim", scenario="solo"))
    pick(session, f"fln play {ID['BenBella']} diplomatic up")

    assert session.board.scene["prompt"]["hint"] == (
        "Your hand is empty. If you do not draw now, you draw 3 cards at the end of the turn."
    )


def test_the_french_expose_a_place_or_a_card_that_they_know():
    session = session_at(table("gov", fln="military: Ali down, Yacef seen", gov_hand="Massu Mollet"))
    tell(session, "take", seat="gov")
    scene = pick(session, f"gov play {ID['Massu']} military up")

    offered = [(one["card"], one["label"]) for one in scene["picks"] if one["verb"] == "expose"]

    assert offered == [
        ("fln-military-1", "Expose the hidden card: card 1 of 2 in the military front"),
        (ID["Yacef"], "Expose Yacef Saadi, in the military front"),
    ]


RISK = (
    r"The French could win here at their next turn in about \d+% of sampled deals of the cards you do not see"
)


def test_the_risk_of_the_next_turn_is_marked_as_sampled_and_follows_the_position():
    """The French lead by six and hold military cards of two icons; even that is not called certain."""
    state = table(
        "fln", gov="military: Massu, Bigeard, Salan", gov_hand="Challe Aussaresses", fln_hand="Ali Yacef"
    )
    session = session_at(state)
    tell(session, "take", seat="fln")
    risk = session.board.scene["fronts"][0]["risk"]
    assert re.fullmatch(RISK, risk)
    assert risk == session.scene()["fronts"][0]["risk"]
    assert session.board.scene["fronts"][1]["risk"] == ""

    pick(session, f"fln play {ID['Ali']} military down")

    assert session.board.scene["fronts"][0]["risk"] == ""


# The log


def test_a_nested_activation_is_indented():
    """Massu exposes Ali, who attacks; then Massu goes on, one step further out."""
    session = session_at(
        table("gov", fln="military: Ali down", gov="military: Challe", gov_hand="Massu Mollet")
    )
    for action in (f"play {ID['Massu']} military up", "expose military-1", "", "skip", "skip"):
        if action:
            pick(session, f"gov {action}")
        else:
            pick(session, f"fln attack {ID['Challe']}")

    told = [(line["depth"], line["text"]) for line in session.board.scene["log"]]

    assert told[:4] == [
        (0, "The French play Jacques Massu in the military front."),
        (1, "The French expose Ali la Pointe: the card lies face-up and acts."),
        (2, "The FLN attacks Maurice Challe: the card goes out of play."),
        (1, "The French do without Capture (Jacques Massu)."),
    ]


def test_dice_are_shown_with_what_they_came_to():
    state = table("fln", fln_hand="Toussaint Ali", gov="military: Bigeard", scenario="solo")
    session = session_at(state, dice=FixedDice([3, 5, 2]))
    pick(session, f"fln play {ID['Toussaint']} discard up")

    line = next(line for line in pick(session, "fln bomb")["log"] if line["dice"])

    assert [(die["face"], die["counts"]) for die in line["dice"]] == [(3, "again"), (5, "hit"), (2, "miss")]
    assert line["text"] == "Toussaint Rouge, Bomb: the FLN rolls two dice: one hit."


def test_a_hidden_play_is_named_only_to_its_owner():
    session = session_at(table("fln", fln_hand="Ali Abane", gov_hand="Mollet Bigeard"))
    pick(session, f"fln play {ID['Ali']} military down")
    covered = session.board.scene["log"][0]["text"]
    mine = session._log.lines("fln")[0]["text"]

    assert covered == "The FLN plays a card face-down in the military front."
    assert mine == "The FLN plays Ali la Pointe face-down in the military front."


def test_the_end_of_the_automatons_deck_is_announced():
    """Its last card ends the solo game, so the last five are counted aloud."""
    far, near = (
        session_at(table("fln", fln_hand="Ali Krim", gov_deck=deck, scenario="solo")).board.scene["turn"]
        for deck in ("Joxe Mollet Lacoste Challe Salan Massu", "Joxe Mollet Lacoste Challe Salan")
    )

    assert "left" not in far
    assert near.endswith("5 cards left in the French deck")


def test_icons_that_are_lost_are_told():
    """Ali attacks Massu, who exposed him."""
    session = session_at(table("gov", fln="military: Ali down", gov_hand="Massu Joxe"))
    pick(session, f"gov play {ID['Massu']} military up")
    pick(session, "gov expose military-1")
    log = pick(session, f"fln attack {ID['Massu']}")["log"]

    assert "Jacques Massu can do no more this time: Capture and Attack lost." in [
        line["text"] for line in log
    ]


def test_an_event_without_effect_says_so_before_it_is_played():
    session = session_at(table("gov", gov_hand="Sakiet Rabat Joxe", fln="military: Ali down"))
    tell(session, "take", seat="gov")
    labels = {
        pick["card"]: pick["label"] for pick in session.board.scene["picks"] if pick["place"] == "discard"
    }

    assert labels[ID["Sakiet"]].endswith("(none of its icons can be done now)")
    session = session_at(table("gov", gov_hand="Sakiet Joxe", fln="military: Ali"))
    tell(session, "take", seat="gov")
    assert not any("none of its icons" in pick["label"] for pick in session.board.scene["picks"])


def test_the_automaton_says_which_line_decided():
    session = session_at(
        table(
            "fln",
            fln_hand="Ali Drif",
            fln="diplomatic: Abbas, Krim",
            gov_deck="Conscripts Joxe Mollet",
            scenario="solo",
        )
    )
    log = pick(session, f"fln play {ID['Ali']} military down")["log"]

    attack = next(line for line in log if "attacks" in line["text"])

    assert attack["text"].endswith("It has the most icons (line 1).")
    assert attack["rule"] == "INS-6.5.2/1"


def test_the_automaton_says_that_it_recruited_even_the_last_card():
    session = session_at(table("fln", fln_hand="Ali Drif", gov_deck="Soustelle Joxe", scenario="solo"))

    log = pick(session, f"fln play {ID['Ali']} military down")["log"]

    assert any("Joxe" in line["text"] and "recruited from the deck" in line["text"] for line in log)


@pytest.mark.parametrize("scenario", ["duel", "solo"])
def test_every_event_can_be_told_without_those_before_it(scenario: str):
    """Its cause stands in the event: whatever is left out of a record, the log does not fail."""
    words = DuelWords("en", RULES.cards)
    for seed in range(3):
        game = uniform_game(scenario, seed)
        for event in game.events:
            for eyes in ("fln", "gov", "", OPEN):
                for seen in seen_events(game, (event,), eyes):
                    _Teller(words, _Memory(), 1, is_solo=scenario == "solo").tell(seen)
    assert words.faults == []


def uniform_game(scenario: str, seed: int) -> Game[State]:
    """Return a game whose choices were drawn by lot."""
    game, rng = Game(RULES, scenario, seed=seed), Random(seed)
    while game.to_move:
        game.play(rng.choice(game.legal()))
    return game


def test_the_atlas_holds_what_is_printed_and_no_more():
    words = DuelWords("fr", RULES.cards)
    atlas = make_atlas(words)

    assert len(atlas["faces"]) == 42
    assert Counter(one["seat"] for one in atlas["faces"].values()) == {"fln": 21, "gov": 21}
    assert face(words, "FRA-18")["name"] == "Européens d’Algérie"
    assert atlas["decks"].startswith("Jeu reconstitué")
    assert words.faults == []


def test_the_scene_has_exactly_the_agreed_keys():
    """The browser reads these; see widgets/duel/types.ts."""
    session = new_session("solo", seed=3)
    scene = pick(session, "fln keep")
    scene = pick(session, scene["picks"][0]["id"])
    front = scene["fronts"][0]
    pairs = {
        "Scene": scene,
        "Front": front,
        "Row": front["fln"],
        "Pick": scene["picks"][0],
        "LogLine": scene["log"][0],
        "CardView": scene["hand"]["cards"][0],
        "Atlas": session.board.atlas,
        "Face": session.board.atlas["faces"]["FLN-01"],
    }

    # What would be taken back is said where it is asked of the other side; how it went, once that is known.
    not_here = {"Scene": {"undo", "result"}}
    agreed = {name: fields_of(name, TABLE) | optional_of(name, TABLE) for name in pairs}
    said = {name: set(part) | not_here.get(name, set()) for name, part in pairs.items()}
    assert agreed == said
