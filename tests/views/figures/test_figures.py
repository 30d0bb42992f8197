"""Every chart of every game and of a report is a figure: SVG, PNG and PDF, in colour and in grey."""

import re
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import matplotlib as mpl
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure as Sheet
from matplotlib.patches import Rectangle
from matplotlib.text import Text
from PIL import Image

import algeria_lab
from algeria_lab import __version__
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.experiments.results.intervals import TooFewWars
from algeria_lab.views.experiments.page import plot
from algeria_lab.views.figures.drawn.colours import grey as grey_of
from algeria_lab.views.figures.drawn.reading import Look
from algeria_lab.views.figures.drawn.sheet import PIXEL, own_settings, points_of
from algeria_lab.views.figures.figure import Figures, NotInstalled, _sheet
from tests.views.experiments.frames import two_ways
from tests.views.figures.charts import EVERY, PANELS, RULES, figure, report

SVG = "{http://www.w3.org/2000/svg}"
LEAST_LETTERS = 7.0  # points
HAIR = 0.6  # of a point
every_chart = pytest.mark.parametrize(("of", "name"), EVERY)


def page_of(one: Figures, width: str = "column", *, words: bool = True, grey: bool = False) -> Sheet:
    """Return the page of matplotlib that a figure becomes."""
    with own_settings():
        page = _sheet(one._contents(), points_of(width), Look(PIXEL, grey), words=words)
        FigureCanvasAgg(page)
        page.draw_without_rendering()
    return page


def texts(page: Sheet) -> list[Text]:
    """Return all words on a page."""
    return [one for one in page.findobj(Text) if one.get_text().strip()]


@every_chart
def test_every_chart_is_saved_as_svg_png_and_pdf(of: str, name: str, tmp_path: Path):
    one = figure(of, name)
    svg, png, pdf = (one.save(tmp_path / f"figure.{kind}") for kind in ("svg", "png", "pdf"))

    root = ET.fromstring(svg.read_text("utf-8"))  # noqa: S314 - our own
    assert root.tag == f"{SVG}svg"
    assert float(root.get("width").removesuffix("pt")) == pytest.approx(85 / 25.4 * 72, abs=0.01)
    assert root.find(f"{SVG}title").text == one.title
    assert one.caption in root.find(f"{SVG}desc").text
    with Image.open(png) as picture:
        assert picture.format == "PNG"
        assert picture.width == pytest.approx(85 / 25.4 * 300, abs=1)
        assert one.caption in picture.text["Description"]
    assert pdf.read_bytes().startswith(b"%PDF")
    assert pdf.read_bytes().count(b"/Type /Page\n") + pdf.read_bytes().count(b"/Type /Page ") == 1


@pytest.mark.parametrize(("width", "language"), [("column", "fr"), ("page", "en")])
@every_chart
def test_letters_can_be_read_and_none_is_cut_off_or_hidden(of: str, name: str, width: str, language: str):
    page = page_of(figure(of, name, language), width)
    across, up = (inches * page.dpi for inches in page.get_size_inches())
    hair, boxes = HAIR * page.dpi / 72, [(one, one.get_window_extent()) for one in texts(page)]

    for text, box in boxes:
        assert text.get_fontsize() >= LEAST_LETTERS, text.get_text()
        assert box.x0 >= -hair, text.get_text()
        assert box.x1 <= across + hair, text.get_text()
        assert box.y0 >= -hair, text.get_text()
        assert box.y1 <= up + hair, text.get_text()
    around = [(one, box) for one, box in boxes if getattr(one, "xycoords", "page") != "data"]
    met = [
        (first.get_text(), second.get_text())
        for (first, one), (second, other) in combinations(around, 2)
        if min(one.x1, other.x1) - max(one.x0, other.x0) > hair
        and min(one.y1, other.y1) - max(one.y0, other.y0) > 2 * hair
    ]
    assert met == []


@every_chart
def test_grey_has_no_colour_and_differs_from_the_coloured_one(of: str, name: str):
    colours = re.findall(r"#[0-9a-f]{6}\b", str(figure(of, name).svg(grey=True)))

    assert colours
    assert {colour for colour in colours if len({colour[1:3], colour[3:5], colour[5:7]}) > 1} == set()


def test_a_grey_picture_has_no_coloured_dot(tmp_path: Path):
    path = figure("algeria", "areas").save(tmp_path / "areas.png", grey=True)

    with Image.open(path) as picture:
        dots = {dot for _, dot in picture.convert("RGB").getcolors(1 << 20)}
    assert len(dots) > 3
    assert all(red == green == blue for red, green, blue in dots)


def test_orange_and_blue_are_told_apart_in_grey():
    orange, blue = grey_of((0.788, 0.522, 0.0))[0], grey_of((0.0, 0.447, 0.698))[0]

    assert orange - blue > 0.1


@every_chart
def test_the_numbers_are_those_of_the_chart_that_a_browser_gets(of: str, name: str):
    """Both are fed by one source: each bar of the one is a bar of the other, each word a word."""
    one = figure(of, name)
    page = page_of(one, "page")
    frame = next(axes for axes in page.axes if axes.get_label() != "page")
    drawn = [patch for patch in frame.patches if isinstance(patch, Rectangle) and not patch.get_hatch()]
    corners = {tuple(round(float(end), 6) for end in bar_ends(patch)) for patch in drawn}
    words = {text.get_text() for text in frame.texts}

    for renderer in one.figure.renderers:
        data, glyph = renderer.data_source.data, renderer.glyph
        kind = type(glyph).__name__
        if kind in {"VBar", "HBar", "Quad"}:
            (low, high), (begins, stops) = (
                (("bottom", "top"), (1, 3)) if kind == "VBar" else (("left", "right"), (0, 2))
            )
            spans = zip(ends(glyph, low, data), ends(glyph, high, data), strict=True)
            assert set(spans) <= {(bar[begins], bar[stops]) for bar in corners}
        elif kind == "Text" and not renderer.tags:
            assert {str(text) for text in data[glyph.text] if str(text)} <= words
    assert frame.get_ylim() == (one.figure.y_range.start, one.figure.y_range.end)


