"""*Colonial Twilight*, as its board knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.players.twilight.opponents import OPPONENTS
from algeria_lab.twilight.frames.sequence import Pivotal
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State
from algeria_lab.views.play.map_game import MapGame
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.twilight.board.atlas import make_atlas
from algeria_lab.views.twilight.board.motion import acts_motion, steps_motion
from algeria_lab.views.twilight.board.scene import make_scene, make_support
from algeria_lab.views.twilight.questions import asked_here, asked_offer, asked_plan
from algeria_lab.views.twilight.sheets.advice import because_view, current_advice
from algeria_lab.views.twilight.sheets.campaign_page import campaign_sheet, page_due, pages_at
from algeria_lab.views.twilight.sheets.costly import JUDGED
from algeria_lab.views.twilight.sheets.ending import end_sheet
from algeria_lab.views.twilight.sheets.guide import LAST_GUIDED_CARD, make_guide
from algeria_lab.views.twilight.sheets.minute import first_minute
from algeria_lab.views.twilight.sheets.position import position_text
from algeria_lab.views.twilight.sheets.report import game_report, moves_table
from algeria_lab.views.twilight.sheets.tables import asked_tables
from algeria_lab.views.twilight.sheets.teaching import taught_here
from algeria_lab.views.twilight.telling.acts import Act
from algeria_lab.views.twilight.telling.logbook import CampaignLog
from algeria_lab.views.twilight.telling.teller import CampaignTeller
from algeria_lab.views.twilight.widget import CampaignWidget
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from algeria_lab.players.table import Table


def spared(state: State) -> str:
    """Return how a side does without a Pivotal Event; empty where it may trump one."""
    top = state.agenda[-1] if state.agenda else None
    return f"{top.seat} skip" if isinstance(top, Pivotal) and not top.declared else ""


MOST_LOG_LINES = 45  # so far back that "Why?" of the choices just made is among them
CAMPAIGN: MapGame[State, TwilightWords, Act] = MapGame(
    rules=TwilightRules(),
    widget=CampaignWidget,
    guided_turns=LAST_GUIDED_CARD,
    log_lines=MOST_LOG_LINES,
    atlas=make_atlas,
    scene=make_scene,
    support=make_support,
    logbook=CampaignLog,
    teller=CampaignTeller,
    motions=steps_motion,
    acts_motion=acts_motion,
    guide=make_guide,
    advice=current_advice,
    taught=taught_here,
    line=lambda _before, choice, words: words.listed([words.action(action) for action in choice.line]),
    because=because_view,
    minute=first_minute,
    position=position_text,
    turn_sheet=campaign_sheet,
    end_sheet=lambda game, seats, words, _score: end_sheet(game, seats, words),
    table=lambda game, words: moves_table(game.history, words),
    report=lambda game, seats, words, _score: game_report(game, seats, words),
    questions={"here": asked_here, "offer": asked_offer, "plan": asked_plan, "tables": asked_tables},
    spared=spared,
    due=page_due,
    pages=lambda history, at: {"pages": pages_at(history, at)},
    judged=JUDGED,
    opponents=OPPONENTS,
)


def notebook_session(table: Table[State], language: str) -> MapSession[State, TwilightWords, Act]:
    """Return a game on a board in a notebook."""
    return MapSession(CAMPAIGN, table, TwilightWords(language), in_notebook=True)
