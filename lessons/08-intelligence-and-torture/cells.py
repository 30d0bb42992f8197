# %% search: other-dice
# en: The same search with other dice: another seed. "UG" is hidden, "OC" lies in the open. How many units are
# en: there each time?
# fr: La même recherche avec d’autres dés : un autre numéro de tirage. « UG » : cachée ; « OC » : à découvert.
# fr: Combien d’unités sont là, chaque fois ?
seed = 7  # 1, 2, 30
war = algeria_lab.open_game(algeria_lab.position(lesson.at("search")), seed=seed)
war.play("gov intelligence IV-1")
units = war.state.to_json()["units"]
{name: units[name][:2] for name in ("band-1", "cadre-1")}

# %% answer: by-year
# en: The excerpts of this lesson by the year in which they were said; 0 where no page gives it. Which years
# en: of the war are empty? How many waited until after it?
# fr: Les extraits de cette leçon par année où ils furent dits ; 0 si aucune page ne la donne. Quelles années
# fr: de la guerre sont vides ? Combien ont attendu qu’elle soit finie ?
from collections import Counter

from algeria_lab.checking.voices import voices

years = [voices()[name].said_year for name in lesson.guide.scenario.document_numbers if name in voices()]
dict(sorted(Counter(years).items()))

# %% after: hidden-again, task
# en: When the next turn has begun: how many units of the FLN are hidden in Medea?
# fr: Quand le tour suivant a commencé : combien d’unités du FLN sont cachées à Médéa ?
# %% after: hidden-again, check
units = lesson.at("rules").state.to_json()["units"]
lesson.check(answer, sum(units[name][:2] == ["IV-1", "UG"] for name in ("band-1", "cadre-1")))
# %% after: hidden-again, solution
# en: The Cadre was not found, and the Band went underground again when the turn ended.
# fr: Le Cadre n’a pas été trouvé, et la Bande est redevenue clandestine à la fin du tour.
answer = 2

# %% answer: in-those-years, task
# en: Of the excerpts of this lesson, how many were said or written during the war, from 1954 to 1962?
# fr: Parmi les extraits de cette leçon, combien furent dits ou écrits pendant la guerre, de 1954 à 1962 ?
# %% answer: in-those-years, check
from algeria_lab.checking.voices import voices

said = [voices()[name].said_year for name in lesson.guide.scenario.document_numbers if name in voices()]
lesson.check(answer, sum(1954 <= year <= 1962 for year in said))
# %% answer: in-those-years, solution
# en: The law of 1956, Massu’s note, Teitgen, Laraki, Alleg (all 1957), Mauriac (1958), the Red Cross (1959,
# en: 1962). No widow and no fighter is among them.
# fr: La loi de 1956, la note de Massu, Teitgen, Laraki, Alleg (tous de 1957), Mauriac (1958), la Croix-Rouge
# fr: (1959, 1962). Aucune veuve et aucune combattante parmi eux.
answer = 8
