"""The files of pages, packed once for the first reader: every other gets the same bytes."""

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from posixpath import normpath
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import FileFindHandler
from tornado.web import GZipContentEncoding, HTTPError, StaticFileHandler
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler

MOST_FILES = 512  # kept packed; a visit to the largest page takes under a hundred, 2 MB in all
# A name, or a version in the address, that changes with the file: no browser need ask for it again.
_LASTING = re.compile(r"\.[0-9a-f]{8,}\.js$|[?&]v=[0-9a-f]{8,}$")
FOREVER = "public, max-age=31536000, immutable"


@lru_cache(MOST_FILES)
def _packed(path: str, _changed: int, _size: int) -> bytes:
    """Return a file packed; one that has changed since is another."""
    return gzip.compress(Path(path).read_bytes(), GZipContentEncoding.GZIP_LEVEL, mtime=0)


def packed(path: str) -> bytes | None:
    """Return the packed contents of a file, or None where packing it is of no use."""
    kind = mimetypes.guess_type(path)[0] or ""
    if not (kind.startswith("text/") or kind in GZipContentEncoding.CONTENT_TYPES):
        return None
    file = Path(path).stat()
    return _packed(path, file.st_mtime_ns, file.st_size)


class PackedFile(StaticFileHandler):
    """Sends a file as it was packed once; to whoever cannot unpack, or wants a part of it, as it is."""

    def set_headers(self) -> None:
        """Set the headers; where the address names this very version of the file, it may be kept for good."""
        super().set_headers()
        if _LASTING.search(self.request.uri or ""):
            self.set_header("Cache-Control", FOREVER)

    @allow_unauthenticated
    async def get(self, path: str, include_body: bool = True) -> None:  # noqa: FBT001, FBT002 - as tornado has it
        """Send a file."""
        wants_packed = "gzip" in self.request.headers.get("Accept-Encoding", "")
        if not wants_packed or "Range" in self.request.headers:
            await super().get(path, include_body)
            return
        self.path = self.parse_url_path(path)
        wanted = self.get_absolute_path(self.root, self.path)  # which may find another root
        found = self.validate_absolute_path(self.root, wanted)
        content = found and packed(found)
        if not content:
            await super().get(path, include_body)
            return
        self.absolute_path = found
        self._send(content, include_body=include_body)

    def _send(self, content: bytes, *, include_body: bool) -> None:
        self.modified = self.get_modified_time()
        self.set_headers()
        if self.should_return_304():
            self.set_status(304)
            return
        self.set_header("Content-Encoding", "gzip")
        self.set_header("Content-Length", len(content))
        if include_body:
            self.write(content)


class TemplateFile(PackedFile, TemplateStaticFileHandler):
    """A file of a template."""

    def parse_url_path(self, url_path: str) -> str:
        """Return the path of a file, which Voila expects to have three parts.

        Raises:
            HTTPError: It has not (404).
        """
        template, _, file = url_path.partition("/static/")
        if "/" in template or template in {"", ".", ".."} or normpath(file or ".") == ".":
            raise HTTPError(404)
        return str(super().parse_url_path(url_path))


class ProgramFile(PackedFile, MultiStaticFileHandler):
    """A file of Voila's program."""


class ExtensionFile(PackedFile, FileFindHandler):
    """A file of an extension, such as the widgets' own."""


# Which of these stands in for a handler of Voila's.
PACKED: dict[Any, Any] = {
    TemplateStaticFileHandler: TemplateFile,
    MultiStaticFileHandler: ProgramFile,
    FileFindHandler: ExtensionFile,
}
