"""The page about a war and its report: complete in both languages, true to the history, safe to open."""

import csv
import re
from fractions import Fraction
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from algeria_lab import load_game, open_game, play_on
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Action
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.lessons.algeria.accounts import levels_by_turn
from algeria_lab.lessons.algeria.causes import ACTOR_OF
from algeria_lab.lessons.algeria.turn_account import turn_accounts
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.views.algeria.odds.predictions import Score
from algeria_lab.views.algeria.sheets.ending import end_sheet
from algeria_lab.views.algeria.sheets.report import postings_table, war_report
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.sheets.report import Grid, Heading, Paragraph, Report, to_html, to_markdown
from algeria_lab.views.play.sheets.report_parts import report_file
from algeria_lab.views.play.time.exchange import exchanged
from tests.views.algeria.sessions import pick, session_of
from tests.views.algeria.whole_wars import WARS, whole_war
from tests.views.shared.contract import fields_of, optional_of

EACH_WAR = pytest.mark.parametrize(("scenario", "seed"), WARS)
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
RULES = AlgeriaRules()
SEATED = {"fln": "human", "gov": "mixed"}


def file_of(form: str, game: Game[State], words: Words) -> dict[str, str]:
    """Return a file about a war."""
    return report_file(
        form, game, lambda: postings_table(game, words), lambda: war_report(game, SEATED, words)
    )


@LANGUAGES
@EACH_WAR
def test_every_page_about_a_war_is_complete(scenario: str, seed: int, language: str):
    words = Words(language)
    sheet = end_sheet(whole_war(scenario, seed), SEATED, words)
    assert sheet.over
    assert [part.id for part in sheet.sections if part.id != "rare"] == [
        "sums",
        "dice",
        "players",
        "questions",
    ]
    assert all(part.title and (part.items or part.text) for part in sheet.sections)
    assert len(sheet.result) == 2
    assert words.faults == []


@EACH_WAR
def test_the_lines_are_those_of_the_war_and_their_peaks_its_largest_causes(scenario: str, seed: int):
    game, words = whole_war(scenario, seed), Words("en")
    lines = end_sheet(game, SEATED, words).lines
    assert list(lines.rows) == [(row.turn, row.fln, row.gov) for row in levels_by_turn(game.history)]
    accounts = {account.turn: account for account in turn_accounts(game.history)}
    levels = {row[0]: {"fln": row[1], "gov": row[2]} for row in lines.rows}
    for peak in lines.peaks:
        assert peak.level == levels[peak.turn][peak.side]
        line = words.track(f"{peak.side}_psl")
        kinds = {kind.cause: words.change(kind.change) for kind in accounts[peak.turn].kinds(peak.side)}
        of_whom = {"fln": " of the FLN", "gov": " of the Government", None: ""}
        assert any(
            peak.item.text.startswith(f"Turn {peak.turn}, {line} {by}: {words.say(f'charts-cause-{cause}')}")
            and of_whom[ACTOR_OF.get(cause)] in peak.item.text
            for cause, by in kinds.items()
        )
    assert [peak.number for peak in lines.peaks] == list(range(1, len(lines.peaks) + 1))


@EACH_WAR
def test_the_sums_of_the_causes_lead_from_the_first_level_to_the_last(scenario: str, seed: int):
    lines = end_sheet(whole_war(scenario, seed), SEATED, Words("en"))
    first, last = lines.lines.rows[0], lines.lines.rows[-1]
    sums = next(part for part in lines.sections if part.id == "sums").items
    for column, item in enumerate(sums, start=1):
        figures = re.findall(r"([+−]\d+|\b0)(?:,|$)", item.text)
        assert sum(int(figure.replace("−", "-")) for figure in figures) == last[column] - first[column]


def test_the_page_says_by_which_rule_a_war_ended_and_why_it_bears_its_name():
    first, second = end_sheet(whole_war("1954", 0), SEATED, Words("en")).result
    assert "[A:12.2]" in first.text
    assert second.text.startswith("The distance between both levels is 63: decisive.")


def test_a_war_that_goes_on_has_a_page_so_far():
    game = whole_war("1954", 0)
    sheet = end_sheet(game.fork(150), SEATED, Words("en"))
    assert not sheet.over
    assert sheet.title == "The war so far, turn 3"
    assert sheet.lines.rows[-1][0] == 3


