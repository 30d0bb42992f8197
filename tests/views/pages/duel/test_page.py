"""The page of the card game: a game at once, settings, decks of one's own, saving and opening."""

import json
from pathlib import Path
from random import Random
from typing import Any

import nbformat
import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.checking.decks.check import read_deck
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import save_text
from algeria_lab.core.keeping.sealed_saves import SEALED, seal, unseal
from algeria_lab.core.refusals import SaveError
from algeria_lab.insurgent.cards import Deck, WrongDecks
from algeria_lab.insurgent.deck_files import built_in_deck
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.pages.duel.page import DuelPage
from tests.insurgent.deck_texts import deck_text
from tests.views.insurgent.tables import new_session, pick, tell

NOTEBOOK = Path(__file__).parents[4] / "notebooks" / "duel.ipynb"


@pytest.fixture
def page() -> DuelPage:
    return DuelPage("en")


def begin(page: DuelPage, **values: Any) -> DuelSession:
    """Begin a game by the settings."""
    chosen = {name.replace("_", "-"): value for name, value in values.items()}
    page._settings._handle_custom_msg({"kind": "begin", "values": chosen}, [])
    assert page.session is not None
    return page.session


def field(page: DuelPage, key: str) -> dict[str, Any]:
    """Return a field as it is on the sheet; empty if it is not offered."""
    return next((dict(one) for one in page._settings.form["fields"] if one["key"] == key), {})


def play(session: DuelSession, decisions: int) -> None:
    """Decide by chance as the person or the people of a game."""
    rng = Random(1)
    for _ in range(decisions):
        scene = session.board.scene
        if scene["handover"]:
            scene = tell(session, "take", seat=scene["handover"]["seat"])
        offered = [one["id"] for one in scene["picks"] if one["verb"] != "concede"]
        if offered:
            tell(session, "pick", id=rng.choice(offered))


def own_deck(**more: str) -> Deck:
    """Return a French deck that differs from the built-in one in one icon."""
    data = json.loads(deck_text(built_in_deck("reconstructed-french")))
    data |= {"deck_id": "own-french", "label": "Deck of the test", "provenance": "custom"} | more
    data["cards"][0]["icons"] = ["ATTACK"]
    return read_deck(json.dumps(data))


def test_a_solo_game_lies_on_the_table_at_once(page: DuelPage):
    session = page.session

    assert session is not None
    assert (session.game.scenario, session.board.scene["viewer"]) == ("solo", "fln")
    assert page._stage.children == (session.board,)
    assert session.board.atlas["decks"].startswith("Reconstructed deck")
    assert "no published rule gives it, and it is no evidence about anybody" in session.board.atlas["decks"]
    assert page._desk.save == ""


@pytest.mark.parametrize(
    ("game", "people"), [("solo", ("fln",)), ("both", ("fln", "gov")), ("fln", ("fln",)), ("gov", ("gov",))]
)
def test_a_game_begins_as_the_settings_say(page: DuelPage, game: str, people: tuple[str, ...]):
    session = begin(page, game=game, seed=77)

    assert session.people == people
    assert session.game.seed == 77
    assert bool(field(page, "opponent")) == (game in {"fln", "gov"})


def test_the_opponent_says_how_it_decides(page: DuelPage):
    page._settings.choose({"game": "fln"})
    names, hints = [option["value"] for option in field(page, "opponent")["options"]], set()
    for name in names:
        page._settings.choose({"opponent": name})
        hints.add(field(page, "opponent")["hint"])

    assert len(hints) == len(names) > 1


def test_another_game_takes_the_place_of_a_running_one_only_after_a_question(page: DuelPage):
    first = begin(page, game="solo", seed=1)
    play(first, 2)

    assert begin(page, seed=2) is first
    assert page._question.layout.display == "flex"
    page._question._no.click()
    assert (page._question.layout.display, page.session) == ("none", first)

    begin(page, seed=2)
    page._question._yes.click()
    assert page.session is not first
    assert page._question.layout.display == "none"


def test_a_game_that_nobody_has_begun_or_that_is_over_is_not_asked_about(page: DuelPage):
    first = begin(page, game="solo", seed=1)
    second = begin(page, seed=2)
    assert second is not first
    tell(second, "pick", id="fln concede")

    assert begin(page, seed=3) is not second


def test_a_deck_of_ones_own_is_chosen_and_played_with(page: DuelPage):
    deck = own_deck()
    page._settings._handle_custom_msg({"kind": "aside", "values": {}}, [])
    form = page._settings._form
    assert form is not None
    assert form.widget in page._settings.own.children

    page._settings.take_deck(deck)
    page._settings._done.click()
    assert form.widget not in page._settings.own.children
    session = begin(page, game="solo", seed=4)

    assert session.game.state.cards.gov == deck
    assert session.board.atlas["faces"]["FRA-01"]["icons"] == ["ATTACK"]
    assert session.board.atlas["decks"].startswith("The FLN plays with a reconstructed deck")


def test_what_has_to_be_said_of_the_chosen_decks_stands_below_them_once(page: DuelPage):
    def notes() -> str:
        return str(field(page, "deck-gov")["hint"])

    assert notes().count("designed for this project") == 1

    page._settings.take_deck(own_deck(note="Taken from <our> copy."))
    assert notes().count("designed for this project") == 1
    assert "Taken from <our> copy." in notes()

    page._head.language.value = "fr"
    assert "conçus pour ce projet" in notes()


