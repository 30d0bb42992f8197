"""One French term for one thing in Colonial Twilight: messages, headings of rules, rulings."""

import re
from pathlib import Path

import pytest

import algeria_lab

DATA = Path(algeria_lab.__file__).parent / "data"
# What readers tripped over, and the term that stands in its place; those who rallied were on the other side.
GONE = {
    r"\bralli(er|e|ement|ements)\b": "recrutement",
    r"tenir garnison": "garnison",
    r"gouvernement automatique|fln automatique": "fln non-joueur",
    r"polices (françaises|algériennes)": "cubes de police",
    r"(marqueurs?|cartes?) (terreur|propagande)\b": "marqueur de terreur",
    r"\bzone fronti(ère|ali)": "barrage frontalier",
    r"guérillas? (cachée|active)": "guérillero",
}


def french_texts() -> str:
    """Return all that is said of the game in French."""
    folder = DATA / "messages" / "fr"
    files = {*folder.glob("twilight/*.ftl"), *folder.glob("*/twilight*.ftl")}
    said = [path.read_text("utf-8") for path in sorted(files)]
    for name in ("citations", "rulings", "players"):
        said += re.findall(r'fr = "([^"]*)"', (DATA / "twilight" / f"{name}.toml").read_text("utf-8"))
    return "\n".join(said).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("gone", "better"), GONE.items())
def test_one_term_stands_for_one_thing(gone: str, better: str):
    texts = french_texts().lower()

    assert re.search(gone, texts) is None
    assert better in texts


def test_the_government_has_its_capital():
    """The side is the Government; governments of the time and of other countries are others."""
    texts = french_texts()
    others = r"gouvernement (des États-Unis|Mollet)"

    assert re.findall(rf"\b(?!{others})gouvernement\b.*", texts) == []