def test_a_war_that_has_only_been_set_up_has_a_page_too():
    words = Words("en")
    game = session_of().game
    assert end_sheet(game, SEATED, words).lines.peaks == ()
    assert file_of("html", game, words)["text"]
    assert words.faults == []


class Shy:
    """A player of one's own: whatever is legal, by lot."""

    def choose(self, view: State, rng: Random) -> Action:
        """Return any legal action."""
        return rng.choice(RULES.legal(view))


def who(game: Game[State], seats: dict[str, str] | None = None) -> list[str]:
    """Return what the page says of who played."""
    sections = end_sheet(game, seats or {}, Words("en")).sections
    (players,) = [section for section in sections if section.id == "players"]
    return [f"{item.value} {item.text}" for item in players.items]


def test_the_page_says_who_played_whatever_board_shows_it(tmp_path: Path):
    game = open_game("algeria", "1954", seed=7)
    assert who(game) == ["FLN: a person", "Government: a person"]
    play_on(game, fln="mixed", gov="mixed", turns=1)
    mixed = ["FLN: “mixed”, a computer", "Government: “mixed”, a computer"]
    assert who(game) == who(game.copy()) == who(game, SEATED) == mixed

    play_on(game, fln=Shy(), gov="mixed", turns=1)
    seen = ["FLN: “mixed”, a computer", "FLN: “Shy”, a computer", mixed[1]]
    assert who(game) == seen
    game.save(tmp_path / "war.json")
    loaded = load_game(tmp_path / "war.json")
    assert who(loaded) == seen
    assert [entry.by for entry in loaded.history] == [entry.by for entry in game.history]


def test_what_a_person_decides_in_a_branch_of_a_computers_war_is_theirs():
    war = open_game("algeria", "1954", seed=7)
    play_on(war, fln="mixed", gov="mixed", turns=1)
    branch = war.fork(40)
    seat = branch.to_move
    assert seat
    branch.play(branch.legal()[0])
    assert branch.players[seat] == ("mixed", "")
    branch.undo()
    assert branch.players[seat] == war.players[seat] == ("mixed",)


def test_sides_are_exchanged_only_between_a_person_and_a_computer():
    game = whole_war("1954", 0)
    ways = [
        end_sheet(game, {"fln": fln, "gov": gov}, Words("en")).ways
        for fln, gov in (("human", "mixed"), ("mixed", "human"), ("human", "human"), ("mixed", "mixed"))
    ]
    assert ways == [("exchange", "again"), ("exchange", "again"), ("again",), ("again",)]


def test_a_doctrine_that_only_one_side_has_makes_way_when_sides_are_exchanged():
    assert exchanged(PLAYERS, {"fln": "human", "gov": "mixed"}) == {"fln": "mixed", "gov": "human"}
    assert exchanged(PLAYERS, {"fln": "human", "gov": "barrier-2"}) == {
        "fln": PLAYERS.names("fln")[0],
        "gov": "human",
    }


def test_the_browser_knows_every_field_of_the_page():
    view = end_sheet(whole_war("1954", 0), SEATED, Words("en")).view()
    file = file_of("csv", whole_war("1954", 0), Words("en"))
    for interface, part in (
        ("EndSheet", view),
        ("Lines", view["lines"]),
        ("Peak", view["lines"]["peaks"][0]),
        ("ReportFile", file),
    ):
        there = ("play", "shared"), "sheet_types"
        needed = fields_of(interface, *there)
        assert needed <= set(part) <= needed | optional_of(interface, *there)


@LANGUAGES
def test_who_has_predicted_reads_how_well_on_the_page_and_in_the_report(language: str):
    words, score, game = Words(language), Score(), whole_war("1954", 0)
    assert "predictions" not in [part.id for part in end_sheet(game, SEATED, words, score).sections]
    score.note(Fraction(1, 3), right=True)
    score.note(Fraction(5, 6), right=False)
    sheet = end_sheet(game, SEATED, words, score)
    (section,) = [part for part in sheet.sections if part.id == "predictions"]
    assert section.text == score.text(words)
    assert [(row.right, row.count) for row in sheet.calibration] == [(1, 1), (0, 1)]
    grids = [block for block in war_report(game, SEATED, words, score).blocks if isinstance(block, Grid)]
    assert [row.band for row in sheet.calibration] in [[cells[0] for cells in grid.rows] for grid in grids]
    assert words.faults == []


