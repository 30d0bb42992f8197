"""Hard subjects are noticed in both languages, and words that only look alike are not."""

from unicodedata import normalize

import pytest

from algeria_lab.scenarios.laws.subjects import subjects

SPOKEN = [
    ("en", "He was tortured for two days.", "torture"),
    ("en", "The guillotine stood in Barberousse.", "execution"),
    ("en", "Two prisoners were executed at dawn.", "execution"),
    ("en", "The massacre\n  of Philippeville", "massacre"),
    ("en", "Villagers were slaughtered.", "massacre"),
    ("en", "Rape was used as a weapon.", "sexual-violence"),
    ("en", "Many children died in the winter.", "children"),
    ("en", "Napalm fell.", "civilians"),
    ("en", "Dead\ncivilians lay there.", "civilians"),
    ("en", "People died in the camps.", "camps"),
    ("fr", "La gégène", "torture"),
    ("fr", "Il fut torturé.", "torture"),
    ("fr", "La corvée de bois", "execution"),
    ("fr", "Le peloton d'exécution", "execution"),
    ("fr", "Deux otages furent fusillés.", "execution"),
    ("fr", "Égorgés dans la nuit", "massacre"),
    ("fr", normalize("NFD", "Ils furent égorgés."), "massacre"),
    ("fr", "Le viol, arme de guerre.", "sexual-violence"),
    ("fr", "Des femmes violées", "sexual-violence"),
    ("fr", "La mort d’enfants", "children"),
    ("fr", "Des civils ont été tués.", "civilians"),
    ("fr", "Des familles meurent de faim.", "camps"),
]
ALIKE = [
    ("en", "A tortuous road; fields of rape and rapeseed; the grape harvest."),
    ("en", "The order was executed, and the slaughterhouse closed."),
    ("en", "They starve the insurgency of money."),
    ("en", "The executive decided; children diet and play."),
    ("en", "Raise the flag; the parade passed the square."),
    ("fr", "La violence et la violation du droit; un violon; un violet."),
    ("fr", "La trêve est violée au tour 3."),
    ("fr", "Une route tortueuse; le fusilier; une fusillade de questions."),
    ("fr", "Les enfants jouent; les civils partent; un camp de jeunes."),
    ("fr", "Des moutons: égorger un mouton pour la fête."),
]


@pytest.mark.parametrize(("language", "text", "subject"), SPOKEN)
def test_a_subject_is_noticed(language: str, text: str, subject: str):
    assert [one.id for one in subjects() if one.is_in(text, language)] == [subject]


@pytest.mark.parametrize(("language", "text"), ALIKE)
def test_what_only_looks_alike_is_left_alone(language: str, text: str):
    assert [one.id for one in subjects() if one.is_in(text, language)] == []


def test_every_subject_has_words_in_both_languages():
    for one in subjects():
        assert set(one.words) == {"en", "fr"}, one.id
