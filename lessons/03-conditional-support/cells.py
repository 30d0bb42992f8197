# %% adjudge: dice
from fractions import Fraction

# en: The rule of control as printed: who succeeds alone? Write a rule that you find fairer.
# fr: La règle imprimée du contrôle : qui réussit seul ? Écrivez-en une qui vous paraît plus juste.
DICE = [(fln, gov) for fln in range(1, 7) for gov in range(1, 7)]
weaker_wins = {
    difference: Fraction(sum(fln <= difference < gov for fln, gov in DICE), len(DICE))
    for difference in range(1, 7)
}
{difference: str(chance) for difference, chance in weaker_wins.items()}

# %% many: position
import algeria_lab

# en: Bougie as you held it. Take the Cadre away: {"cadre-6": None}. Or move a unit.
# fr: Bougie telle que vous la teniez. Ôtez le Cadre : {"cadre-6": None}. Ou déplacez une unité.
MOVED = {}
held = algeria_lab.position("1958", place=MOVED, dispersed=["division-6"], control={"III-3": "gov"})
held

# %% many: bougie
# en: In how many wars is Bougie yours two turns later? Change the opponent: "political", "raider".
# fr: Dans combien de guerres Bougie est-elle à vous deux tours plus tard ? Essayez "political", "raider".
WARS, OPPONENT = 50, "mixed"
begin = "gov {}activate division-6; done; fln done; "
ways = {
    "stay": algeria_lab.Way("grid", opening=begin.format("") + "gov done"),
    "leave": algeria_lab.Way("grid", opening=begin.format("") + "gov deploy division-6; to ALGIERS; done"),
}
yours = {"Bougie": lambda state: state.control.get("III-3") == "gov"}
frame = algeria_lab.compare(held, ways, against=OPPONENT, runs=WARS, seed=1, stop=3, measures=yours)
algeria_lab.summary(frame, ["Bougie@3"])[["mean", "low", "high"]].round(1)

# %% many: loop
# en: The loop: FLN support after turn 3, and what the FLN spent in the three turns after it. Do you see it?
# fr: La boucle : soutien au FLN après le tour 3, dépenses du FLN aux trois tours suivants. La voyez-vous ?
WARS, EARLY, LATE = 200, 3, 6
wars = algeria_lab.compare("1958", {"grid": "grid"}, against="political", runs=WARS, seed=1, stop=LATE)
by_war = wars.pivot(index="seed", columns="turn", values=["fln.psl", "fln.spent"])
support = by_war["fln.psl"][EARLY] // 5 * 5
spent = by_war["fln.spent"][LATE] - by_war["fln.spent"][EARLY]
spent.groupby(support).agg(["mean", "size"]).round(1)

# %% adjudge: nobody, task
# en: Both sides roll against a difference of 2, and succeed with 2 or less. How likely is it that nobody
# en: succeeds?
# fr: Les deux camps jettent contre une différence de 2, et réussissent avec 2 ou moins. Chance que nul ne
# fr: réussisse ?
# %% adjudge: nobody, check
from fractions import Fraction

dice = [(fln, gov) for fln in range(1, 7) for gov in range(1, 7)]
lesson.check(answer, Fraction(sum(min(roll) > 2 for roll in dice), len(dice)))
# %% adjudge: nobody, solution
# en: Each fails with 3, 4, 5 or 6: four faces of six, twice. The area then belongs to nobody.
# fr: Chacun échoue avec 3, 4, 5 ou 6 : quatre faces sur six, deux fois. La zone n’est alors à personne.
answer = "16/36"

# %% leave: lead, task
# en: Before you choose who stays: how many more areas does the Government hold than the FLN?
# fr: Avant de choisir qui reste : combien de zones le Gouvernement tient-il de plus que le FLN ?
# %% leave: lead, check
held = list(lesson.at("leave").state.control.values())
lesson.check(answer, held.count("gov") - held.count("fln"))
# %% leave: lead, solution
# en: Count the sides in `lesson.at("leave").state.control`, a table of areas.
# fr: Comptez les camps dans `lesson.at("leave").state.control`, une table des zones.
held = list(lesson.at("leave").state.control.values())
answer = held.count("gov") - held.count("fln")
