"""What is the same for every page is done once."""

from pathlib import Path
from unittest.mock import patch

from jinja2 import Environment
from jupyter_client.kernelspec import KernelSpecManager

from algeria_lab.apps.serving.once import KnownKernels, PageExporter


def exporter(folder: Path) -> PageExporter:
    """Return what writes one page, as Voila makes one for each."""
    return PageExporter(template_paths=[str(folder)], template_name="mine")


def test_a_template_is_compiled_for_the_first_page_and_when_it_has_changed(tmp_path: Path):
    page = tmp_path / "index.html.j2"
    page.write_text("first")
    whole = Environment.compile

    with patch.object(Environment, "compile", autospec=True, side_effect=whole) as compiled:
        assert exporter(tmp_path).template.name == exporter(tmp_path).template.name
        assert compiled.call_count == 1
        page.write_text("second")
        assert exporter(tmp_path).template
        assert compiled.call_count == 2


def test_kernels_are_looked_for_once():
    whole = KernelSpecManager.get_all_specs
    with patch.object(KernelSpecManager, "get_all_specs", autospec=True, side_effect=whole) as looked:
        known = KnownKernels()
        assert known.get_all_specs() == known.get_all_specs()
    assert looked.call_count == 1
    assert "python3" in known.get_all_specs()
