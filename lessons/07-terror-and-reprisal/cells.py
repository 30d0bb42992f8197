# %% watch: log
# en: The map keeps no author of a marker; the log does. Each row: who acted, how, where.
# fr: La carte ne garde pas l’auteur d’un marqueur ; le journal, si. Chaque ligne : qui agit, comment, où.
import algeria_lab

war = lesson.at("markers")
orders = [entry.action for entry in war.history if entry.action]
[(order.seat, order.verb, order.args[0]) for order in orders if order.verb in ("raid", "suppress")]

# %% markers: words
# en: Which documents have a word in their original? Try "crimin", "victime", "assassin", "violence".
# fr: Quels documents ont un mot dans leur original ? Essayez "crimin", "victime", "assassin", "violence".
from algeria_lab.checking.voices import voice

WORD = "terror"
numbers = lesson.guide.scenario.document_numbers
said = {numbers[name]: voice(name).who["en"] for name in numbers if WORD in " ".join(voice(name).original)}
said

# %% many: rulebooks
# en: A few wars by two rulebooks, for yourself. Change the charge (0, 1, 2), the opponent or the turn.
# fr: Quelques guerres selon deux livrets, pour vous. Changez le prix (0, 1, 2), l’adversaire ou le tour.
charge, opponent, turn, wars = 0, "mixed", 4, 10
ways = {
    "printed": algeria_lab.Way("mixed"),
    "changed": algeria_lab.Way("mixed", {"terror_charge": charge}),
}
found = algeria_lab.compare(lesson.at("watch"), ways, against=[opponent], runs=wars, stop=turn)
algeria_lab.summary(found, [f"balance@{turn}", f"terror@{turn}"])[["mean", "difference"]].round(1)

# %% markers: how-many, task
# en: Of all documents of this lesson, how many have “terror” in their original, as a word or in one?
# fr: De tous les documents de cette leçon, combien ont « terror » dans leur original, seul ou dans un mot ?
# %% markers: how-many, check
from algeria_lab.checking.voices import voice

names = lesson.guide.scenario.document_numbers
lesson.check(answer, sum("terror" in " ".join(voice(name).original).lower() for name in names))
# %% markers: how-many, solution
# en: “terrorisme aveugle”, says one who was struck as a child; “terroristes algériens”, says a prefect.
# fr: « terrorisme aveugle », dit une femme frappée enfant ; « terroristes algériens », dit un préfet.
answer = 2

# %% markers: answers-for, task
# en: Set of areas whose fear the Government pays for, although the log says that the FLN caused it.
# fr: Ensemble des zones dont le Gouvernement paie la peur, alors que le journal dit que le FLN l’a causée.
# %% markers: answers-for, check
war = lesson.at("markers")
raided = {e.action.args[0] for e in war.history if e.action and e.action.verb == "raid"}
lesson.check(answer, raided & set(war.state.terror))
# %% markers: answers-for, solution
# en: The Raid was in Tlemcen. The rule charges the Government there as in Tizi Ouzou.
# fr: Le raid fut à Tlemcen. La règle fait payer le Gouvernement là comme à Tizi Ouzou.
answer = {"V-2"}
