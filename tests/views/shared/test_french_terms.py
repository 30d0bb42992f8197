"""French words that readers tripped over, and the one term that stands in their place."""

import re
from pathlib import Path

import pytest

import algeria_lab

DATA = Path(algeria_lab.__file__).parent / "data"
LESSONS = Path(__file__).parents[3] / "lessons"
GONE = {
    "rentable": "regagné",
    "payant": "rapporte-t-il plus qu’il ne coûte",
    "façon 1956": "inspirée de 1956",
    "réserve mobile": "réserve générale",
    "coups de main": "raids",
    "degré auquel": "cran auquel",
    "guerres mêmes": "mêmes guerres",
    "hasard compris": "intervalle à 95 %",
    "guerre du milieu": "médiane",
    "par échantillonnage": "estimation par simulation",
    "porter le coup": "frapper",
    "bonne étude": "bien étayé",
    "étude solide": "bien étayé",
    "apprend plus que pas": "on apprend plus",
    "prédiction": "pronostic",
    "prévision": "pronostic",
    "graine": "numéro de tirage",
    "dés d’enseignement": "dés imposés",
    "première séance": "séance d’ouverture",
    "cimetière": "hors jeu",
    "zones terrorisées": "marqueur de terreur",
    "c’est noté": "non noté",
}


def french_texts() -> str:
    """Return all that is said in French: the messages, and the titles and ideas of the data."""
    said = [path.read_text("utf-8") for path in sorted((DATA / "messages" / "fr").glob("*/*.ftl"))]
    for path in sorted((DATA / "algeria").rglob("*.toml")):
        said += re.findall(r'^fr = "(.*)"$', path.read_text("utf-8"), flags=re.MULTILINE)
    return (
        "\n".join(said).lower().replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    )


@pytest.mark.parametrize(("gone", "better"), GONE.items())
def test_one_term_stands_for_one_thing_in_french(gone: str, better: str):
    texts = french_texts()
    lessons = "".join(path.read_text("utf-8").lower() for path in LESSONS.glob("*/lesson.yaml"))

    assert gone not in texts
    assert better in texts + lessons
