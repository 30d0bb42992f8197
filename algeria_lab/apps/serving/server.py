"""The server of pages: Voila with doors, kernels and packing of our own."""

import shutil
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

from jupyter_events.logger import EventLogger
from jupyter_server.auth.logout import LogoutHandler
from jupyter_server.base.handlers import Template404
from jupyter_server.utils import url_path_join
from tornado.ioloop import IOLoop
from tornado.routing import Rule
from traitlets import Float, Instance, List, Unicode, default
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from algeria_lab.apps.page_words import in_terminal
from algeria_lab.apps.serving.doors import (
    KERNEL_ID,
    EndOfPage,
    ForeignName,
    KeyHolders,
    NotThisName,
    is_own_name,
)
from algeria_lab.apps.serving.kernels import forked
from algeria_lab.apps.serving.listening import ListeningServer
from algeria_lab.apps.serving.once import KnownKernels, write_pages_from_compiled_templates
from algeria_lab.apps.serving.open_files import allow_enough
from algeria_lab.apps.serving.packed_files import PACKED
from algeria_lab.apps.serving.pages import PageHandler
from algeria_lab.apps.serving.private_lines import PrivateLines
from algeria_lab.apps.serving.quiet import hush
from algeria_lab.apps.serving.rooms.addresses import NoAddress, NotAnAddress
from algeria_lab.apps.serving.rooms.classroom import RoomServer
from algeria_lab.apps.serving.safe_headers import seal
from algeria_lab.apps.serving.sockets import PageConnection, PageSocket
from algeria_lab.apps.serving.steady import stay_as_large_as_now

# Where ours stands in for a handler of Voila's.
OURS = {TornadoVoilaHandler: PageHandler, VoilaKernelWebsocketHandler: PageSocket, **PACKED}
# What is not served as Voila does: the end of a page; files, which only its own list of pages asks for; and a
# way out, which nobody needs who has no name.
CLOSED = {VoilaShutdownKernelHandler, VoilaContentsHandler, LogoutHandler}


class NoSuchPage(BaseVoilaHandler, Template404):
    """Answers addresses that the server does not know, in the frame of our pages."""


class PageServer(RoomServer, ListeningServer, PrivateLines):
    """Voila as this project starts it; what it can only be told by a subclass is told here."""

    allowed_hosts = List(
        Unicode(),
        config=True,
        help="Further names under which the server is reached, such as that of the proxy before it.",
    )

    pulse = Float(
        10.0,
        config=True,
        help="Seconds between two looks at a socket. A network that fails says nothing: whoever misses three "
        "of them has lost the connection.",
    )

    is_ending = False

    # Where all kernels tell that they begin and end; one of its own each would outlive its kernel.
    event_logger = Instance(EventLogger, ())

    def initialize(self, argv: Sequence[str] | None = None) -> None:
        """Read the settings, and end where they open a door that one visitor could shut for the next."""
        self.ioloop = IOLoop.current()  # known before Voila listens to signals
        super().initialize(argv)
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # it is, in the background of a shell
            signal.signal(signal.SIGINT, self._handle_signal_stop)
        self.voila_configuration.kernel_spec_manager_class = KnownKernels
        write_pages_from_compiled_templates()
        if self.voila_configuration.preheat_kernel or self.voila_configuration.progressive_rendering:
            sys.exit(in_terminal("closed"))

    @default("authorizer_class")
    def _who_may(self) -> type:
        return KeyHolders

    @default("kernel_websocket_connection_class")
    def _how_kernels_talk(self) -> type:
        return PageConnection

    def init_settings(self) -> dict[str, Any]:
        """Return the settings of the server; `Voila.tornado_settings` would come too late for packing."""
        self.draw_lines()
        if self.config.KernelProvisionerFactory.default_provisioner_name == forked.NAME:
            forked.prepare()
        allow_enough()
        unknown = {
            "default_handler_class": NoSuchPage,
            "default_handler_args": {"voila_configuration": self.voila_configuration},
        }
        beat = {"ws_ping_interval": 1000 * self.pulse, "ws_ping_timeout": 3000 * self.pulse}  # milliseconds
        hush(self.log_level)
        settings = super().init_settings()
        # What Jupyter's own handlers refuse is said in our words: to say it in its own, it needs a folder of
        # pictures, and fails without one.
        in_our_words = {"jinja2_env": settings["voila_jinja2_env"]}
        packed: dict[str, Any] = {"compress_response": True, "websocket_compression_options": {}}
        return {**settings, **packed, **in_our_words, **beat, **unknown}

    def start(self) -> None:
        """Serve until the end, in memory that does not grow."""
        stay_as_large_as_now()
        super().start()

    def _handle_signal_stop(self, sig: int, frame: FrameType | None) -> None:
        """End once, however often it is asked: Ctrl+C reaches who began this server, too, who asks again.

        Where something was handed in that is not saved, that one says so, and waits for Ctrl+C once more.
        """
        if sig == signal.SIGINT and self.warns_of_loss():
            return
        if not self.is_ending:
            self.is_ending = True
            super()._handle_signal_stop(sig, frame)

    def stop(self) -> None:
        """End all kernels on the loop that began them: on another, as Voila has it, none could be awaited."""
        self.ioloop.run_sync(self.kernel_manager.shutdown_all)
        shutil.rmtree(self.connection_dir)

    def init_handlers(self) -> list[Any]:
        """Return what answers which address: ours first, then Voila's, with ours in some places.

        First of all it is asked whether a request is for this server.
        """
        seal(self.app)
        allowed = [*self.allowed_hosts, urlsplit(self.custom_display_url).hostname or "localhost"]
        foreign = ForeignName(lambda host: is_own_name(host, self.ip, allowed))
        own = [
            Rule(foreign, NotThisName, {"voila_configuration": self.voila_configuration}),
            Rule(NoAddress(), NotAnAddress, {"voila_configuration": self.voila_configuration}),
            (url_path_join(self.server_url, f"/voila/api/shutdown/{KERNEL_ID}"), EndOfPage),
            *self.rows_of_room(),
        ]
        rows = (row for row in super().init_handlers() if row[1] not in CLOSED)
        return own + [(path, OURS.get(kind, kind), *rest) for path, kind, *rest in rows]
