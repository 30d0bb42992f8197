"""What ends with a choice, what it leaves, and what it surely brings: said before it is taken."""

import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.frames.propaganda import Moves, PacifyPhase, Redeploy, Reset, Support, Thaw
from algeria_lab.twilight.frames.sequence import NextCard, Pivotal
from algeria_lab.twilight.state import State
from algeria_lab.views.twilight.choosing.choices import make_choices
from algeria_lab.views.twilight.choosing.foretelling import MOVES
from algeria_lab.views.twilight.choosing.offers import offers_at
from algeria_lab.views.twilight.choosing.planning import plan_line
from algeria_lab.views.twilight.choosing.running import running
from algeria_lab.views.twilight.engine import RULES, step_of
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board, play
from tests.views.twilight.decisions import decisions
from tests.views.twilight.hand import Hand
from tests.views.twilight.test_clicks import DECK, GOV, government, round_of_support

WORDS = TwilightWords("en")


def free(state: State, action: Action) -> None:
    """Limit nothing."""


def choice(state: State, line: str, words: TwilightWords = WORDS) -> dict:
    (found,) = [one for one in make_choices(state, RULES.legal(state), words) if one["id"] == line]
    return found


def price(state: State, line: str) -> str:
    plan = plan_line(state, line, WORDS, free)
    assert plan["refusal"] is None, plan
    return plan["price"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_step_ends_by_a_button_that_says_only_done(language: str):
    words = TwilightWords(language)
    bare = {words.say("play-title-done"), words.say("twilight-do-done").capitalize()}
    met = 0
    for states in decisions().values():
        for state in states:
            for one in make_choices(state, RULES.legal(state), words):
                if one["id"].endswith(" done"):
                    met += 1
                    assert one["text"] not in bare
    assert met > 10
    assert words.faults == []


def test_one_space_ends_as_a_limited_op_and_says_what_that_leaves():
    one, _ = play(government(), "gov train alone", "gov train algiers")
    two, _ = play(one, "gov train oran")

    assert (
        "Counts as Limited Op. Leaves the FLN: Op + special, Op only, Pass."
        in choice(one, "gov done")["price"]
    )
    assert "1st Eligible next: Government" in choice(one, "gov done")["price"]
    assert "Counts as Op only. Leaves the FLN: Limited Op, Pass." in choice(two, "gov done")["price"]
    assert "1st Eligible next: FLN" in choice(two, "gov done")["price"]


def test_the_plan_says_in_which_box_it_will_end_before_anything_is_paid():
    assert "One space alone counts as Limited Op" in price(
        government(), "gov sweep with-special; gov sweep medea"
    )
    assert "One space" not in price(government(), "gov sweep limited; gov sweep medea")


def test_the_box_chosen_on_the_strip_is_the_box_of_the_sheet():
    hand = Hand(government()).box("OP_ONLY").press("algiers")

    for offer in hand._here["offers"]:
        assert [aim["id"] for aim in offer["aims"]] == ["alone"]
    assert hand.choose("turn-train").plan()["line"].startswith("gov train alone; ")


def test_a_sweep_says_how_many_it_activates_and_a_march_whether_it_is_noticed():
    swept = price(government(), "gov sweep limited; gov sweep medea; gov bring algiers FT 3")
    assert "Activation then: 3 of 3" in swept or "Activation then: 2 of 3" in swept

    guarded = board(
        first="fln",
        deck=DECK,
        fln_resources=9,
        medea={"U": 3},
        algiers={"FP": 2, "FT": 1, "state": "support"},
    )
    noticed = price(guarded, "fln march limited; fln march algiers; fln group medea 1 0")
    assert "1 in the group + 3 cubes = 4 > 3: becomes Active" in noticed
    quiet = board(
        first="fln", deck=DECK, fln_resources=9, medea={"U": 3}, algiers={"FP": 1, "state": "support"}
    )
    assert "≤ 3" in price(quiet, "fln march limited; fln march algiers; fln group medea 2 0")


def test_pacifying_says_what_it_removes_and_how_the_sum_moves():
    state, _ = play(government(), "gov train limited", "gov train algiers")
    assert "one Terror marker less" in choice(state, "gov pacify algiers")["text"]
    state, _ = play(state, "gov pacify algiers")
    found = choice(state, "gov pacify algiers")

    assert "one level toward Support" in found["text"]
    assert "Support + Commitment" in found["price"]
    assert "→" in found["price"]


def test_the_support_phase_says_what_is_spent_of_commitment():
    hand = Hand(round_of_support())
    assert "Spent in this phase: 0 of 9 Resources" in hand.scene["prompt"]["why"]
    hand.press("algiers")
    assert "spent 2 of 9 Resources" in hand.plan()["price"]
    hand.do()
    assert "Spent in this phase: 2 of 9 Resources" in hand.scene["prompt"]["why"]


def test_a_phase_that_ends_by_itself_is_announced_and_can_be_taken_back():
    waiting = [NextCard(), Reset(), Thaw(), Redeploy("fln"), Redeploy("gov"), Support("fln")]
    poor = board(
        **(GOV | {"gov_resources": 2, "card": 67, "deck": (3, 4, 68), "commitment": 9}),
        agenda=[*waiting, PacifyPhase("gov")],
        algiers={"FT": 1, "FP": 1, "terror": 1},
        oran={"FT": 1, "FP": 1},
    )
    hand = Hand(poor).press("algiers")
    assert hand.plan()["price"].endswith("and ends the Support Phase")
    hand.do()
    assert hand.scene["prompt"]["text"] != ""
    assert hand.scene["can"]["undo"]
    back = hand.session.answer({"kind": "undo", "ply": hand.scene["ply"]})
    assert {one["id"] for one in back["actions"]} >= {"gov done", "gov pacify algiers 1"}


def test_a_phase_in_which_nothing_was_moved_is_asked_about_once():
    waiting = [NextCard(), Reset(), Thaw(), Redeploy("fln")]
    state = government(agenda=[*waiting, Moves("gov")], card=67, deck=(3, 4, 68))
    hand = Hand(state)
    (end,) = [one for one in hand.scene["actions"] if one["id"] == "gov done"]

    assert end["text"] == "End Redeploy"
    assert end["asks"]
    hand.press("algiers")
    if not hand._offer:
        hand.choose(hand._here["offers"][0]["mission"])
    hand.take(hand._offer["crew"][0]["piece"])  # nobody is moved unasked
    hand.do()
    (end,) = [one for one in hand.scene["actions"] if one["id"] == "gov done"]
    assert "asks" not in end


def test_each_special_activity_is_named_where_it_is_offered():
    state, _ = play(
        board(
            first="fln",
            deck=DECK,
            fln_resources=9,
            capabilities={"oas"},
            oran={"U": 2, "AP": 1},
            algiers={"FP": 1},
        ),
        "fln attack with-special",
    )
    heads = {one["group"] for one in make_choices(state, RULES.legal(state), WORDS)}

    assert "Special activity: Ambush" in heads
    assert "Special activity" not in heads


def test_the_text_of_the_own_side_comes_first_and_both_stand_together():
    for first, wanted in (("gov", ["unshaded", "shaded"]), ("fln", ["shaded", "unshaded"])):
        state = board(first=first, deck=DECK, card=12, fln_resources=9, gov_resources=9)
        found = make_choices(state, RULES.legal(state), WORDS)
        assert [one["id"].split()[-1] for one in found[:2]] == wanted
        assert [one["group"] for one in found[:2]] == ["Event", "Event"]


def test_the_question_names_no_special_activity_where_none_is_left():
    state, _ = play(government(), "gov train limited", "gov train algiers")
    hand = Hand(government()).button("gov train limited")

    assert "special activity" not in hand.scene["prompt"]["text"]
    assert offers_at(state, "oran", RULES.legal(state), WORDS)["offers"] == []


def test_a_pivotal_event_says_what_it_does_before_it_is_played():
    asked = [
        state for state in decisions()["pivotal"] if any(one.verb == "pivotal" for one in RULES.legal(state))
    ]
    state = asked[0]
    scene = Hand(state, spares=False).scene
    ready = [one for one in scene["actions"] if one["id"].split()[1] == "pivotal"]

    assert ready
    for one in ready:
        card = int(one["id"].split()[2])
        assert WORDS.card_text(card, CARDS[card].texts[0]) in one["asks"]


def test_the_first_pacification_of_a_train_says_that_it_ends_the_choice_of_spaces():
    state, _ = play(government(gov_resources=20), "gov train alone", "gov train algiers", "gov place 0 1")
    once, _ = play(state, "gov pacify algiers")
    closes = "ends the choice of spaces and cubes of this Train"

    assert closes in choice(state, "gov pacify algiers")["price"]
    assert all(closes not in one.get("price", "") for one in make_choices(once, RULES.legal(once), WORDS))


def test_to_pass_is_never_the_button_that_leads_on():
    choices = make_choices(government(), RULES.legal(government()), WORDS)

    assert [one["id"] for one in choices if one.get("idles")] == ["gov pass"]


def test_to_end_is_not_the_button_that_leads_on_while_guerrillas_can_be_activated():
    state = next(
        one for one in decisions()["sweep"] if "activate" in {action.verb for action in RULES.legal(one)}
    )
    ends = [one for one in make_choices(state, RULES.legal(state), WORDS) if one.get("ends")]

    assert ends
    assert all(one.get("idles") for one in ends)


@pytest.mark.parametrize("step", ["sweep", "garrison"])
def test_an_activation_says_whether_it_ends_the_moves(step: str):
    said = {True: 0, False: 0}
    for state in positions(step, games=10):
        before = {action.verb for action in RULES.legal(state)}
        for one in make_choices(state, RULES.legal(state), WORDS):
            if one["id"].split()[1] != "activate":
                continue
            after = RULES.legal(RULES.preview(state, Action.parse(one["id"]), SeededDice(0)))
            closes = bool(before & MOVES) and not {action.verb for action in after} & MOVES
            assert ("ends the choice of spaces and the moves" in one["text"]) == closes, one
            said[closes] += 1
    assert said[True]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_declared_pivotal_event_says_what_it_does_where_it_may_be_trumped(language: str):
    words = TwilightWords(language)
    state = government(agenda=[NextCard(), Pivotal("gov", asked_last=True, declared=62)])

    said = running(SimpleNamespace(state=state, to_move="gov"), words)

    assert words.card(62) in said
    assert words.card_text(62, "single") in said
    assert words.faults == []


def test_a_deploy_says_between_which_spaces_pieces_go_and_presets_nobody():
    state, _ = play(
        government(gov_resources=20), "gov train with-special", "gov train algiers", "gov place 0 1"
    )
    begun, _ = play(state, "gov deploy", "gov deploy algiers")
    offers = [one for one in offers_at(begun, "algiers", RULES.legal(begun), WORDS)["offers"] if one["crew"]]
    history = [SimpleNamespace(state=one) for one in (government(gov_resources=20), begun)]
    game = SimpleNamespace(state=begun, to_move="gov", ply=1, history=history)

    assert {group["chosen"] for offer in offers for group in offer["crew"]} == {0}
    said = running(game, WORDS)
    assert "may move between Available and Algiers (3 spaces at most): 0 of 6 pieces moved" in said
    plan = plan_line(begun, "gov move algiers available FT 2", WORDS, free)
    assert plan["text"] == "Move 2 French Troops from Algiers to Available"


TRACK_OF = {
    "Commitment": "commitment",
    "Government Resources": "gov_resources",
    "FLN Resources": "fln_resources",
}


def test_an_event_says_what_it_surely_moves_and_what_it_leaves():
    """On the first side's turn nothing follows an Event at once: the position after it shows what moved."""
    told = 0
    for state in turns(games=8):
        for one in make_choices(state, RULES.legal(state), WORDS):
            if one["id"].split()[1] != "event":
                continue
            *moved, ends = one["price"].split(" · ")
            assert ends.startswith("Ends this card" if state.box1 else "Counts as Event. Leaves the"), one
            after = RULES.preview(state, Action.parse(one["id"]), SeededDice(0))
            for part in [] if state.box1 else moved:
                name, before, _, now = part.rsplit(" ", 3)
                if track := TRACK_OF.get(name):
                    assert (int(before), int(now)) == (getattr(state, track), getattr(after, track)), one
                    told += 1
    assert told > 5


def turns(games: int) -> Iterator[State]:
    """Yield the positions of games by chance in which a box is chosen."""
    return positions("turn", games)


def positions(step: str, games: int) -> Iterator[State]:
    """Yield the positions of games by chance at a decision."""
    for seed in range(games):
        lot = random.Random(seed)
        game = Game(RULES, "short", seed=seed)
        while game.to_move and game.ply < 400:
            if step_of(game.state) == step:
                yield game.state
            game.play(lot.choice(game.legal()))