def bar_ends(patch: Rectangle) -> tuple[float, ...]:
    left, bottom = patch.get_xy()
    return left, bottom, left + patch.get_width(), bottom + patch.get_height()


def ends(glyph: object, name: str, data: dict[str, list[float]]) -> list[float]:
    """Return an end of each bar, whether it stands in a column or is the same for all."""
    where = getattr(glyph, name)
    if isinstance(where, str):
        return [round(float(value), 6) for value in data[where]]
    return [round(float(where), 6)] * len(next(iter(data.values())))


def test_a_report_names_its_panels_and_says_where_it_comes_from():
    whole, difference = report(), report()["difference"]

    assert tuple(whole.panels) == tuple(whole) == PANELS
    assert whole._ipython_key_completions_() == list(PANELS)
    assert whole.panels["difference"] == difference.title
    assert "From the position" in difference.caption
    assert "dice: 1 to 12; 12 wars" in difference.caption
    assert f"algeria_lab {__version__}." in difference.caption
    assert f"Rules and players: {RULES}." in difference.caption
    assert difference.figure.title.text == difference.title
    assert len(difference.table) > 2
    assert difference.headline
    assert "application/vnd.jupyter.widget-view+json" in difference._repr_mimebundle_()[0]


def test_a_figure_holds_question_wars_seeds_version_and_rules():
    svg = report("fr")["fan"].svg(words=False)

    for part in ("Numéros de tirage", "1 à 12", "12 guerres", f"algeria_lab {__version__}", RULES):
        assert part in svg.partition("</desc>")[0].partition("<desc>")[2]


def test_without_words_a_journal_sets_its_own():
    with_words = {text.get_text() for text in texts(page_of(report()["fan"]))}
    without = {text.get_text() for text in texts(page_of(report()["fan"], words=False))}

    assert report()["fan"].title in with_words - without
    assert without < with_words


def test_a_whole_report_is_one_picture_or_a_page_for_each(tmp_path: Path):
    whole = report()
    shown = {text.get_text() for text in texts(page_of(whole, "page"))}
    book = whole.save(tmp_path / "report.pdf").read_bytes()

    assert set(whole.panels.values()) <= shown
    notes = [text for text in shown if "Numbers of the dice" in " ".join(text.split())]
    # Panels under one another that say the same share it; each of the others says what it shows.
    captions = [whole[name].caption for name in whole.panels]
    assert len(notes) == len({*captions}) < len(captions)
    assert len({caption.partition(" Shown: ")[0] for caption in captions}) == 4
    assert f"/Count {len(PANELS)}".encode() in book


def test_the_same_figure_is_the_same_file_whatever_a_notebook_has_set(tmp_path: Path):
    one = figure("algeria", "support")
    before = one.svg()
    with mpl.rc_context({"font.size": 30, "svg.fonttype": "path", "axes.facecolor": "red"}):
        assert one.svg() == before
        assert mpl.rcParams["font.size"] == 30
    first, second = (one.save(tmp_path / f"{number}.pdf").read_bytes() for number in (1, 2))
    assert first == second


def test_a_chart_of_a_game_is_drawn_as_the_game_stands():
    war = algeria_lab.open_game("algeria", "1954", seed=3)
    chart = algeria_lab.chart(war)
    before = chart.svg()

    algeria_lab.play_on(war, fln="mixed", gov="mixed", turns=1)

    assert chart.svg() != before
    assert f"looked at in turn {war.state.turn}" in chart.caption


def test_an_unknown_panel_is_told_with_those_that_there_are():
    with pytest.raises(UnknownName) as error:
        report()["diference"]

    assert "Known: prediction, distributions, fan, difference" in str(error.value)
    assert "Did you mean 'difference'?" in str(error.value)


def test_a_report_of_too_few_wars_says_so_and_writes_nothing(tmp_path: Path):
    with pytest.raises(TooFewWars, match="too few"):
        plot(two_ways(played=1)).save(tmp_path / "report.svg")

    assert list(tmp_path.iterdir()) == []


def test_what_a_report_lacks_says_what_it_needs():
    with pytest.raises(UnknownName) as error:
        plot(two_ways())["tornado"]

    assert "experiments.audit.ways" in str(error.value)


@pytest.mark.parametrize(
    ("asked", "kind", "told"),
    [
        ({"path": "figure.jpg"}, WrongOption, ".svg, .png, .pdf"),
        ({"path": "figure"}, WrongOption, ".svg, .png, .pdf"),
        ({"path": "figure.svg", "width": 20}, WrongOption, "from 60 to 420 mm"),
        ({"path": "figure.svg", "width": "colum"}, UnknownName, "Did you mean 'column'?"),
    ],
)
def test_what_cannot_be_saved_says_what_would_work(
    asked: dict[str, object], kind: type[Exception], told: str, tmp_path: Path
):
    with pytest.raises(kind, match=re.escape(told)):
        report()["fan"].save(**asked | {"path": tmp_path / str(asked["path"])})

    assert list(tmp_path.iterdir()) == []


def test_without_matplotlib_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    with pytest.raises(NotInstalled, match=r"pip install '\.\[paper\]'"):
        report()["fan"].save(tmp_path / "fan.svg")
    assert issubclass(NotInstalled, ModuleNotFoundError)
