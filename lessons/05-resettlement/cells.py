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
columns = ["mean", "difference", "difference.low", "difference.high"]
algeria_lab.summary(found, [f"balance@{turn}", "fln.wins"])[columns].round(1)

# %% order: swing, task
# en: In Mostaganem (V-4) an order lowers the balance: the Government's support less the FLN's. By how much,
# en: on average?
# fr: À Mostaganem (V-4), un ordre fait baisser le solde : le soutien au Gouvernement moins le soutien au FLN.
# fr: De combien, en moyenne ?
# %% order: swing, check
war = lesson.at("order")
before = war.state.gov_psl - war.state.fln_psl
found = war.odds("gov resettle V-4", of=lambda after: after.gov_psl - after.fln_psl)
lesson.check(answer, before - found.mean())
# %% order: swing, solution
# en: Three dice bring 10.5 on average, and the mission costs the Government 1.
# fr: Trois dés donnent 10,5 en moyenne, et la mission coûte 1 au Gouvernement.
answer = 3 * 3.5 + 1

# %% order: half, task
# en: In which of V-4, II-2, IV-1 and III-1 does the FLN gain ten points or more exactly one time in two?
# fr: Dans lesquelles de V-4, II-2, IV-1 et III-1 le FLN gagne-t-il dix points ou plus une fois sur deux
# fr: exactement ?
# %% order: half, check
from fractions import Fraction

war, right = lesson.at("order"), set()
for area in ("V-4", "II-2", "IV-1", "III-1"):
    gain = war.odds(f"gov resettle {area}", of=lambda after: after.fln_psl - war.state.fln_psl)
    right |= {area} if gain.chance(lambda points: points >= 10) == Fraction(1, 2) else set()
lesson.check(answer, right)
# %% order: half, solution
# en: Where a Front shrinks to a Cadre, the FLN pays one point of what the dice bring: it takes eleven.
# fr: Là où un Front se réduit en Cadre, le FLN perd un point de ce que donnent les dés : il en faut onze.
answer = {"II-2", "III-1"}
