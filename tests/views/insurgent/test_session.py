"""Who looks at the card table, what may be picked, taken back and looked at."""

from random import Random

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.core.game import Game
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.players.insurgent.opponents import OPPONENTS
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.players.table import Table
from algeria_lab.views.insurgent.picks import HIDES_SOMETHING
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.insurgent.text import DuelWords
from tests.insurgent.tables import ID, table
from tests.views.insurgent.tables import new_session, pick, session_at, tell


def labels(session: DuelSession) -> list[str]:
    """Return what is offered."""
    return [offer["label"] for offer in session.board.scene["picks"]]


def verbs(session: DuelSession) -> set[str]:
    """Return the kinds of what is offered."""
    return {offer["verb"] for offer in session.board.scene["picks"]}


def test_two_people_begin_with_a_covered_screen():
    scene = new_session().board.scene

    assert (scene["viewer"], scene["hand"]["cards"], scene["picks"]) == ("", [], [])
    assert scene["handover"]["seat"] == "fln"
    assert [scene["piles"][seat]["hand"] for seat in ("fln", "gov")] == [5, 5]


def test_taking_the_screen_uncovers_ones_own_hand_only():
    session = new_session()

    scene = tell(session, "take", seat="fln")

    assert (scene["viewer"], scene["handover"], len(scene["hand"]["cards"])) == ("fln", None, 5)
    assert scene["other_hand"]["cards"] == []
    assert verbs(session) == {"keep", "redraw", "concede"}


def test_the_screen_is_covered_when_the_decision_passes_to_the_other_side():
    session = new_session()

    scene = pick(session, "fln keep")

    assert (scene["viewer"], scene["handover"]["seat"], scene["hand"]["cards"]) == ("", "gov", [])


def test_only_the_side_that_decides_takes_the_screen():
    session = new_session()

    assert tell(session, "take", seat="gov")["notice"]["level"] == "refusal"
    assert session.board.scene["handover"]["seat"] == "fln"
    tell(session, "take", seat="fln")
    assert "Nobody" in tell(session, "take", seat="fln")["notice"]["text"]


def test_a_decision_about_open_cards_needs_no_hand_over():
    """The French expose a card; the FLN uses its icons while both look on; the French take the screen."""
    session = session_at(
        table("gov", gov_hand="Massu Bigeard", fln="military: Ali down", gov="military: Challe")
    )
    tell(session, "take", seat="gov")
    pick(session, f"gov play {ID['Massu']} military up")
    covered = tell(session, "pick", id="gov expose military-1")
    assert covered["handover"]["seat"] == "fln"
    assert verbs(session) == {"attack", "skip"}

    scene = tell(session, "pick", id="fln skip")

    assert (scene["viewer"], scene["handover"]["seat"], scene["hand"]["cards"]) == ("", "gov", [])
    assert verbs(session) == {"capture", "skip"}
    assert len(tell(session, "take", seat="gov")["hand"]["cards"]) == 1


def test_nothing_hidden_is_offered_on_a_covered_screen():
    """Over a whole game: only steps whose choices all lie open; never a play, a mulligan, an own expose."""
    session, rng, offered = new_session(seed=5), Random(5), 0
    while not session.is_open:
        session._holder = ""
        hides = isinstance(session.game.state.top, HIDES_SOMETHING)
        picks = session.scene()["picks"]
        offered += len(picks)
        assert bool(picks) != hides
        assert not {offer["verb"] for offer in picks} & {"play", "keep", "redraw", "concede"}
        session.table.play(rng.choice(session.game.legal()))

    assert offered > 20


def test_a_covered_choice_is_refused_without_a_word_about_the_hand():
    session = new_session()
    state = session.game.state
    card = state.name(state.zones["fln-hand"][0])

    notice = tell(session, "pick", id=f"fln play {card} military up")["notice"]

    assert notice["text"] == "The hand is covered. Whoever decides takes the screen first."


