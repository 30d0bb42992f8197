"""The scene: the keys that the browser reads, choices grouped and priced, a size that travels fast."""

import json
from collections.abc import Callable
from functools import cache

import pytest

from algeria_lab.algeria.board.geography import AREA_IDS, PLACES
from algeria_lab.algeria.board.units import FLN, ID_OF, count
from algeria_lab.algeria.frames import FRAMES, GovReinforcement
from algeria_lab.algeria.phases.fln_reinforcement import support_income
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import seat_of
from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.events import Counted
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import DiceRanOut
from algeria_lab.views.algeria.board.motion import motions
from algeria_lab.views.algeria.choosing.choices import make_choices
from algeria_lab.views.algeria.telling.logbook import WarLog
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.lines import is_rolled
from algeria_lab.views.play.map_game import LOG_LINES
from algeria_lab.views.play.time.timeline import turn_start
from algeria_lab.views.shared.scene_widget import difference
from tests.algeria.boards import Board, board
from tests.algeria.told import told
from tests.views.algeria.sessions import pick, scene_of, session_of
from tests.views.shared.contract import fields_of, optional_of

WORDS = Words("en")
LARGEST = 40_000
LARGEST_PATCH = 20_000


@cache
def war(scenario: str) -> Game[State]:
    """Return a war between two computers, to its end."""
    return session_of("mixed", "mixed", scenario=scenario, seed=7).game


def scene_at(game: Game[State], ply: int, words: Words = WORDS) -> dict[str, object]:
    moment = game.fork(ply)
    return scene_of(moment, words, book_of(words).lines(moment))


@cache
def book_of(words: Words) -> WarLog:
    """Return the one logbook of a language: it keeps what it has rendered."""
    return WarLog(words)


def test_every_part_has_the_keys_that_the_browser_reads():
    scene = scene_at(war("1958"), 40)
    parts = {
        "PlaceState": scene["places"].values(),
        "PieceGroup": [group for groups in scene["pieces"].values() for group in groups.values()],
        "Track": scene["tracks"],
        "LogEntry": scene["log"].values(),
        "Action": scene["actions"],
        "Time": [scene["time"]],
    }

    # The number of the answer is given by the widget.
    assert fields_of("Scene") - {"answer"} <= set(scene) <= fields_of("Scene") | optional_of("Scene")
    assert set(scene["places"]) == set(PLACES)
    for interface, rows in parts.items():
        assert rows, interface
        for row in rows:
            assert fields_of(interface) <= set(row) <= fields_of(interface) | optional_of(interface)


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_scene_of_a_war_is_large(scenario: str, language: str):
    game, words = war(scenario), Words(language)
    sizes = [
        len(json.dumps(scene_at(game, ply, words), ensure_ascii=False).encode())
        for ply in range(0, game.ply, 10)
    ]

    assert max(sizes) < LARGEST
    assert words.faults == []


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
@pytest.mark.parametrize("seat", ["fln", "gov"])
def test_no_patch_of_a_war_is_large(scenario: str, seat: str):
    """From decision to decision of a side, with everything that the other side did and what moved."""
    game, words = war(scenario), Words("fr")
    book, old, last, sizes = WarLog(words), {}, 0, []
    for ply, entry in enumerate(game.history):
        if ply < 2 or not entry.state.agenda or seat_of(entry.state.agenda[-1]) != seat:
            continue
        moment = game.fork(ply)
        moved = motions(game.history[last : ply + 1])
        rolls = book.rolls(moment, last + 1, last + 1)
        scene = scene_of(moment, words, book.lines(moment), motion=moved, rolls=rolls)
        sizes.append(len(json.dumps(difference(old, scene), ensure_ascii=False).encode()) if old else 0)
        old, last = scene, ply

    assert len(sizes) > 50
    assert max(sizes) < LARGEST_PATCH


