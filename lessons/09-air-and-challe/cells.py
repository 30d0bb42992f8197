# %% bench: means
# en: One brigade, one Band: how likely is it to be found? A brigade flies or walks, with 0 to 5 Air Points.
# fr: Une brigade, une Bande : quelle chance de la trouver ? La brigade vole ou marche, 0 à 5 Points aériens.
flies, air = True, 0  # False, 5
war = algeria_lab.open_game(algeria_lab.position(algeria_lab.guide("bench-contact.yaml").at("foot")))
search = [
    "flush IV-2",
    *(["lift elite-6", "pick elite-6"] if flies else ["pick elite-5"]),
    *([f"air {air}"] if air else []),
    "done",
]
# A fight is waiting to be settled where somebody was found.
war.odds("; ".join(search), of=lambda after: "found" if len(after.agenda) > 1 else "not found")

# %% war: own-war
# en: The same four turns with another player for the Government: "mixed", "civil", "mobile", "grid".
# fr: Les quatre mêmes tours avec un autre joueur pour le Gouvernement : "mixed", "civil", "mobile", "grid".
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
# en: How many units of the FLN stand in Algeria, not in Morocco or Tunisia, when the four turns begin?
# fr: Combien d’unités du FLN y a-t-il en Algérie, hors Maroc et Tunisie, au début des quatre tours ?
# %% war: stood, check
from algeria_lab.algeria.board.units import FLN

state = lesson.at("war").state
lesson.check(answer, (state.in_algeria() & FLN).bit_count())
# %% war: stood, solution
# en: `in_algeria` gives the units there, as a set of bits; `FLN` is the set of all units of the FLN.
# fr: `in_algeria` donne les unités qui y sont, comme ensemble de bits ; `FLN`, toutes celles du FLN.
from algeria_lab.algeria.board.units import FLN

state = lesson.at("war").state
answer = (state.in_algeria() & FLN).bit_count()

# %% counts: held, task
# en: After the four turns: areas of the Government less areas of the FLN. Does support say the same?
# fr: Après les quatre tours : zones du Gouvernement moins zones du FLN. Le soutien dit-il la même chose ?
# %% counts: held, check
held = list(lesson.at("counts").state.control.values())
lesson.check(answer, held.count("gov") - held.count("fln"))
# %% counts: held, solution
# en: Count the sides in `lesson.at("counts").state.control`, a table of areas.
# fr: Comptez les camps dans `lesson.at("counts").state.control`, une table des zones.
held = list(lesson.at("counts").state.control.values())
answer = held.count("gov") - held.count("fln")
