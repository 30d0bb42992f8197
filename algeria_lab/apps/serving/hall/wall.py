"""What the page for the projector asks each second: what to show."""

from __future__ import annotations

from jupyter_server.base.handlers import APIHandler
from tornado.web import authenticated

from algeria_lab.apps.serving.hall.shows import LIGHTS, Shows


class WallHandler(APIHandler):
    """Answers what the wall shows, to whoever has the key of the room: nothing of it is anybody's name."""

    def initialize(self, shows: Shows) -> None:
        """Take what is shown."""
        self.shows = shows

    @authenticated
    def get(self) -> None:
        """Answer what is shown as JSON, texts by language; a wall says with it in which light it is."""
        if (light := self.get_query_argument("light", "")) in LIGHTS:
            self.shows.seen = light or self.shows.seen
        self.finish(self.shows.told())
