# %% bench: contact
# en: Who finds a Band in the open in Tizi Ouzou? Send other units along, such as "brigade-2" or "elite-1".
# fr: Qui trouve une Bande à découvert à Tizi Ouzou ? Envoyez d’autres unités : "brigade-2" ou "elite-1".
group = ["brigade-1", "elite-1"]
place, box = dict.fromkeys(group, "III-1"), dict.fromkeys(group, "OPS")
start = algeria_lab.guide("bench-2div.yaml").at("mass")
war = algeria_lab.open_game(algeria_lab.position(start, place=place, box=box))
picks = "; ".join(f"pick {unit}" for unit in ["division-3", *group])
war.play(f"gov flush III-1; {picks}; done")
war

# %% many: own-split
# en: How many divisions are dispersed, against whom, and what do active troops cost (in hundredths)?
# fr: Combien de divisions dispersées, contre qui, et combien coûtent les troupes actives (en centièmes) ?
dispersed, opponent, price, wars = 4, "raider", 100, 50
doctrine = lesson.guide.scenario.doctrines["both"] | {"parameters": {"most_dispersed": dispersed}}
changes = {"activation_percent": price}
ways = {"none": algeria_lab.Way("mixed", changes), "mine": algeria_lab.Way(doctrine, changes)}
start = lesson.at("split")
found = algeria_lab.compare(start, ways, against=[opponent], runs=wars, stop=12)
columns = ["mean", "difference", "difference.low", "difference.high"]
algeria_lab.summary(found, ["gov.areas@6", "fln.units@6", "balance@6"])[columns].round(1)

# %% split: empty, task
# en: How many of the 25 areas have no unit of the Government in them, when you are asked to split?
# fr: Combien des 25 zones n’ont aucune unité du Gouvernement, quand on vous demande de répartir ?
# %% split: empty, check
from algeria_lab.algeria.board.geography import AREAS

state = lesson.at("split").state
lesson.check(answer, sum(not state.gov_at(area) for area in AREAS))
# %% split: empty, solution
# en: Count them on the board, or ask the state: `gov_at` says which units of the Government stand in an area.
# fr: Comptez-les sur le plateau, ou demandez-le : `gov_at` dit quelles unités du Gouvernement y sont.
from algeria_lab.algeria.board.geography import AREAS

state = lesson.at("split").state
answer = sum(not state.gov_at(area) for area in AREAS)

# %% law: held, task
# en: At the end of your three turns: how many areas does each side hold? Write Government − FLN.
# fr: À la fin de vos trois tours : combien de zones tient chaque camp ? Écrivez Gouvernement − FLN.
# %% law: held, check
held = list(lesson.at("law").state.control.values())
lesson.check(answer, held.count("gov") - held.count("fln"))
# %% law: held, solution
# en: Count the sides in `lesson.at("law").state.control`, a table of areas.
# fr: Comptez les camps dans `lesson.at("law").state.control`, une table des zones.
held = list(lesson.at("law").state.control.values())
answer = held.count("gov") - held.count("fln")
