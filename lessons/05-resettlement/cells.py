# %% dice: odds
# en: Exact chances of FLN support. Try "III-1", "IV-1", "II-2"; a name such as "Medea" will do.
# fr: Chances exactes du soutien au FLN. Essayez "III-1", "IV-1", "II-2", ou un nom comme "Médéa".
area = "V-4"
war = lesson.at("order")
war.odds(f"gov resettle {area}", of=lambda after: after.fln_psl)

# %% order: own-war
# en: A war of its own from the same moment, whatever was played above. Change area or mission.
# fr: Une guerre à part, depuis le même moment, quoi qu’on ait joué plus haut. Changez zone ou mission.
area, mission = "IV-1", "resettle"  # "civil_affairs"
war = lesson.at("order")
war.play(f"gov {mission} {area}")
algeria_lab.play_on(war, fln="mixed", gov="mixed", turns=3)
war

# %% blame: many-wars
# en: Change what you like, then run this cell again: it always begins at the order.
# fr: Changez ce que vous voulez, puis relancez cette cellule : elle repart toujours de l’ordre.
area, wars, turn = "II-2", 100, 5
changes = {"resettlement_award_dice": 0}  # {"psl_per_ap": 0}, {"resettled_charge": 0, "terror_charge": 0}
start = lesson.at("order")
ways = {
    mission: algeria_lab.Way("mixed", changes, f"gov {mission} {area}")
    for mission in ("civil_affairs", "resettle")
}
found = algeria_lab.compare(start, ways, against=["mixed"], runs=wars, stop=20)
algeria_lab.summary(found, [f"balance@{turn}", "fln.wins"])
