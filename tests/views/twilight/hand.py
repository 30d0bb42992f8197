"""A hand that plays *Colonial Twilight* on its board as a mouse would, and counts its clicks."""

from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.players.table import Table
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.twilight.game import CAMPAIGN
from algeria_lab.views.twilight.words.text import TwilightWords


class Hand:
    """What a mouse does on the board, one click each, by the rules of `board.ts` and `card.ts`.

    Attributes:
        session: The game on its board.
        clicks: How many there were.
    """

    def __init__(self, state: Any, *, spares: bool = True) -> None:
        game = Game(TwilightRules(), Position.of("twilight", state.to_json()), seed=1)
        table = Table(game, PLAYERS.seat({"fln": "human", "gov": "human"}))
        self.session = MapSession(CAMPAIGN, table, TwilightWords("en"), spares=spares)
        self.clicks = 0
        self._only: list[str] = []
        self._place = ""
        self._here: dict[str, Any] = {}
        self._offer: dict[str, Any] = {}
        self._counts: dict[str, int] = {}
        self._aim = ""

    @property
    def scene(self) -> dict[str, Any]:
        return self.session.board.scene

    def _ask(self, **question: Any) -> dict[str, Any]:
        return self.session.inform({"ply": self.scene["ply"], **question})

    def _send(self, line: str) -> None:
        answer = self.session.answer({"kind": "pick", "id": line, "ply": self.scene["ply"]})
        assert "notice" not in answer, answer["notice"]
        if "card" in answer.get("telling", {}):
            answer = self.session.answer({"kind": "told", "to": None, "ply": answer["ply"]})
        self.session.board.show(answer)
        self._only, self._here, self._offer = [], {}, {}

    def box(self, name: str) -> "Hand":
        """Choose a box on the strip."""
        self.clicks += 1
        self._only = self.scene["cards"]["order"]["boxes"][name]["picks"]
        return self

    def button(self, line: str) -> "Hand":
        """Press a button in the list of choices."""
        self.clicks += 1
        (found,) = [one for one in self.scene["actions"] if one["id"] == line]
        assert not found.get("asks"), found
        if found.get("mission"):
            self._open(self._ask(what="offer", line=line))
        elif found.get("rolls") or found.get("warns"):
            self._offer = {"line": line}
        else:
            self._send(line)
        return self

    def press(self, place: str) -> "Hand":
        """Press a space: the only choice is taken, the only offer opens."""
        self.clicks += 1
        aimed = [one for one in self.scene["actions"] if place in one.get("targets", ())]
        if len(aimed) == 1 and not aimed[0].keys() & {"rolls", "price", "ask"}:
            self._send(aimed[0]["id"])
            return self
        self._place, self._here = place, self._ask(what="here", place=place, only=self._only)
        offers = self._here["offers"]
        if offers and (offers[0].get("leads") or len(offers) == 1):
            self._open({**offers[0], "place": place})
        return self

    def choose(self, mission: str) -> "Hand":
        """Choose what is offered at the space, or a single choice in its card."""
        self.clicks += 1
        for offer in self._here["offers"]:
            if offer["mission"] == mission:
                self._open({**offer, "place": self._place})
                return self
        self._send(mission)
        return self

    def _open(self, offer: dict[str, Any]) -> None:
        self._offer, self._aim = offer, offer["aim"]
        self._counts = {group["key"]: group["chosen"] for group in offer["crew"]}

    def take(self, piece: str, number: int = 1) -> "Hand":
        """Press pieces on the map, or the number of them: one click either way."""
        self.clicks += 1
        (group,) = [one for one in self._offer["crew"] if one.get("piece") == piece]
        self._counts[group["key"]] = number
        return self

    def aim(self, aim: str) -> "Hand":
        """Choose one aim of several."""
        self.clicks += 1
        self._aim = aim
        return self

    def plan(self) -> dict[str, Any]:
        """Return what is said before it is paid; no click."""
        offer = self._offer
        if "line" in offer:
            return self._ask(what="plan", line=offer["line"])
        units = [one for group in offer["crew"] for one in group["ids"][: self._counts[group["key"]]]]
        asked = {"mission": offer["mission"], "place": offer["place"], "units": units, "aim": self._aim}
        return self._ask(what="plan", subject="", **asked)

    def do(self) -> "Hand":
        """Press the button under the plan."""
        self.clicks += 1
        plan = self.plan()
        assert plan["refusal"] is None, plan
        self._send(plan["line"])
        return self
