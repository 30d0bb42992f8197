"""Serves a site from a folder, such as one on a memory stick, to the browser of this computer."""

from __future__ import annotations

import gzip
import webbrowser
from functools import lru_cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

HOST = "127.0.0.1"
# What every site holds: the worker that runs Python.
MARK = Path("site") / "kernel.js"
_PACKED = (".js", ".mjs", ".css", ".html", ".svg", ".json")


def is_site(folder: Path) -> bool:
    """Return whether a folder holds a site that `make site` wrote."""
    return (folder / MARK).is_file()


class Files(SimpleHTTPRequestHandler):
    """Gives out files: texts packed, and programs under the names that a browser wants for them."""

    extensions_map = {  # noqa: RUF012 - as the class above has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".packed": "application/octet-stream",
        ".pack": "application/octet-stream",
        ".woff2": "font/woff2",
    }

    def log_message(self, *_: Any) -> None:
        """Say nothing of each file."""

    def end_headers(self) -> None:
        """Let the browser ask each time whether a file has changed."""
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "same-origin")
        super().end_headers()

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send what stands before a file, and return what is to be sent."""
        path = Path(self.translate_path(self.path))
        wants = "gzip" in self.headers.get("Accept-Encoding", "") and "If-Modified-Since" not in self.headers
        if not (wants and path.suffix in _PACKED and path.is_file()):
            return super().send_head()
        status = path.stat()
        data = _packed(path, status.st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Last-Modified", self.date_time_string(status.st_mtime))
        self.end_headers()
        return BytesIO(data)


@lru_cache(256)
def _packed(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """Return a server of a folder for this computer alone, not yet begun.

    Args:
        folder: The site.
        port: Where it listens; another one where something else listens already, or for 0.
    """
    files = partial(Files, directory=str(folder))
    try:
        return ThreadingHTTPServer((HOST, port), files)
    except OSError:
        return ThreadingHTTPServer((HOST, 0), files)


def serve(folder: Path, port: int, *, opens: bool, language: str = "") -> None:
    """Serve a site until somebody stops it.

    Args:
        folder: The site.
        port: Where it listens; see `server`.
        opens: Whether a browser is opened.
        language: Code of the language of the first page; that of the browser if left out.
    """
    with server(folder, port) as running:
        address = f"http://{HOST}:{running.server_port}/{f'?lang={language}' if language else ''}"
        print(address, flush=True)
        if opens:
            webbrowser.open(address)
        running.serve_forever()
