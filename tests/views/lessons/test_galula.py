"""Galula as a page: one officer, four claims, a dispute, and no page number that nobody saw."""

import pytest

from algeria_lab.checking.galula import dossier
from algeria_lab.views.lessons.galula import galula_page
from algeria_lab.views.shared.messages import LANGUAGES, Messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_he_is_told_with_his_limits_in_both_languages(language: str):
    words = Messages(language)

    page = galula_page(words)

    assert words.faults == []
    assert "Mathias" in page.text
    assert "1956" in page.text
    assert page.html.index("Mathias") < page.html.index("<table")
    assert page.html.count("<details") > 1
    assert "55" not in page.text  # pages of an edition that nobody names


def test_the_laws_are_four_and_each_is_tested_in_a_lesson():
    assert [(law.number, law.lesson) for law in dossier().laws] == [(1, 1), (2, 2), (3, 3), (4, 4)]