def test_against_the_automaton_the_person_always_looks():
    session = new_session("solo")

    assert (session.board.scene["viewer"], session.board.scene["handover"]) == ("fln", None)
    pick(session, "fln keep")
    assert session.board.scene["piles"]["gov"]["label"] == "French automaton: no hand, 21 cards in the deck"


@pytest.mark.parametrize(("seat", "other"), [("fln", "gov"), ("gov", "fln")])
def test_a_computer_plays_the_other_side(seat: str, other: str):
    rules = InsurgentRules()
    game = Game(rules, "duel", rules.options(), seed=2)
    seats = PLAYERS.seat({seat: "human", other: "random"})
    session = DuelSession(Table(game, seats), DuelWords("en", rules.cards))
    rng = Random(2)
    while not session.is_open:
        scene = session.board.scene
        assert (scene["viewer"], scene["handover"], session.game.to_move) == (seat, None, seat)
        offered = [offer["id"] for offer in scene["picks"] if offer["verb"] != "concede"]
        tell(session, "pick", id=rng.choice(offered))

    assert session.board.scene["ending"]
    assert {entry.action.seat for entry in session.game.history if entry.action} == {"fln", "gov"}


def test_news_begin_with_ones_own_last_decision():
    session = new_session("solo", seed=3)
    pick(session, "fln keep")
    hidden = next(one["id"] for one in session.board.scene["picks"] if one["facing"] == "down")

    news = pick(session, hidden)["news"]

    assert {line["ply"] for line in news} == {2}
    assert news[0]["text"].startswith("The FLN plays")
    assert any(line["text"].startswith("The automaton plays") for line in news)


def test_what_has_just_come_is_marked():
    session = new_session("solo", seed=3)
    pick(session, "fln keep")
    assert not any(card["fresh"] for card in session.board.scene["hand"]["cards"])
    before = session.board.scene["hand"]["cards"]
    scene = pick(session, session.board.scene["picks"][0]["id"])

    drawn = [front[seat]["cards"] for front in scene["fronts"] for seat in ("fln", "gov")]
    assert any(card["fresh"] for cards in drawn for card in cards)
    assert len(scene["hand"]["cards"]) == len(before) - 1


# Taking back


def test_a_card_laid_face_down_is_taken_back_and_laid_again():
    session = session_at(table("fln", fln_hand="Ali Abane", gov_hand="Bigeard"))
    tell(session, "take", seat="fln")
    before = session.game.state.to_json()
    assert pick(session, f"fln play {ID['Ali']} military down")["can_undo"]

    undone = tell(session, "undo")
    assert session.game.state.to_json() == before
    assert undone["can_redo"]

    tell(session, "redo")
    assert session.game.to_move == "gov"


def test_taking_back_on_a_covered_screen_uncovers_nothing():
    """Whoever has just been handed the screen could press the button."""
    session = session_at(table("fln", fln_hand="Ali Abane", gov_hand="Bigeard"))
    tell(session, "take", seat="fln")
    pick(session, f"fln play {ID['Ali']} military down")

    undone = tell(session, "undo")

    assert (undone["viewer"], undone["handover"]["seat"], undone["hand"]["cards"]) == ("", "fln", [])
    assert len(tell(session, "take", seat="fln")["hand"]["cards"]) == 2


def test_nothing_is_taken_back_once_the_other_side_has_decided():
    session = session_at(table("fln", fln_hand="Ali Abane", gov_hand="Mollet Bigeard"))
    tell(session, "take", seat="fln")
    pick(session, f"fln play {ID['Ali']} military down")
    pick(session, f"gov play {ID['Mollet']} political up")
    assert session._holder == "gov"
    tell(session, "take", seat="fln")

    scene = tell(session, "undo")

    assert "somebody else has decided" in scene["notice"]["text"]
    assert session.game.ply == 2


def test_the_side_that_takes_the_screen_does_not_take_back_the_other_s_card():
    session = session_at(table("fln", fln_hand="Ali Abane", gov_hand="Mollet Bigeard"))
    tell(session, "take", seat="fln")
    pick(session, f"fln play {ID['Ali']} military down")

    scene = tell(session, "take", seat="gov")

    assert not scene["can_undo"]
    assert "somebody else" in tell(session, "undo")["notice"]["text"]


