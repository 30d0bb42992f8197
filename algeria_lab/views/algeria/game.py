"""The war on the map, as its board knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.views.algeria.board.atlas import make_atlas
from algeria_lab.views.algeria.board.motion import acts_motion, motions
from algeria_lab.views.algeria.board.scene import make_scene
from algeria_lab.views.algeria.board.support import make_support
from algeria_lab.views.algeria.choosing.line_text import line_text
from algeria_lab.views.algeria.odds.predictions import Score, predict
from algeria_lab.views.algeria.questions import asked_here, asked_offer, asked_plan
from algeria_lab.views.algeria.sheets.costly import JUDGED
from algeria_lab.views.algeria.sheets.ending import end_sheet
from algeria_lab.views.algeria.sheets.guide import LAST_GUIDED_TURN, make_guide, told_advice
from algeria_lab.views.algeria.sheets.minute import first_minute
from algeria_lab.views.algeria.sheets.report import postings_table, war_report
from algeria_lab.views.algeria.sheets.tables import asked_tables
from algeria_lab.views.algeria.sheets.teaching import taught_here
from algeria_lab.views.algeria.sheets.turn_page import turn_sheet
from algeria_lab.views.algeria.telling.acts import Act
from algeria_lab.views.algeria.telling.logbook import WarLog
from algeria_lab.views.algeria.telling.teller import WarTeller
from algeria_lab.views.algeria.widget import BoardWidget
from algeria_lab.views.algeria.words.position import position_text
from algeria_lab.views.algeria.words.reasons import because_view
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.map_game import MapGame
from algeria_lab.views.play.map_session import MapSession

if TYPE_CHECKING:
    from algeria_lab.players.table import Table

WAR: MapGame[State, Words, Act] = MapGame(
    rules=AlgeriaRules(),
    widget=BoardWidget,
    guided_turns=LAST_GUIDED_TURN,
    atlas=make_atlas,
    scene=make_scene,
    support=make_support,
    logbook=WarLog,
    teller=WarTeller,
    motions=motions,
    acts_motion=acts_motion,
    guide=make_guide,
    advice=told_advice,
    line=lambda before, choice, words: line_text(before, choice.line, words),
    because=because_view,
    minute=first_minute,
    position=lambda game, words: position_text(game.state, words),
    turn_sheet=turn_sheet,
    end_sheet=end_sheet,
    table=postings_table,
    report=war_report,
    questions={"here": asked_here, "offer": asked_offer, "plan": asked_plan, "tables": asked_tables},
    score=Score,
    taught=taught_here,
    predicted=predict,
    judged=JUDGED,
)


def notebook_session(table: Table[State], language: str) -> MapSession[State, Words, Act]:
    """Return a war on a board in a notebook."""
    return MapSession(WAR, table, Words(language), in_notebook=True)
