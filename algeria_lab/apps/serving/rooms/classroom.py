"""The room of a class: its key, its entrance, and the page for the projector."""

from pathlib import Path
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.auth.login import LoginFormHandler
from jupyter_server.utils import url_path_join
from tornado.escape import url_escape
from tornado.web import authenticated
from traitlets import Bool, Int, Unicode, default
from voila.app import Voila
from voila.configuration import VoilaConfiguration
from voila.handler import BaseVoilaHandler

from algeria_lab.apps.in_room import tell_kernels
from algeria_lab.apps.page_list import Entry, entry_of
from algeria_lab.apps.page_words import Language, page_words, title_begun_with
from algeria_lab.apps.serving.hall.desk import DeskHandler, DeskKey, DeskPage, HandedHandler
from algeria_lab.apps.serving.hall.handed.part import Handed
from algeria_lab.apps.serving.hall.lessons import LESSON, KnownLessons
from algeria_lab.apps.serving.hall.seated import Seated
from algeria_lab.apps.serving.hall.shows import Shows
from algeria_lab.apps.serving.hall.sight import Sight
from algeria_lab.apps.serving.hall.tables.kept import KeptTables, tables_file
from algeria_lab.apps.serving.hall.wall import WallHandler
from algeria_lab.apps.serving.kernels.memory import free_memory, readers_in
from algeria_lab.apps.serving.kernels.page_kernels import PageKernels
from algeria_lab.apps.serving.rooms.addresses import is_address, is_of_this_computer
from algeria_lab.apps.serving.rooms.begins import Begins
from algeria_lab.apps.serving.rooms.invitation import Invitation, invitations
from algeria_lab.apps.serving.rooms.keys import Doorkeeper, read_lock
from algeria_lab.apps.serving.rooms.room import RoomHandler, told
from algeria_lab.apps.voila_server import first_page, home_page
from algeria_lab.lessons.course import written_lessons
from algeria_lab.views.shared.messages import Messages

STATES = ("here", "coming", "lost", "free")


class KeyForm(BaseVoilaHandler, LoginFormHandler):
    """Asks whoever comes without a link for the key of the room; answers in the frame of our pages."""

    @property
    def keeper(self) -> Doorkeeper:
        """Who knows the key."""
        assert isinstance(self.identity_provider, Doorkeeper), "the settings name this one"
        return self.identity_provider

    @property
    def goal(self) -> str:
        """Where somebody wished to go; home, where that is no address."""
        wished = self.get_argument("next", "")
        return wished if wished and is_address(wished) else self.base_url

    @allow_unauthenticated
    def get(self) -> None:
        """Ask for the key; who has shown it already goes on."""
        if self.current_user:
            self._redirect_safe(self.goal)
        else:
            self._render()

    @allow_unauthenticated
    async def post(self) -> None:
        """Let in whoever typed the key."""
        user = self.current_user = await self.keeper.look_at_form(self)
        if user is None:
            self.set_status(401)
            self._render(message="wrong")
            return
        self.keeper.set_login_cookie(self, user)
        self._redirect_safe(self.goal)

    def _render(self, message: Any = None) -> None:
        """Write the form; who came with a key of another room is told so, who mistyped one finds it again."""
        goal = self.goal
        values = {
            "next": url_escape(goal),
            "typed": self.get_body_argument("key", ""),
            "wrong": message is not None,
            "other": self.keeper.came_with_another(self, goal),
            "projector": goal.startswith(url_path_join(self.base_url, "class")),
        }
        self.write(self.render_template("login.html", **values))


class Entrance(BaseVoilaHandler):
    """Where the bare address and the link of a class lead: goes on to the first page, without the key."""

    def initialize(self, first_page: str, begins: Begins, voila_configuration: VoilaConfiguration) -> None:
        """Take the path of the page that the class begins with, and in what language and form."""
        super().initialize(voila_configuration=voila_configuration)
        self.first_page, self.begins = first_page, begins

    @authenticated
    def get(self) -> None:
        """Lead to the first page, in the language that was asked for, be it by whoever opened the room."""
        language = self.get_query_argument("lang", "") or self.begins.spoken
        query = self.begins._replace(spoken=language).query
        self.redirect(url_path_join(self.base_url, self.first_page) + query)