def test_a_save_goes_on_where_it_was(page: DuelPage):
    session = begin(page, game="gov", seed=5)
    play(session, 12)
    kept, before = page._desk.save, session.game.state.to_json()
    begin(page, game="solo", seed=6)

    page._desk._on_message(None, {"kind": "open", "name": "game.json", "text": kept}, None)

    opened = page.session
    assert opened is not None
    assert opened.game.state.to_json() == before
    assert opened.table.seat_names == session.table.seat_names
    assert page._desk.message["text"] == "game.json is open."
    assert page._desk.name.endswith(".insurgent.json")


def test_a_save_is_sealed_while_two_play_and_plain_afterwards(page: DuelPage):
    session = begin(page, game="both", seed=5)
    play(session, 6)
    sealed = page._desk.save
    assert SEALED in json.loads(sealed)
    assert json.loads(unseal(sealed, "x"))["moves"]

    tell(session, "take", seat=session._handover or "fln")
    tell(session, "pick", id=f"{session.game.to_move} concede")

    assert len(json.loads(page._desk.save)["moves"]) == session.game.ply


def test_sealing_and_unsealing_give_the_same_text():
    session = new_session("solo", seed=2)
    pick(session, "fln keep")
    text = session.table.save_text()

    assert unseal(seal(text), "x") == text
    assert unseal(text, "x") == text
    assert len(seal(text).splitlines()) == 1


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[:-40], "line 1: the sealed moves are damaged"),
        (lambda text: text.replace('"sealed": "e', '"sealed": "A'), "line 1: the sealed moves are damaged"),
        (lambda text: unseal(text, "").replace('"checks": ["', '"checks": ["0'), "move 1"),
        (lambda text: unseal(text, "").replace(", ", ",\n,", 1), "line 2 column 1"),
        (lambda _: "no save", "not a saved game: Expecting value: line 1 column 1"),
        (lambda text: text.replace('"insurgent"', '"bridge"'), "a game of 'bridge'"),
        (lambda _: "[]", "not a saved game"),
    ],
)
def test_a_damaged_save_is_refused_with_its_line_and_reason(page: DuelPage, damage: Any, said: str):
    session = begin(page, game="both", seed=5)
    play(session, 6)
    save = page._desk.save

    with pytest.raises(SaveError, match=said):
        page.open_save("game.json", damage(save))

    assert (page.session, page._desk.save) == (session, save)


def test_a_save_of_other_decks_says_what_to_open(page: DuelPage):
    page._settings.take_deck(own_deck())
    session = begin(page, game="solo", seed=4)
    play(session, 3)
    save = page._desk.save
    other = DuelPage("en")

    with pytest.raises(
        WrongDecks, match=rf"French: “{own_deck().label}”, {own_deck().hash}\). Open this deck file first"
    ):
        other.open_save("game.json", save)

    other._settings.take_deck(own_deck())
    other.open_save("game.json", save)
    assert other.session is not None
    assert other.session.game.ply == session.game.ply


def test_a_war_on_the_map_is_sent_to_its_own_page(page: DuelPage):
    war = save_text(Game(AlgeriaRules(), "1954", seed=1))

    with pytest.raises(SaveError, match="war room"):
        page.open_save("war.json", war)


def test_a_new_game_is_announced_until_somebody_decides(page: DuelPage):
    """The table that had the focus is gone, so a screen reader must hear of the new one."""
    assert page._status.value == ""
    session = begin(page, game="solo", seed=1)
    assert "A new game has begun" in page._status.value

    play(session, 1)

    assert page._status.value == ""


def test_a_fault_is_said_and_leaves_the_game_alone(page: DuelPage, monkeypatch: pytest.MonkeyPatch):
    session = page.session

    def fail() -> dict[str, Any]:
        raise OSError("gone")

    monkeypatch.setattr(page._settings, "chosen", fail)
    page.begin()

    assert page.session is session
    assert "The game could not begin" in page._status.value
    assert "OSError: gone" in page._status.value


def test_the_language_changes_and_nothing_is_lost(page: DuelPage):
    session = begin(page, game="solo", seed=4)
    play(session, 3)
    page._settings.step_aside()

    page._head.language.value = "fr"

    assert page.session is session
    assert session.board.atlas["language"] == "fr"
    assert page._desk.strings["files-begin"] == "Nouvelle partie"
    assert page._desk.strings["files-kept"] == "Parties conservées"
    assert page._desk.label.startswith("En solo")
    assert field(page, "game")["value"] == "solo"
    assert page._words.faults == []


def test_no_word_of_the_file_desk_speaks_of_a_war(page: DuelPage):
    said = {key: text for key, text in page._desk.strings.items() if " war" in text.lower()}

    assert said == {}


def test_the_notebook_shows_the_page_in_three_cells():
    cells = nbformat.read(NOTEBOOK, as_version=4).cells
    names: dict[str, Any] = {}

    for cell in cells[:2]:
        exec(cell.source, names)  # noqa: S102 - the cells of our own notebook

    assert len(cells) == 3
    assert isinstance(names[cells[2].source], DuelPage)
    assert not any(cell.get("outputs") for cell in cells)