def test_every_piece_on_the_map_is_in_the_scene_once():
    game = war("1960")
    scene = scene_at(game, game.ply // 2)
    state = game.history[game.ply // 2].state
    stands = [
        (name, place)
        for place, groups in scene["pieces"].items()
        for group in groups.values()
        for name in group["ids"]
    ]

    assert len(stands) == len({name for name, _ in stands}) == state.on_map().bit_count()
    assert all(state.place[ID_OF[name]] == place for name, place in stands)


def test_pieces_that_differ_stand_in_different_groups():
    """A group keeps its key while its number changes, and no two that look different share one."""
    seen: dict[str, tuple[str, str, tuple[str, ...]]] = {}
    game = war("1958")
    for ply in range(0, game.ply, 20):
        for groups in scene_at(game, ply)["pieces"].values():
            for key, group in groups.items():
                looks = group["kind"], group["box"], tuple(group.get("is", ()))
                assert seen.setdefault(key, looks) == looks

    assert len(seen) == len(set(seen.values()))


def test_places_tell_who_is_there_and_what_they_would_bring():
    """The AP of all areas are those that the next income brings, less what support brings."""
    game = war("1958")
    for ply in range(2, game.ply, 5):
        before = game.history[ply - 1].state
        income = [
            event.change
            for event in game.history[ply].events
            if isinstance(event, Counted) and event.why in ("income", "income-support")
        ]
        scene = scene_at(game, ply - 1)
        for place, row in scene["places"].items():
            assert row.get("facts", {}).get("units", [0, 0])[0] == count(before.at[place] & FLN)
        if income and isinstance(before.top, GovReinforcement):
            areas = sum(row.get("facts", {}).get("income", 0) for row in scene["places"].values())
            assert sum(income) == areas + support_income(before)


def test_a_place_has_changed_if_it_differs_from_the_beginning_of_the_turn():
    """By what the reader sees there, boxes aside; and if it does not differ, it has not changed."""
    game = war("1958")
    seen = set()
    for ply in range(2, game.ply, 5):
        moment = game.fork(ply)
        start, state = turn_start(moment), moment.state
        rows = scene_at(game, ply)["places"]
        assert start.turn == state.turn
        for area in AREA_IDS:
            differs = any(
                (
                    start.at[area] != state.at[area],
                    start.at[area] & start.neutralized != state.at[area] & state.neutralized,
                    start.control.get(area) != state.control.get(area),
                    (area in start.terror) != (area in state.terror),
                    (area in start.resettled) != (area in state.resettled),
                    (start.oas == area) != (state.oas == area),
                )
            )
            assert rows[area].get("facts", {}).get("changed", False) == differs
            seen.add(differs)
    assert seen == {True, False}


def has_changed(change: Callable[[Board], Board]) -> bool:
    """Return whether V-4, where a Band stands, counts as changed after something has changed."""
    start = board().put("band-1", "V-4")
    now = change(Board.of(start.state))
    return scene_at(told(start, now), 1)["places"]["V-4"].get("facts", {}).get("changed", False)


@pytest.mark.parametrize(
    "change",
    [
        lambda here: here.put("band-2", "V-4"),
        lambda here: here.put("band-1", "V-3"),
        lambda here: here.put("band-1", "V-4", marks="N"),
        lambda here: here.control("gov", "V-4"),
        lambda here: here.mark("terror", "V-4"),
        lambda here: here.mark("resettled", "V-4"),
        lambda here: here.set(oas="V-4"),
    ],
)
def test_each_thing_seen_in_a_place_counts_as_a_change(change: Callable[[Board], Board]):
    assert has_changed(change)


def test_boxes_and_what_happens_elsewhere_are_no_change_of_a_place():
    assert not has_changed(lambda here: here.put("band-1", "V-4", "OC"))
    assert not has_changed(lambda here: here.set(oas="ALGIERS").mark("terror", "V-3").put("band-2", "V-3"))


def test_what_belongs_to_a_moment_is_handed_on():
    guide = {"title": "a", "text": "b", "todo": []}
    moment = war("1958").fork(40)
    scene = scene_of(moment, WORDS, [], guide=guide, rolls=[{"entry": 1}], motion=[{"kind": "fire"}])

    assert scene["guide"] == guide
    assert scene["rolls"] == [{"entry": 1}]
    assert scene["motion"] == [{"kind": "fire"}]
    assert "prediction" not in scene


def test_the_log_keeps_the_last_lines_with_their_numbers():
    game = war("1958")
    scene = scene_at(game, game.ply)
    lines = list(scene["log"].values())

    assert len(lines) == LOG_LINES
    first = lines[0]["id"]
    assert [line["id"] for line in lines] == list(range(first, first + LOG_LINES))
    assert list(scene["log"]) == [str(line["id"]) for line in lines]
    assert scene["log_count"] == first + LOG_LINES
    assert all(line["rule"].startswith("A:") for line in lines if "faces" in line)


def test_every_choice_can_be_played_and_every_action_can_be_chosen():
    """Alike units share a choice; nothing that is legal is out of reach."""
    game = war("1960")
    for entry in game.history[:-1:7]:
        legal = game.rules.legal(entry.state)
        choices = make_choices(entry.state, legal, WORDS)
        singles = {choice["id"]: choice for choice in choices if "; " not in choice["id"]}
        assert set(singles) <= set(map(str, legal))
        for action in legal:
            units = [arg for arg in action.args if arg in ID_OF]
            assert str(action) in singles or any(
                set(units) <= set(choice.get("targets", ())) and choice["id"].split()[1] == action.verb
                for choice in singles.values()
            )
        assert all(parse_line(choice["id"]) for choice in choices)


def test_alike_units_are_one_choice_and_can_be_taken_together():
    state = (
        (
            board("1954")
            .put("band-1", "V-4", box="UG")
            .put("band-2", "V-4", box="UG")
            .put("band-3", "I-1", box="UG")
        )
        .awaiting("fln_deployment", "fln")
        .state
    )
    choices = make_choices(state, session_of().game.rules.legal(state), WORDS)

    by_id = {choice["id"]: choice for choice in choices}
    one, both = by_id["fln ops band-1"], by_id["fln ops band-1; fln ops band-2"]
    assert one["targets"] == both["targets"] == ["band-1", "band-2"]
    assert one["short"] == "Band ×2, Mostaganem (V-4)"
    assert one["text"].startswith("Bring 1 Band (Mostaganem, V-4)")
    assert both["text"].startswith("Bring 2 Bands (Mostaganem, V-4)")
    assert "fln ops band-2" not in by_id
    assert by_id["fln ops band-3"]["short"] == "Band, Barika (I-1)"


def test_a_choice_shows_its_price_before_it_is_paid():
    state = (
        board("1954")
        .put("front-1", "ORAN", box="UG")
        .put("front-2", "MOROCCO", box="UG")
        .set(fln_ap=9, independent=True)
    )
    state = state.awaiting("fln_reinforcement", "fln").state
    choices = make_choices(state, session_of().game.rules.legal(state), WORDS)
    prices = {choice["id"]: choice.get("price", "") for choice in choices}

    assert prices["fln done"] == ""
    assert prices["fln build cadre ORAN"] == "AP −3 (9 → 6)"
    assert prices["fln build cadre MOROCCO"] == "AP −2 (9 → 7)"


def test_a_mission_says_that_dice_will_fall():
    state = board("1954").put("front-1", "ORAN", box="OPS").set(fln_ap=5).awaiting("operations", "fln").state
    rules = session_of().game.rules
    begun = rules.preview(state, Action.parse("fln strike front-1"), FixedDice(()))
    (done,) = [
        choice for choice in make_choices(begun, rules.legal(begun), WORDS) if choice["id"] == "fln done"
    ]

    assert done["rolls"]
    assert done["ends"]
    assert "short" not in done


def test_what_takes_a_piece_away_is_asked_first():
    session = session_of("mixed", "human", seed=3)
    actions = pick(session, "gov quick")["actions"]
    asked = {action["id"].split()[1] for action in actions if action.get("ask")}

    assert asked == {"remove"}


def test_every_choice_that_rolls_dice_says_so():
    """Except where dice fall only because a mission ends with the last of something else."""
    aside = {("distribute", "raise"), ("distribute", "lower"), ("choose_loss", "lose")}
    aside |= {("suppressed", "neutralize")}
    rules = session_of().game.rules
    for scenario in ("1954", "1958", "1960"):
        for entry in war(scenario).history[:-1:9]:
            for action in rules.legal(entry.state)[::4]:
                try:
                    rules.preview(entry.state, action, FixedDice(()))
                except DiceRanOut:
                    step = FRAMES.name(entry.state.agenda[-1])
                    assert is_rolled(rules, entry.state, action) or (step, action.verb) in aside


def test_a_shift_says_from_where_to_where():
    game = Game(AlgeriaRules(), "1954", seed=8)
    while not any(action.verb == "shift" for action in game.legal()):
        game.play(next(action for action in game.legal() if action.verb == "place"))
    action = next(action for action in game.legal() if action.verb == "shift")

    by_id = {one["id"]: one for one in make_choices(game.state, game.legal(), WORDS)}

    _, start, end = action.args
    assert by_id[str(action)]["short"] == f"{WORDS.place(start)} → {WORDS.place(end)}"


def test_of_units_in_the_pool_the_number_left_is_told():
    """The price beside it is that of one."""
    game = Game(AlgeriaRules(), "1954", seed=8)
    game.play("gov quick; fln quick")

    shorts = {one.get("short"): one.get("price") for one in make_choices(game.state, game.legal(), WORDS)}

    assert shorts["Police unit (7 left)"] == "support −1 (65 → 64)"


def test_points_to_distribute_say_whose_support_they_move():
    state = board().set(gov_psl=50).awaiting("distribute", "gov", 4).state
    choices = make_choices(state, session_of().game.rules.legal(state), WORDS)

    groups = {choice["group"] for choice in choices}
    assert groups == {"Raise Government support by", "Lower FLN support by"}


def test_the_oas_lies_on_the_map_wherever_it_is():
    def marks_of(place: str) -> object:
        return scene_at(told(board().set(oas=place)), 0)["places"][place].get("marks")

    assert marks_of("FRANCE") == marks_of("ORAN") == {"oas": 1}


def test_a_resettled_place_has_one_mark_that_says_it_counts_as_remote():
    game = told(board().mark("resettled", "V-4"))

    assert scene_at(game, 0)["places"]["V-4"]["marks"] == {"resettled": 1}
