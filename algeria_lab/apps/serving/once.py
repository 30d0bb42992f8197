"""What Voila does anew for each page, done once: templates are compiled, kernels looked for on the disk."""

from types import CodeType
from typing import Any

from jinja2 import BytecodeCache, Environment
from jinja2.bccache import Bucket
from jupyter_client.kernelspec import KernelSpecManager
from voila import notebook_renderer
from voila.exporter import VoilaExporter


class CompiledTemplates(BytecodeCache):
    """Templates that were compiled by this process; one whose text has changed is compiled again."""

    def __init__(self) -> None:
        self._compiled: dict[str, tuple[str, CodeType]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give a template's code, if its text is that from which it was made."""
        text, code = self._compiled.get(bucket.key, ("", None))
        if text == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep a template's code."""
        assert bucket.code is not None, "what is kept has been compiled"
        self._compiled[bucket.key] = (bucket.checksum, bucket.code)


COMPILED = CompiledTemplates()


class PageExporter(VoilaExporter):
    """Writes pages from templates that are compiled once; Voila would compile fifteen for each reader."""

    def _create_environment(self) -> Environment:
        environment: Environment = super()._create_environment()
        environment.bytecode_cache = COMPILED
        return environment


class KnownKernels(KernelSpecManager):
    """Kinds of kernels as they were when the server began; Jupyter would search the disk for each page."""

    def get_all_specs(self) -> dict[str, Any]:
        """Return all kinds, by name."""
        if not hasattr(self, "_known"):
            self._known: dict[str, Any] = super().get_all_specs()
        return self._known


def write_pages_from_compiled_templates() -> None:
    """Let Voila write its pages by `PageExporter`: there is no setting for it."""
    notebook_renderer.VoilaExporter = PageExporter
