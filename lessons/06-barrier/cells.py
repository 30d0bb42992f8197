# %% levels: odds
# en: Where is a Failek after its way to Souk Ahras (II-3)? Change levels (0 to 3), patrols (0 to 2).
# fr: Où est un Faïlek parti pour Souk Ahras (II-3) ? Changez crans (0 à 3) et patrouilles (0 à 2).
levels, patrols = 2, 1
units = ["division-4", "elite-3"][:patrols]
orders = [f"activate {unit}" for unit in units] + ["border improve"] * levels
if levels:
    orders.append("border activate")
line = "".join(f"gov {order}; " for order in [*orders, "done"]) + "fln done; "
line += "".join(f"gov patrol {unit}; " for unit in units) + "gov done; fln done; "
war = lesson.at("levels")
war.odds(line + "fln move failek-1; to II-3", of=lambda after: after.to_json()["units"]["failek-1"][0])

# %% many: own-border
# en: Which step (0 to 3), against whom ("sends" or "waits"), what do active troops cost (in hundredths)?
# fr: Quel cran (0 à 3), contre qui ("sends" ou "waits"), combien coûtent les troupes actives (en centièmes) ?
step, opponent, price, wars = 2, "sends", 100, 15
changes = {"activation_percent": price}
against = lesson.guide.scenario.doctrines[opponent]
ways = {"never": algeria_lab.Way("barrier-0", changes), "mine": algeria_lab.Way(f"barrier-{step}", changes)}
start = lesson.at("build")
found = algeria_lab.compare(start, ways, against=[against], runs=wars, stop=6)
columns = ["mean", "difference", "difference.low", "difference.high"]
algeria_lab.summary(found, ["gov.psl@6", "fln.psl@6", "fln.units@6", "fln.abroad@6"])[columns].round(1)

# %% first-turn: army, task
# en: When turn 2 begins: how many Faileks does the FLN have abroad?
# fr: Quand commence le tour 2 : combien de Faïleks le FLN a-t-il à l’extérieur ?
# %% first-turn: army, check
places = lesson.at("levels").state.to_json()["units"]
abroad = [unit for unit, (place, *_) in places.items() if place in ("TUNISIA", "MOROCCO")]
lesson.check(answer, sum(unit.startswith("failek") for unit in abroad))
# %% first-turn: army, solution
# en: Look at the two boxes on the board, or ask the state for the place of each unit.
# fr: Regardez les deux cases du plateau, ou demandez à la position où est chaque unité.
places = lesson.at("levels").state.to_json()["units"]
answer = sum(
    unit.startswith("failek") and place in ("TUNISIA", "MOROCCO") for unit, (place, *_) in places.items()
)

# %% levels: sure-loss, task
# en: Two units are on patrol where a unit arrives. At how many of the levels 0, −1, −2, −3 is it lost for
# en: certain?
# fr: Deux unités sont en patrouille là où une unité arrive. À combien des crans 0, −1, −2, −3 est-elle perdue
# fr: à coup sûr ?
# %% levels: sure-loss, check
war, certain = lesson.at("levels"), 0
for raised in range(4):
    orders = ["border improve"] * raised + ["border activate"] * (raised > 0)
    orders = "".join(f"gov {one}; " for one in ("activate division-4", "activate elite-3", *orders, "done"))
    patrol = "fln done; gov patrol division-4; patrol elite-3; done; fln done; "
    lost = war.odds(
        orders + patrol + "fln move failek-1; to II-3",
        of=lambda after: after.to_json()["units"]["failek-1"][0] != "II-3",
    )
    certain += lost[True] == 1
lesson.check(answer, certain)
# %% levels: sure-loss, solution
# en: From the die 2 and the level are taken: only at −3 does a 6 leave 1.
# fr: On retire au dé 2 et le cran : il n’y a qu’à −3 qu’un 6 laisse 1.
answer = 1