def test_a_roll_is_not_taken_back():
    state = table("fln", fln_hand="Toussaint Abane", gov="military: Bigeard")
    session = session_at(state, dice=FixedDice([1, 1]))
    tell(session, "take", seat="fln")
    pick(session, f"fln play {ID['Toussaint']} discard up")

    scene = pick(session, "fln bomb")

    assert not scene["can_undo"]
    assert "dice have fallen" in tell(session, "undo")["notice"]["text"]


def test_a_hidden_card_that_was_seen_is_not_unseen():
    session = session_at(table("gov", gov_hand="Massu Bigeard", fln="political: Abane down"))
    tell(session, "take", seat="gov")
    pick(session, f"gov play {ID['Massu']} military up")
    pick(session, "gov expose political-1")

    scene = tell(session, "undo")

    assert "a hidden card has been seen" in scene["notice"]["text"]
    assert session.game.ply == 2


def test_a_finished_game_is_not_taken_up_again():
    """Giving up shows the hidden cards to everybody."""
    session = session_at(table("fln", fln_hand="Ali", fln="political: Abane down"))
    tell(session, "take", seat="fln")

    assert not pick(session, "fln concede")["can_undo"]
    assert "The game is over" in tell(session, "undo")["notice"]["text"]


# Messages that do not fit


def test_a_choice_from_an_old_screen_is_refused_kindly():
    session = new_session("solo")
    pick(session, "fln keep")

    session.board._on_message(None, {"kind": "pick", "id": "fln keep", "ply": 0}, None)

    assert session.board.scene["notice"]["level"] == "info"
    assert "up to date" in session.board.scene["notice"]["text"]
    assert session.game.ply == 1


@pytest.mark.parametrize(
    "message",
    [
        "rubbish",
        {"kind": "mark", "name": "x", "ply": 0},
        {"kind": "pick", "ply": 0},
        {"kind": "pick", "id": 7, "ply": 0},
        {"kind": "take", "seat": None, "ply": 0},
        {"kind": "look", "at": True, "ply": 0},
    ],
)
def test_a_foreign_message_is_told_and_changes_nothing(message: object):
    session = new_session()

    session.board._on_message(None, message, None)

    assert session.board.scene["notice"]["text"].startswith(
        "The card table sent a message that cannot be read"
    )
    assert session.game.ply == 0


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        (
            "fln play FRA-01 military up",
            "Jacques Massu, military front, face-up: this card is not among those",
        ),
        ("gov keep", "The FLN decides now, not the French."),
        ("fln bom", "“bom” is not asked for now."),
        ("fln play FLN-99 military up", "There is no such card"),
        ("<script>", "That is not among the choices; nothing was done."),
    ],
)
def test_a_choice_that_is_not_offered_is_refused_in_words(wanted: str, text: str):
    session = session_at(table("fln", fln_hand="Ali Abane", scenario="solo"))

    notice = tell(session, "pick", id=wanted)["notice"]

    assert text in notice["text"]
    assert (notice["level"], session.game.ply) == ("refusal", 0)


def test_rules_are_explained_and_other_questions_are_not_known():
    session = new_session()

    rule = session.inform({"kind": "ask", "what": "rule", "key": "INS-4.3", "ply": 0})

    assert rule["title"] == "Bomb"
    assert {"key": "INS-4.3.3", "title": "Waiving a hit"} in rule["see"]
    with pytest.raises(LookupError, match="question"):
        session.inform({"kind": "ask", "what": "log", "ply": 0})


# After the game


def finished() -> DuelSession:
    """Return a game for two that was played to its end by chance."""
    session, rng = new_session(seed=5), Random(5)
    while not session.is_open:
        session.table.play(rng.choice(session.game.legal()))
    session.board.show(session.scene())
    return session