class Board(BaseVoilaHandler):
    """The page for the projector: what is opened, how to come in, and who is there by number."""

    def initialize(
        self,
        ways: list[Invitation],
        title: dict[Language, str],
        asks: dict[Language, str],
        voila_configuration: VoilaConfiguration,
    ) -> None:
        """Take the ways into the room; the title of its first page, and what that asks, if it says so."""
        super().initialize(voila_configuration=voila_configuration)
        self.ways, self.title, self.asks = ways, title, asks

    @authenticated
    def get(self) -> None:
        """Write the page; its script keeps the numbers up to date."""
        kernels = self.kernel_manager
        assert isinstance(kernels, PageKernels), "the settings name this manager"
        opened = {"ways": self.ways, "title": self.title, "asks": self.asks}
        wall = {name: text for name, text in page_words().items() if name.startswith("wall-")}
        shown = {"has_wall": kernels.has_hall, "wall": wall}
        values = {**opened, "room": told(kernels), "states": STATES, **shown}
        self.write(self.render_template("class.html", **values))


class RoomServer(Voila):
    """A server of pages with a room that a class comes into: by one link, and with a key."""

    in_class = Bool(
        default_value=False,
        config=True,
        help="Whether a class comes in by one link, and a page for the projector shows it.",
    )
    lock_file = Unicode(config=True, help="The file with the key of the room; without one, nobody is asked.")
    first_page = Unicode(config=True, help="The path of the page that a class begins with.")
    spoken = Unicode(config=True, help="The language in which it begins; that of each browser if empty.")
    period = Int(0, config=True, help="For how many minutes its lesson is taken; each reader chooses if 0.")
    exercise = Unicode(config=True, help="The file of an exercise of one's own, with its keys, for the desk.")
    desk_key = ""
    handed: Handed | None = None  # what a class has handed in, where one comes
    _told_of_loss = 0

    @default("identity_provider_class")
    def _who_asks_for_the_key(self) -> type:
        return Doorkeeper

    @property
    def ways_in(self) -> list[Invitation]:
        """The ways into the room, the likeliest one first."""
        if self.custom_display_url:
            return [Invitation(self.custom_display_url.rstrip("/") + "/", self.token or "")]
        return invitations(self.ip, self.port, self.base_url, self.token or "")

    @property
    def is_for_others(self) -> bool:
        """Whether anybody else than who started it may read its pages: a class, or whoever reaches it."""
        return self.in_class or bool(self.custom_display_url) or not is_of_this_computer(self.ip)

    @property
    def title_of_first_page(self) -> dict[Language, str]:
        """The title by language of the page that a class begins with; none where that leads to all others."""
        entry = self._entry_of_first_page()
        return (title_begun_with() or entry["title"]) if entry else {}

    @property
    def asks_of_first_page(self) -> dict[Language, str]:
        """What that page is about, such as the question of a lesson; nothing of a scenario of one's own."""
        entry = self._entry_of_first_page()
        return {} if not entry or title_begun_with() else entry["about"]

    def _entry_of_first_page(self) -> Entry | None:
        """Return what that page says of itself; nothing where it leads to all others."""
        root = Path(self.root_dir)
        if self.first_page in {"", home_page(root)}:
            return None
        return entry_of(root, self.first_page.removeprefix("voila/render/"))

    def init_settings(self) -> dict[str, Any]:
        """Return the settings of the server; the key of the room is one."""
        if self.lock_file:
            lock = read_lock(Path(self.lock_file))
            self.token, self.cookie_secret, self.desk_key = lock.key, lock.secret.encode(), lock.desk
        tell_kernels(is_room=self.is_for_others)
        return {**super().init_settings(), "in_class": self.in_class}

    def rows_of_room(self) -> list[Any]:
        """Return who answers which address of the room."""
        pages = {"voila_configuration": self.voila_configuration}
        rows: list[Any] = [
            (url_path_join(self.server_url, "voila/api/room"), RoomHandler),
            (url_path_join(self.server_url, "login"), KeyForm, pages),
        ]
        if self.in_class:
            board = {
                "ways": self.ways_in,
                "title": self.title_of_first_page,
                "asks": self.asks_of_first_page,
                **pages,
            }
            rows.append((url_path_join(self.server_url, "class"), Board, board))
            rows += self._rows_of_desk(pages)
        first = self.first_page if self.in_class else first_page(Path(self.root_dir))
        if first:
            begins = Begins(self.spoken, self.period)
            rows.append((self.server_url, Entrance, {"first_page": first, "begins": begins, **pages}))
        return rows

    def _rows_of_desk(self, pages: dict[str, Any]) -> list[Any]:
        """Return who answers which address of the desk."""
        kernels = self.kernel_manager
        assert isinstance(kernels, PageKernels), "the settings name this manager"
        if self.lock_file:
            file = Path(self.lock_file)
            kept = KeptTables(tables_file(file), read_lock(file).secret)
            kernels.tables.keep(kept)
            kernels.room.remember(kept.places)
        kernels.hall.period = self.period
        own = Path(self.exercise) if self.exercise else None
        lessons = KnownLessons(written_lessons(Path(self.root_dir)), own, own or self._lesson_of_first_page())
        self.handed = Handed(kernels.hall, lessons.files)
        kernels.hall.parts.append(self.handed)
        sight = Sight(kernels.hall, lessons, self._room_in_words, self._told_to_desk)
        sight.more |= {"handed": self.handed.told, "tables": Seated(kernels.hall, kernels.tables).told}
        shows = Shows(kernels.hall, lessons)
        shows.join(sight)
        at = {"key": DeskKey(self.desk_key), "sight": sight, "handed": self.handed}
        return [
            (url_path_join(self.server_url, "desk"), DeskPage, {"key": at["key"], "sight": sight, **pages}),
            (url_path_join(self.server_url, "voila/api/desk"), DeskHandler, at),
            (url_path_join(self.server_url, "voila/api/desk/handed/(zip|page|unsaved)"), HandedHandler, at),
            (url_path_join(self.server_url, "voila/api/room/wall"), WallHandler, {"shows": shows}),
        ]

    def warns_of_loss(self) -> bool:
        """Return whether something would be lost with the room of which the teacher is told only now."""
        found = self.handed.unsaved() if self.handed else {"unsaved": 0, "serial": 0}
        is_new, self._told_of_loss = found["serial"] != self._told_of_loss, found["serial"]
        return bool(found["unsaved"]) and is_new

    def _lesson_of_first_page(self) -> Path | None:
        """Return the file of the lesson that the class begins with; None where it begins otherwise."""
        file = Path(self.root_dir, self.first_page.removeprefix("voila/render/")).with_name(LESSON)
        return file if self.first_page and file.is_file() else None

    def _room_in_words(self, language: str) -> dict[str, Any]:
        """Return the room as it is now, with what its teacher is to be warned of."""
        kernels = self.kernel_manager
        assert isinstance(kernels, PageKernels), "the settings name this manager"
        room, words = told(kernels), Messages(language)
        enough, free = readers_in(free_memory(), kernels.a_reader), kernels.room.free
        warnings = [words.say("desk-said-tight", enough=enough, free=free)] if enough < free else []
        if self.ways_in[0].alone:
            warnings.append(words.say("desk-said-alone"))
        return {**room, "warnings": warnings}

    def _told_to_desk(self) -> dict[str, Any]:
        """Return what the page of the desk begins with: the ways in, and what the class begins with."""
        return {
            "ways": self.ways_in,
            "title": self.title_of_first_page,
            "asks": self.asks_of_first_page,
        }
