"""The studio in the kernel: what the browser asks for, and what it is told."""

import pytest

from algeria_lab.checking.faults import Fault
from algeria_lab.checking.formats.yaml_edit import applied
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.save_text import save_text
from algeria_lab.door.guiding import studio_page
from algeria_lab.games import game_named
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.table import position_of
from algeria_lab.views.pages.studio.edits import changes_of
from algeria_lab.views.pages.studio.first.examples import NOTHING, example_names, starter_text, starters
from algeria_lab.views.pages.studio.page import StudioPage
from algeria_lab.views.pages.studio.verdict import look, verdict
from algeria_lab.views.pages.studio.wishes import objection
from algeria_lab.views.shared.messages import LANGUAGES, Messages
from algeria_lab.views.shared.save_links import pack, unpack

ENGLISH = Messages("en")


@pytest.fixture(scope="module")
def studio() -> StudioPage:
    return studio_page("en")


def say(page: StudioPage, **message: object) -> None:
    page.studio._on_message(page.studio, message, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_lines_to_begin_with_are_a_scenario(language: str):
    read_scenario(starter_text(NOTHING, Messages(language)))


def test_every_example_can_be_begun_from():
    offered = starters(ENGLISH)

    assert [one["id"] for one in offered] == [NOTHING, *example_names()]
    assert all(one["title"] for one in offered)


def test_half_of_a_sign_is_refused_before_a_link_is_made(studio: StudioPage):
    before = studio.studio.links

    say(studio, kind="share", text="id: a\ud800")

    assert studio.studio.links == before
    assert studio.studio.message["level"] == "error"
    assert studio.studio.message["text"].startswith("The text holds half of a sign")


def test_each_fault_has_line_column_and_words():
    found = verdict(
        look("format: algeria-scenario/1\nid: x\ntitle: {en: T, fr: T}\nside: goverment\n"), 7, ENGLISH
    )

    assert found["ticket"] == 7
    assert not found["ready"]
    assert [(fault["line"], fault["column"], fault["path"]) for fault in found["faults"]] == [
        (4, found["faults"][0]["column"], ["side"])
    ]
    assert found["faults"][0]["text"]


@pytest.mark.parametrize("text", ["", "a: [", "- 1\n- 2", "\x00", "a: &x [*x]", "[" * 5000, "a" * 300_000])
def test_whatever_somebody_writes_is_answered(text: str):
    found = verdict(look(text), 1, ENGLISH)

    assert found["faults"]
    assert not found["ready"]
    assert ENGLISH.faults == []


def test_the_board_shows_where_the_text_begins(studio: StudioPage):
    say(studio, kind="check", ticket=2, text=starter_text(NOTHING, ENGLISH) + "set_up: {fln_psl: 42}\n")

    assert studio.studio.verdict["ticket"] == 2
    board = studio.position.children[-1]
    assert "42" in {track["text"] for track in board.scene["tracks"]}


def test_an_impossible_position_is_told_over_the_one_before(studio: StudioPage):
    say(studio, kind="check", ticket=3, text=starter_text(NOTHING, ENGLISH) + "set_up: {fln_psl: 43}\n")
    say(studio, kind="check", ticket=4, text=starter_text(NOTHING, ENGLISH) + "set_up: {fln_psl: 900}\n")

    assert "fln_psl" in studio.position.children[0].value
    assert "43" in {track["text"] for track in studio.position.children[-1].scene["tracks"]}


@pytest.mark.parametrize("game", ["twilight"])
def test_a_game_without_a_board_shows_tables(studio: StudioPage, game: str):
    text = f"format: algeria-scenario/1\nid: x\ntitle: T\ngame: {game}\n"
    say(studio, kind="check", ticket=5, text=text)

    assert "<table" in studio.position.children[-1].value


def test_a_link_brings_a_text_and_nothing_else(studio: StudioPage):
    text = "title: <script>alert(1)</script>\n"
    say(studio, kind="link", text=pack(text))

    assert studio.studio.put["text"] == text


@pytest.mark.parametrize("letters", ["", "%%%", "A" * 70_000])
def test_a_damaged_link_is_told(studio: StudioPage, letters: str):
    before = studio.studio.put
    say(studio, kind="link", text=letters)

    assert studio.studio.message["level"] == "error"
    assert studio.studio.put == before


@pytest.mark.parametrize(
    "message", [{}, {"kind": []}, {"kind": "check"}, {"kind": "check", "text": 1, "ticket": 2}]
)
def test_what_has_not_the_form_of_a_message_is_refused(studio: StudioPage, message: dict[str, object]):
    say(studio, **message)

    assert studio.studio.message["text"] == ENGLISH.say("studio-ui-malformed")


@pytest.mark.parametrize("what", ["play", "graph", "keys"])
def test_what_stands_behind_a_tab_comes_from_the_text(studio: StudioPage, what: str):
    say(studio, kind="show", text=starter_text("one-roll", ENGLISH), what=what, step="")

    room = studio.studio.rooms[what]
    assert studio.studio.message["text"] == ""
    assert room.children if what == "play" else "<section" in room.value


def test_the_key_tells_an_exercise_by_step_in_words_with_what_came_of_each_order(studio: StudioPage):
    say(studio, kind="show", text=starter_text("the-morice-line", ENGLISH), what="keys", step="")

    key = studio.studio.rooms["keys"].value
    assert "Step 1 of 4: One order for the border" in key
    assert key.count("In one game: ") == 3
    assert "Nobody guards it" not in key
    assert "nobody guards it this turn" in key, "what is said to the order"
    assert "Asked once the step was played (turn 4" in key, "not where the exercise begins"
    for code in ("three-turns", "change(", "gov border", "–."):
        assert code not in key


@pytest.mark.parametrize("what", ["page", "learner"])
def test_a_file_for_a_class_holds_no_key(studio: StudioPage, what: str, monkeypatch: pytest.MonkeyPatch):
    files: list[dict[str, str]] = []
    monkeypatch.setattr(type(studio.studio), "send", lambda _self, content, **_: files.append(content))
    say(studio, kind="hand", text=starter_text("the-morice-line", ENGLISH), what=what)

    (file,) = files
    assert (
        file["name"] == {"page": "the-morice-line-page.html", "learner": "the-morice-line-learner.yaml"}[what]
    )
    assert "Build the line higher" in file["text"]
    assert "says that one game is no proof" not in file["text"]
    assert file["name"] in studio.studio.message["text"]


def test_play_begins_at_any_step_of_the_guided_line(studio: StudioPage):
    text = starter_text("leaving-a-province", ENGLISH)
    step = look(text).data["steps"][2]["id"]
    say(studio, kind="show", text=text, what="play", step=step)

    [guided] = studio.studio.rooms["play"].children
    assert guided.guide.step.id == step


def test_what_has_faults_is_not_played(studio: StudioPage):
    say(studio, kind="show", text="format: algeria-scenario/1\n", what="play", step="")

    assert studio.studio.message["text"] == ENGLISH.say("studio-mend-first")


def test_what_was_to_be_mended_is_told_until_it_is(studio: StudioPage):
    say(studio, kind="show", text="format: algeria-scenario/1\n", what="play", step="")
    say(studio, kind="check", text="format: algeria-scenario/1\nid: x\n", ticket=7)
    assert studio.studio.message["text"] == ENGLISH.say("studio-mend-first")

    say(studio, kind="check", text=starter_text("one-roll", ENGLISH), ticket=8)
    assert studio.studio.message["text"] == ""


def test_links_hold_the_text_and_an_edition_without_keys(studio: StudioPage):
    text = starter_text("one-roll", ENGLISH)
    say(studio, kind="share", text=text)

    assert unpack(studio.studio.links["author"]) == text
    assert unpack(studio.studio.links["learner"]) != text


def board_pick(page: StudioPage, pick: str) -> list[dict[str, object]]:
    """Choose something on the board; return what is asked of the browser."""
    sent: list[dict[str, object]] = []
    page.studio.send = sent.append  # type: ignore[method-assign]
    board = page.position.children[-1]
    board._on_message(board, {"kind": "pick", "id": pick, "ply": 0}, None)
    del page.studio.send  # type: ignore[attr-defined]
    return sent


def test_a_piece_is_taken_and_put_somewhere_else(studio: StudioPage):
    text = starter_text(NOTHING, ENGLISH)
    say(studio, kind="check", ticket=20, text=text)
    assert board_pick(studio, "take band-6") == []
    offered = {choice["id"] for choice in studio.position.children[-1].scene["actions"]}
    assert {"leave", "put band-6", "put band-6 ALGIERS"} <= offered

    [wish] = board_pick(studio, "put band-6 ALGIERS")
    message = {"do": "write", "path": ["set_up"], "value": wish["wishes"], "field": "wishes"}
    after = applied(text, changes_of(text, message, ENGLISH))
    assert look(after).data["set_up"] == {"place": {"band-6": "ALGIERS"}}
    say(studio, kind="check", ticket=21, text=after)
    pieces = studio.position.children[-1].scene["pieces"]["ALGIERS"]
    assert "band-6" in {one for group in pieces.values() for one in group["ids"]}


def test_what_the_rules_refuse_is_told_and_not_written(studio: StudioPage):
    say(studio, kind="check", ticket=22, text=starter_text(NOTHING, ENGLISH))
    assert board_pick(studio, "put police-1 MOROCCO") == []

    assert "MOROCCO" in studio.position.children[-1].scene["notice"]["text"]


@pytest.mark.parametrize(
    ("pick", "path"),
    [
        ("control II-2 gov", ["set_up", "control", "II-2"]),
        ("terror II-2", ["set_up", "terror"]),
        ("resettled V-4", ["set_up", "resettled"]),
        ("box band-6 OPS", ["set_up", "box", "band-6"]),
    ],
)
def test_places_are_changed_on_the_board(studio: StudioPage, pick: str, path: list[str]):
    say(studio, kind="check", ticket=23, text=starter_text(NOTHING, ENGLISH))
    [wish] = board_pick(studio, pick)

    assert [one["path"] for one in wish["wishes"]] == [path]  # type: ignore[attr-defined]


def test_several_alike_pieces_are_moved_at_once(studio: StudioPage):
    text = starter_text(NOTHING, ENGLISH)
    say(studio, kind="check", ticket=24, text=text)
    offered = [one["id"] for one in studio.position.children[-1].scene["actions"]]
    takes = [pick for pick in offered if pick.startswith("take ")]
    several: list[str] = []
    for take in takes:
        board_pick(studio, take)
        ids = [one["id"] for one in studio.position.children[-1].scene["actions"]]
        several = [pick for pick in ids if pick.startswith("take ") and pick.count(",") == 1]
        if several:
            break
    board_pick(studio, several[0])
    units = several[0].removeprefix("take ").split(",")
    place = next(
        one["id"].split()[-1]
        for one in studio.position.children[-1].scene["actions"]
        if one["id"].startswith("put ") and " II-" in one["id"]
    )
    [wish] = board_pick(studio, f"put {','.join(units)} {place}")
    message = {"do": "write", "path": ["set_up"], "value": wish["wishes"], "field": "wishes"}
    [change] = changes_of(text, message, ENGLISH)

    assert look(applied(text, [change])).data["set_up"]["place"] == dict.fromkeys(units, place)


GAMES = {
    name: f"format: algeria-scenario/1\nid: x\ntitle: T\n# kept\ngame: {name}\nsteps: [Look.]\n"
    for name in ("insurgent", "twilight")
}


def arranged(studio: StudioPage, game: str, *deeds: tuple[list[str], str, object]) -> str:
    """Write values into the fields of a position, one after the other; return the text."""
    text = GAMES[game]
    sent: list[dict[str, list[dict[str, object]]]] = []
    studio.studio.send = sent.append  # type: ignore[method-assign]
    for path, field, value in deeds:
        say(studio, kind="edit", text=text, ticket=1, do="write", path=path, value=value, field=field)
        for one in sent.pop()["changes"]:
            text = text[: one["from"]] + one["insert"] + text[one["to"] :]  # type: ignore[misc, operator]
    del studio.studio.send  # type: ignore[attr-defined]
    say(studio, kind="check", ticket=30, text=text)
    return text


def shown(studio: StudioPage, path: list[str]) -> object:
    fields = [field for part in studio.studio.fields for field in part["fields"]]
    return next(field["value"] for field in fields if field["path"] == path)


@pytest.mark.parametrize(
    "lying", ["fln-military down", "fln-military", "prison military", "fln-hand", "graveyard"]
)
def test_a_card_is_laid_by_a_list(studio: StudioPage, lying: str):
    path = ["set_up", "place", "FLN-01"]
    text = arranged(studio, "insurgent", (path, "choice", "fln-military down"), (path, "choice", lying))

    assert "# kept" in text
    assert shown(studio, path) == lying
    assert not studio.studio.message.get("text")


def test_turns_that_were_taken_are_counted_together(studio: StudioPage):
    path = ["set_up", "turns", "fln"]
    text = arranged(studio, "insurgent", (path, "number", "2"))

    assert look(text).data["set_up"] == {"turns": {"fln": 2}, "turn": 2}
    assert shown(studio, path) == "2"


@pytest.mark.parametrize(
    ("path", "field", "value"),
    [
        (["spaces", "algiers", "FT"], "number", "1"),
        (["spaces", "barika", "state"], "choice", "oppose"),
        (["spaces", "barika", "terror"], "number", "1"),
        (["gov_resources"], "number", "20"),
        (["commitment"], "number", "9"),
        (["france"], "choice", "C"),
        (["deck"], "faces", "5 6 7"),
        (["boxes", "out_of_play", "FT"], "number", "2"),
    ],
)
def test_a_campaign_is_set_up_in_fields(studio: StudioPage, path: list[str], field: str, value: str):
    path = ["set_up", *path]
    arranged(studio, "twilight", (path, field, value))

    assert shown(studio, path) == value
    assert not studio.position.children[0].value


@pytest.mark.parametrize(
    ("game", "path", "field", "value", "rule"),
    [
        ("twilight", ["spaces", "barika", "GB"], "number", "3", "CT-7.4"),
        ("twilight", ["spaces", "barika", "FT"], "number", "40", "CT-1.1"),
        ("twilight", ["commitment"], "number", "80", "CT-1.2"),
        ("insurgent", ["place", "FLN-01"], "choice", "gov-hand", "INS-1.2"),
    ],
)
def test_what_nobody_could_play_is_not_written(
    studio: StudioPage, game: str, path: list[str], field: str, value: str, rule: str
):
    text = arranged(studio, game, (["set_up", *path], field, value))

    assert text == GAMES[game]
    assert rule in studio.studio.message["text"]


def test_why_nobody_could_play_is_told_in_the_readers_language():
    before, after = (f"{GAMES['twilight']}set_up: {{commitment: {number}}}\n" for number in (10, 80))

    assert "dépasse" in objection(before, after, "fr") or "entre" in objection(before, after, "fr")
    assert objection(after, after, "fr") == ""  # somebody is about to mend it


def test_a_fault_of_another_file_has_no_line_here():
    fault = Fault(
        ("seat",), "unknown", {"given": "x", "known": "y", "near": ""}, line=9, file="deep/own.toml"
    )
    [told] = verdict(look("")._replace(faults=(fault,)), 1, ENGLISH)["faults"]

    assert told["file"] == "own.toml"
    assert told["path"] == []


@pytest.mark.parametrize("name", ["algeria", "insurgent", "twilight"])
def test_a_war_becomes_the_start_of_a_scenario(studio: StudioPage, name: str):
    rules = game_named(name).rules()
    war = Game(rules, rules.scenarios()[0], seed=7)
    say(studio, kind="war", text=pack(save_text(war, {})))

    scenario = read_scenario(studio.studio.put["text"])
    assert scenario.game == name
    assert position_of(scenario).state == Position.of(name, war.state.to_json()).state


def test_the_board_of_a_position_answers_what_its_cards_ask(studio: StudioPage):
    say(studio, kind="check", ticket=6, text=starter_text(NOTHING, ENGLISH))
    board = studio.position.children[-1]
    board.send = (sent := []).append  # type: ignore[method-assign]

    board._on_message(
        board, {"kind": "ask", "ask": 1, "view": "a", "what": "here", "ply": 0, "place": "V-4"}, None
    )

    assert sent == [{"kind": "reply", "ask": 1, "view": "a", "reply": {"offers": [], "refused": []}}]
