# %% bill: price
# en: What does it cost to wake them? Try "division-1", "brigade-1", or "all".
# fr: Que coûte de les réveiller ? Essayez "division-1", "brigade-1", ou "all".
unit = "elite-1"
war = lesson.at("bill")
war.odds(f"gov activate {unit}", of=lambda after: 50 - after.gov_psl - after.gov_half / 2)

# %% compare: your-own
# en: Your own choice of units to wake on the morning of turn 1. Add or take away as you like.
# fr: Votre propre choix d’unités à réveiller au matin du tour 1. Ajoutez ou retirez à votre gré.
WAKE = ["division-3", "elite-1", "elite-4"]
war = lesson.at("bill")
war.play("; ".join(f"gov activate {unit}" for unit in WAKE) + "; border activate; done")
algeria_lab.play_on(war, fln="mixed", gov="mixed", turns=2)
held = list(war.state.control.values())
{"support": war.state.gov_psl, "gov areas": held.count("gov"), "fln areas": held.count("fln")}

# %% many: make-it-pay
# en: Which number makes control pay? Try {"control_lead_per_psp": 1} or {"activation_percent": 25}.
# fr: Quel nombre rend le contrôle rentable ? {"control_lead_per_psp": 1} ou {"activation_percent": 25}.
CHANGES, WARS, TURN = {}, 50, 3
doctrines = lesson.guide.scenario.doctrines
ways = {name: algeria_lab.Way(doctrines[name], CHANGES) for name in ("everything", "covered")}
found = algeria_lab.compare(lesson.at("bill"), ways, against=["mixed"], runs=WARS, stop=6)
algeria_lab.summary(found, [f"gov.psl@{TURN}", f"gov.areas@{TURN}"])[["mean", "low", "high"]]
