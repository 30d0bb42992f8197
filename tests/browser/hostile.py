"""Files and links of every kind that hold texts which would run script."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import save_text
from algeria_lab.core.rules import Rules
from algeria_lab.experiments.asking.put import ask
from algeria_lab.insurgent.deck_files import built_in_deck
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.players.algeria import registry as algeria
from algeria_lab.players.algeria.doctrine_files import doctrine_data
from algeria_lab.players.base import HUMAN
from algeria_lab.players.branches import Branches
from algeria_lab.players.table import Table
from algeria_lab.players.twilight import registry as twilight
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.algeria.widget import BoardWidget
from algeria_lab.views.insurgent.widget import DuelWidget
from algeria_lab.views.pages.home.page import HomeWidget
from algeria_lab.views.pages.laboratory.link import Asked, link_of
from algeria_lab.views.pages.studio import widget as studio
from algeria_lab.views.pages.teachers.page import TeachersWidget
from algeria_lab.views.scenarios.guide.panel import GuideWidget
from algeria_lab.views.scenarios.quiz import widget as quiz
from algeria_lab.views.shared.scene_widget import Deeds
from algeria_lab.views.twilight.widget import CampaignWidget
from tests.insurgent.deck_texts import deck_text
from tests.payloads import IMG, PAYLOADS

NAME = 60  # letters of a name at most
DATE = 40
# What widgets may be asked for, and the names under which boards look for texts.
SCENES = (BoardWidget, CampaignWidget, DuelWidget, GuideWidget, HomeWidget, TeachersWidget)
FILE: dict[str, type | tuple[type, ...]] = {"name": str, "text": str, "war": str}
DEEDS: dict[str, Deeds] = {
    **{widget.__name__: widget.deeds for widget in SCENES},
    "QuestionWidget": quiz.ANSWERS,
    "StudioWidget": studio.DEEDS,
    "HandLine": {"hand": {}},
    "FileDesk": dict.fromkeys(("open", "resume", "link"), FILE),
    "DeckDesk": {
        "begin": {"value": str},
        "open": FILE,
        "check": {"draft": dict, "ticket": int, "edition": int},
        "save": {"draft": dict, "ticket": int, "edition": int},
    },
    "Desk": {"set": {"key": str, "value": str}, "press": {"key": str}, "open": FILE, "link": {"value": str}},
    "ExperimentDesk": {
        "set": {"key": str, "value": str},
        "press": {"key": str},
        "predict": {"key": str, "value": str},
    },
    "BokehPane": {"document": {"view": str}, "moment": {"at": str}},
    **{name: {"choose": {"values": dict}} for name in ("Settings", "DuelSettings")},
}
TEXTS = ("id", "name", "branch", "way", "at", "to", "what", "key", "line")
TEXTUAL = (str, list, dict, object)
WRONG_IN_A_SAVE = ("game", "scenario", "format", "current", "seats", "moves", "options", "bookmarks")
WRONG_IN_A_DECK = ("deck_id", "side", "cards", "provenance", "schema_version")
FIELDS = ("way.0", "against.0", "doctrine", "measure", "seed", "game", "moment")


@cache
def save(game: str) -> str:
    """Return a save of a game whose bookmarks, and a dozen branches, have payloads as names."""
    if game == "insurgent":
        return save_text(_marked(InsurgentRules(), "duel"), {"fln": HUMAN, "gov": HUMAN})
    if game == "twilight":
        table = Table(
            _marked(TwilightRules(), "short"), twilight.PLAYERS.seat({"fln": "chart", "gov": "human"})
        )
    else:
        table = Table(_marked(AlgeriaRules(), "1954"), algeria.PLAYERS.seat({"fln": "human", "gov": "mixed"}))
    branches = Branches(table)
    for payload in PAYLOADS[:12]:
        branches.fork(0, payload[:NAME])
    return branches.save_text()


def _marked(rules: Rules[Any], scenario: str) -> Game[Any]:
    game = Game(rules, scenario, seed=8)
    for payload in PAYLOADS:
        game.bookmark(payload[:NAME], 0)
    return game


def wrong(text: str, keys: tuple[str, ...]) -> list[str]:
    """Return files with each payload where something else should be: what is wrong with them is quoted."""
    data = json.loads(text)
    keys = tuple(key for key in keys if key in data)

    def put(key: str, payload: str) -> object:
        before = data[key]
        return (
            [payload] if isinstance(before, list) else {payload: 1} if isinstance(before, dict) else payload
        )

    return [
        json.dumps(data | {key: put(key, payload)})
        for payload, key in zip(PAYLOADS, keys * len(PAYLOADS), strict=False)
    ]


def wrong_saves(game: str) -> list[str]:
    """Return saves that are wrong in one place each."""
    return wrong(save(game), WRONG_IN_A_SAVE)


def deck() -> str:
    """Return a deck that can be played with and whose texts are payloads."""
    data: dict[str, Any] = json.loads(deck_text(built_in_deck("reconstructed-fln")))
    notes: Iterator[str] = iter(PAYLOADS * 2)
    names = (payload for payload in PAYLOADS if len(payload) <= NAME)
    for card in data["cards"]:
        card |= {"name": next(names), "note": next(notes), "date": next(notes)[:DATE]}
    return json.dumps(data | {"label": f"{IMG} reconstructed deck", "note": " ".join(PAYLOADS[:10])})


def wrong_decks() -> list[str]:
    """Return decks that are wrong in one place each."""
    return wrong(deck(), WRONG_IN_A_DECK)


def questions() -> list[str]:
    """Return links with each payload as name of a way or of a doctrine, or as measure; the last is right."""
    return [*(_question(payload, place % 3) for place, payload in enumerate(PAYLOADS)), right_question()]


def _question(payload: str, place: int) -> str:
    doctrine = doctrine_data("mixed", "gov") | {"name": payload}
    ways = ({payload: "mixed"}, {"a": doctrine}, {"a": "mixed"})[place]
    return link_of(Asked(ask("1958", ways | {"b": "grid"}, runs=5), payload if place == 2 else "balance"))


def right_question() -> str:
    """Return a link to a question that can be played, with payloads as names of its ways."""
    return link_of(Asked(ask("1958", dict.fromkeys(PAYLOADS[:4], "mixed"), runs=5), "balance"))


def messages(widget: str) -> list[object]:
    """Return messages to a widget, with each payload as all that it is asked for, and in place of it."""
    deeds = DEEDS[widget]
    kinds = [kind for kind, wanted in deeds.items() if any(map(_is_text, wanted.values()))]
    told = [
        {"kind": kind} | {key: _put(types, payload) for key, types in {"ply": int, **deeds[kind]}.items()}
        for payload, kind in zip(PAYLOADS, kinds * len(PAYLOADS), strict=False)
    ]
    is_scene = widget in [scene.__name__ for scene in SCENES]
    asked = [
        {"kind": "ask", "ply": 0, "ask": 1, "view": "a"} | dict.fromkeys(TEXTS, text)
        for text in PAYLOADS[::3]
        if is_scene
    ]
    strange = [{"kind": payload, "ply": payload} for payload in PAYLOADS[::9]]
    return [*told, *asked, *strange, *PAYLOADS[1::9], [], {"kind": []}, {"kind": {}}]


def _is_text(types: type | tuple[type, ...]) -> bool:
    return not {types, *(types if isinstance(types, tuple) else ())}.isdisjoint(TEXTUAL)


def _put(types: type | tuple[type, ...], payload: str) -> object:
    """Return a payload as a value of a type; where that holds no text, the simplest that it holds."""
    if types is list:
        return [payload]
    if types is dict:
        return {payload: payload}
    return payload if _is_text(types) else types is bool or 0


def kept(payloads: tuple[str, ...], text: str) -> str:
    """Return what a browser keeps of games, as a list of texts named by payloads.

    The first, which a page opens by itself, is not: the kernel would refuse the name.
    """
    names = ("kept", *payloads[1:])
    shown = zip(names, payloads, strict=True)
    return json.dumps(
        [{"war": war, "save": text, "name": name, "label": name, "when": 1e12} for war, name in shown]
    )


def fields() -> list[object]:
    """Return messages to the laboratory, with each payload as what a field or a file holds."""
    kinds = ("set", "predict", "open")
    return [
        {"kind": kinds[place % 3], "key": FIELDS[place % 7]}
        | dict.fromkeys(("value", "name", "text"), payload)
        for place, payload in enumerate(PAYLOADS)
    ]
