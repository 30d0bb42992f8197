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
algeria_lab.summary(found, ["gov.areas@6", "fln.units@6", "balance@6"])
