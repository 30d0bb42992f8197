# %% when: stretch
# en: The timeline as data. Change THEMES to ("justice",) or to (): what else is remembered, and when?
# fr: La chronologie comme données. Mettez THEMES à ("justice",) ou à () : de quoi d’autre se souvient-on ?
from algeria_lab.checking.timeline import stretch

THEMES = ("memory",)
{entry.first.isoformat(): entry.text["en"] for entry in stretch(1963, 2023, THEMES)}

# %% cards: by-work
# en: How many of our notes on cards cite each work? Change GAME to "insurgent".
# fr: Combien de nos notes sur des cartes citent chaque ouvrage ? Mettez GAME à "insurgent".
from collections import Counter

from algeria_lab.checking.decks.works import cited_by

GAME = "twilight"
Counter(work for works in cited_by(GAME).values() for work in works).most_common(5)

# %% when: longest, task
# en: The entries of the theme "memory" that begin from 1963 to 2023: how many whole years is the longest gap
# en: between the first days of two that follow each other?
# fr: Les entrées du thème "memory" qui commencent de 1963 à 2023 : combien d’années entières compte le plus
# fr: long intervalle entre les premiers jours de deux entrées qui se suivent ?
# %% when: longest, check
from itertools import pairwise

from algeria_lab.checking.timeline import stretch

days = sorted(entry.first for entry in stretch(1963, 2023, ["memory"]) if entry.first.year >= 1963)
lesson.check(answer, max((after - before).days for before, after in pairwise(days)) // 365)
# %% when: longest, solution
# en: From 9 December 1974, the law that says “operations”, to 18 October 1999, the law that says “war”.
# fr: Du 9 décembre 1974, la loi qui dit « opérations », au 18 octobre 1999, la loi qui dit « guerre ».
answer = 24

# %% cards: after-1999, task
# en: How many of the 32 works behind the notes on Colonial Twilight were first printed after 1999?
# en: The key of a work ends with its year, as in "horne1977".
# fr: Combien des 32 ouvrages cités par les notes sur Colonial Twilight sont parus après 1999 ? La clé d’un
# fr: ouvrage finit par son année, comme dans "horne1977".
# %% cards: after-1999, check
from algeria_lab.checking.decks.works import cited_by

works = {work for cited in cited_by("twilight").values() for work in cited}
lesson.check(answer, sum(int(work[-4:]) > 1999 for work in works))
# %% cards: after-1999, solution
# en: Gather the keys in a set, and compare their last four digits with 1999.
# fr: Réunissez les clés dans un ensemble, et comparez leurs quatre derniers chiffres à 1999.
from algeria_lab.checking.decks.works import cited_by

works = {work for cited in cited_by("twilight").values() for work in cited}
answer = sum(int(work[-4:]) > 1999 for work in works)