def test_after_the_game_every_moment_is_looked_at_with_all_cards():
    session = finished()
    last = session.game.ply
    assert session.board.scene["time"]["last"] == last

    scene = tell(session, "look", at=0)

    assert (scene["time"]["at"], scene["open"], scene["picks"], scene["ending"]) == (0, True, [], None)
    assert len(scene["hand"]["cards"]) == len(scene["other_hand"]["cards"]) == 5
    assert tell(session, "look", at=None)["ending"]["title"]
    assert "no such moment" in tell(session, "look", at=last + 1)["notice"]["text"]


def test_the_moments_of_turns_are_in_order():
    turns = finished().board.scene["time"]["turns"]

    assert turns == sorted(turns, key=lambda one: (one["ply"], one["turn"]))
    assert [one["turn"] for one in turns] == list(range(1, len(turns) + 1))


def against_a_computer(seat: str, seed: int = 5) -> DuelSession:
    """Return a game against the sensible player that was played to its end by chance."""
    rules, rng = InsurgentRules(), Random(seed)
    seats = OPPONENTS.seat({"fln": "sensible", "gov": "sensible"} | {seat: "human"})
    game = Game(rules, "duel", rules.options(), seed=seed)
    session = DuelSession(Table(game, seats), DuelWords("en", rules.cards))
    while not session.is_open:
        session.table.play(rng.choice(session.game.legal()))
        session.table.let_computers_act()
    session.board.show(session.scene())
    return session


@pytest.mark.parametrize(("way", "person"), [("again", "gov"), ("exchange", "fln")])
def test_another_game_begins_from_the_end_of_one(way: str, person: str):
    session = against_a_computer("gov")
    over = session.game
    assert sorted(session.board.scene["ways"]) == ["again", "exchange"]

    scene = tell(session, "begin", way=way)

    assert session.game is not over
    assert session.game.seed != over.seed
    assert session.people == (person,)
    assert session.kept_as
    assert (scene["viewer"], scene["open"], scene["ending"], scene["ways"]) == (person, False, None, [])
    assert scene["notice"]["text"].startswith("A new game has begun.")


def test_a_game_is_begun_anew_only_once_it_is_over_and_only_as_it_can_be():
    session = finished()
    assert session.board.scene["ways"] == ["again"]
    over = session.game
    tell(session, "begin", way="exchange")
    assert session.game is over

    running = new_session("duel")
    before = running.game
    assert "once the game is over" in tell(running, "begin", way="again")["notice"]["text"]
    assert running.game is before


def test_while_the_game_runs_no_past_moment_is_shown():
    session = new_session("solo")
    pick(session, "fln keep")

    scene = tell(session, "look", at=0)

    assert (scene["time"]["at"], scene["time"]["open"]) == (1, False)
    assert "once the game is over" in scene["notice"]["text"]


def test_a_choice_in_the_replay_plays_nothing():
    session = finished()
    tell(session, "look", at=0)

    assert "The game is over" in tell(session, "pick", id="fln keep")["notice"]["text"]


def test_the_language_changes_and_the_game_goes_on():
    session = new_session("solo", seed=4)
    pick(session, "fln keep")

    session.speak(DuelWords("fr", session.game.state.cards))

    scene = session.board.scene
    assert scene["prompt"]["text"] == "Jouez une carte de votre main."
    assert any(line["text"] == "Le FLN garde sa première main." for line in scene["log"])
    assert session.board.atlas["seats"] == {"fln": "FLN", "gov": "Français"}


def test_those_who_watch_hear_of_each_decision_and_may_fail(caplog: pytest.LogCaptureFixture):
    session, heard = new_session("solo"), []
    session.watch(lambda game: heard.append(game.ply))

    def fail(game: Game) -> None:
        if game.ply:
            raise OSError("no room")

    session.watch(fail)

    assert "could not be kept" in pick(session, "fln keep")["notice"]["text"]
    assert heard == [0, 1]
    assert "A watcher of the game failed" in caplog.text
