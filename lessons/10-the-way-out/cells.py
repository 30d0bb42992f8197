# %% order: three-lines
# en: The three orders, each to the end of the Resources phase. Add one of your own to the list: "pass".
# fr: Les trois ordres, chacun jusqu’à la fin de la phase des ressources. Ajoutez-en un à vous : "pass".
paris, algeria = "rally limited; rally france_track; done", "rally limited; rally barika; base 2 0; done"
rows = []
for line in ["event shaded", paris, algeria]:
    war = lesson.at("order").fork()
    war.play(f"fln {line}; gov pass; gov done")
    state = war.state
    rows.append((line, state.commitment, state.support_commitment, state.opposition_bases))
rows

# %% ends: own-wars
# en: A few wars of your own, from the same start. Put the France Track in another box, from "A" to "F".
# fr: Quelques guerres à vous, de la même position. Mettez la piste France dans une autre case, de "A" à "F".
box, wars = "D", 3
start = algeria_lab.position("short", france=box, spaces={"barika": {"U": 2}})
ways = {"plans": algeria_lab.Way("sensible"), "chart": algeria_lab.Way("chart")}
found = algeria_lab.compare(start, ways, side="fln", against=["planner"], runs=wars)
columns = ["mean", "difference", "difference.low", "difference.high"]
algeria_lab.summary(found, ["victory", "commitment", "france"])[columns].round(1)

# %% order: support, task
# en: At the moment of your order the Government’s number is 22. How much of it is Support in Algeria?
# fr: Au moment de votre ordre, le nombre du Gouvernement est 22. Quelle part en est le soutien en Algérie ?
# %% order: support, check
lesson.check(answer, lesson.at("order").state.total_support)
# %% order: support, solution
# en: Take Commitment off the number, or ask the state for `total_support`.
# fr: Retirez l’engagement du nombre, ou demandez `total_support` à l’état.
answer = lesson.at("order").state.support_commitment - lesson.at("order").state.commitment

# %% votes: july, task
# en: 1 July 1962: what percentage of the registered voters said yes? Round to one digit behind the point.
# fr: 1er juillet 1962 : quel pourcentage des inscrits a dit oui ? Arrondissez à un chiffre après la virgule.
# %% votes: july, check
from algeria_lab.checking.facts import fact

yes, registered = (fact("votes", f"vote-1962-07-{name}").value for name in ("yes", "registered"))
lesson.check(answer, round(100 * yes / registered, 1))
# %% votes: july, solution
# en: 5,975,581 divided by 6,549,736; the step “votes” shows both.
# fr: 5 975 581 divisé par 6 549 736 ; l’étape « votes » montre les deux.
answer = round(100 * 5_975_581 / 6_549_736, 1)
