# %% bench: means
# en: One brigade, one Band: how likely is it to be found? Try 0, 1 or 2 brigades flown, and up to 5 Air Points.
# fr: Une brigade, une Bande : quelle chance de la trouver ? Essayez 0, 1 ou 2 brigades par air, et jusqu’à 5 Points aériens.
flown, air = 1, 0
start = algeria_lab.guide("bench-contact.yaml").at("foot")
lifts = "".join(f"lift {unit}; " for unit in ["elite-5", "elite-6"][:flown])
picks = "; ".join(f"pick {unit}" for unit in ["elite-5", "elite-6"][: max(flown, 1)])
points = f"air {air}; " if air else ""
war = algeria_lab.open_game(algeria_lab.position(start))
war.odds(f"gov flush IV-2; {lifts}{picks}; {points}done", of=lambda after: after.fln_psl)

# %% war: own-war
# en: The same four turns with another player for the Government ("mixed", "civil", "mobile", "grid"), or another for the FLN.
# fr: Les quatre mêmes tours avec un autre joueur pour le Gouvernement (« mixed », « civil », « mobile », « grid »), ou pour le FLN.
gov, fln, turns = "mobile", "raider", 4
war = lesson.at("war")
algeria_lab.play_on(war, fln=fln, gov=gov, turns=turns)
war

# %% many: own-pursuit
# en: How many brigades may fly at once (0 to 5), and how many Air Points go with each search (0 to 7)?
# fr: Combien de brigades volent à la fois (0 à 5), et combien de Points aériens par recherche (0 à 7) ?
brigades, air, opponent, wars = 2, 0, "raider", 50
pursuit = lesson.guide.scenario.doctrines["pursuit"]
mine = pursuit | {"parameters": pursuit["parameters"] | {"most_lifted": brigades, "air_a_flush": air}}
ways = {"flown": algeria_lab.Way(pursuit), "mine": algeria_lab.Way(mine), "civil": algeria_lab.Way("civil")}
found = algeria_lab.compare(lesson.at("war"), ways, against=[opponent], runs=wars, stop=4)
columns = ["mean", "difference", "difference.low", "difference.high"]
algeria_lab.summary(found, ["fln.units@4", "balance@4", "gov.areas@4"])[columns].round(1)

# %% war: stood, task
# en: How many units of the FLN stand in Algeria, neither in Morocco nor in Tunisia, when the four turns begin?
# fr: Combien d’unités du FLN y a-t-il en Algérie, hors Maroc et Tunisie, au début des quatre tours ?
# %% war: stood, check
from algeria_lab.algeria.board.units import FLN

state = lesson.at("war").state
lesson.check(answer, (state.in_algeria() & FLN).bit_count())
# %% war: stood, solution
# en: `in_algeria` gives the units there, as a set of bits; `FLN` is the set of all units of the FLN.
# fr: `in_algeria` donne les unités qui y sont, comme ensemble de bits ; `FLN` est l’ensemble des unités du FLN.
from algeria_lab.algeria.board.units import FLN

state = lesson.at("war").state
answer = (state.in_algeria() & FLN).bit_count()

# %% counts: held, task
# en: After your four turns: areas of the Government less areas of the FLN. Then look at support: do they agree?
# fr: Après vos quatre tours : zones du Gouvernement moins zones du FLN. Regardez ensuite le soutien : sont-ils d’accord ?
# %% counts: held, check
held = list(lesson.at("counts").state.control.values())
lesson.check(answer, held.count("gov") - held.count("fln"))
# %% counts: held, solution
# en: Count the sides in `lesson.at("counts").state.control`, a table of areas.
# fr: Comptez les camps dans `lesson.at("counts").state.control`, une table des zones.
held = list(lesson.at("counts").state.control.values())
answer = held.count("gov") - held.count("fln")