# The report


class Outline(HTMLParser):
    """Reads a page: which elements it has, and whether each that opens is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[str] = []

    def handle_starttag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        """Note an element that opens."""
        self.found.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """See that the element that closes is the one that opened last."""
        assert self.open.pop() == tag


@LANGUAGES
@EACH_WAR
def test_the_report_is_a_whole_page_that_asks_nothing_of_the_network(scenario: str, seed: int, language: str):
    words = Words(language)
    text = file_of("html", whole_war(scenario, seed), words)["text"]
    outline = Outline()
    outline.feed(text)
    assert outline.open == []
    assert {"title", "svg", "table", "h1"} <= set(outline.found)
    assert not {"script", "link", "img", "iframe"} & set(outline.found)
    assert "://" not in text
    assert words.faults == []


def test_names_that_look_like_markup_are_text_in_both_forms():
    name = '<img src=x onerror="alert(1)"> & *bold* | [a](b)'
    report = Report(name, "en", "ltr", (Heading(name), Paragraph(name), Grid(name, (name,), ((name,),))))
    page, plain = to_html(report), to_markdown(report)
    assert "<img" not in page
    assert "&lt;img" in page
    assert "<img" not in plain.replace("\\<img", "")
    assert "*bold*" not in plain.replace("\\*bold\\*", "")
    assert plain.count("|") == 2 * 3 + plain.count("\\|")


def test_both_forms_tell_the_same_turns_seed_and_version():
    game, words = whole_war("1958", 4), Words("en")
    turns = [row[0] for row in _grids(war_report(game, SEATED, words))[0].rows]
    assert turns == [str(turn) for turn in range(1, game.state.turn + 1)]
    for form in ("html", "markdown"):
        text = file_of(form, game, words)["text"]
        assert f"number of the dice {game.seed};" in text
        assert "0.1.0" in text


def _grids(report: Report) -> list[Grid]:
    return [block for block in report.blocks if isinstance(block, Grid)]


@EACH_WAR
def test_the_table_of_postings_leads_to_both_lines(scenario: str, seed: int):
    game = whole_war(scenario, seed)
    rows = list(csv.DictReader(StringIO(postings_table(game, Words("fr")).lstrip("\ufeff"))))
    for side in SEATS:
        mine = [row for row in rows if row["side"] == side]
        level = int(mine[0]["level"])
        for row in mine[1:]:
            level += int(row["change"])
            assert level == int(row["level"])
        for end in levels_by_turn(game.history):
            until = [row for row in mine if int(row["turn"]) <= end.turn]
            assert int(until[-1]["level"]) == getattr(end, side)


def test_a_report_of_no_known_form_is_refused_in_words():
    with pytest.raises(UnknownName):
        file_of("pdf", whole_war("1954", 0), Words("en"))


# On the board


def test_the_page_and_the_report_are_answered_for_the_whole_war_from_any_moment():
    session = session_of("mixed", "mixed", scenario="1954", seed=0)
    ask = {"kind": "ask", "what": "ending", "ply": session.game.ply}
    whole = session.inform(ask)
    session.answer({"kind": "look", "at": 60, "ply": session.game.ply})
    assert session.inform(ask) == whole
    assert session.inform({**ask, "what": "report", "form": "csv"})["name"].endswith(".csv")


def test_what_was_predicted_on_the_board_is_on_its_page():
    session = session_of()
    for action in ("fln quick", "fln done", "fln ops all", "fln done"):
        pick(session, action)
    ask = {"kind": "ask", "what": "ending"}
    assert session.inform(ask)["calibration"] == ()
    said = {"id": "fln propaganda cadre-1", "predicted": "1 point for the FLN"}
    session.answer({"kind": "pick", "ply": session.game.ply, **said})
    assert [row["count"] for row in session.inform(ask)["calibration"]] == [1]


def test_who_wants_the_war_anew_is_handed_to_the_page():
    session, heard = session_of(), []
    session.on_begin(heard.append)
    session.answer({"kind": "begin", "way": "exchange", "ply": session.game.ply})
    assert heard == ["exchange"]
