"""Every question that an FLN doctrine may ask itself, by the decision at which it makes sense."""

from __future__ import annotations

from algeria_lab.algeria.cite import cite
from algeria_lab.players.algeria import fln_building as building
from algeria_lab.players.algeria import fln_choices as choices
from algeria_lab.players.algeria import fln_missions as missions
from algeria_lab.players.algeria.doctrine import Judgement, by_key
from algeria_lab.players.algeria.fln_parameters import FlnParameters

SET_UP = cite("A:3")
BUILDING = cite("A:6.2")
ABROAD = cite("A:11.21")
FRANCE = cite("A:11.22")
DEPLOYMENT = cite("A:7")
TURNS = cite("A:8")
PROPAGANDA = cite("A:9.11")
STRIKE = cite("A:9.12")
MOVE = cite("A:9.13")
RAID = cite("A:9.14")
HARASS = cite("A:9.15")
SUPPRESSION = cite("A:9.26")
POINTS = cite("A:C.6")
COMBAT = cite("A:C.3")
PURGE = cite("A:IN-44")
UN_DEBATE = cite("A:IN-41")
OAS = cite("A:11.3")
YIELDING = cite("A:IN-10")

Fln = Judgement[FlnParameters]

# The last judgement of each decision always has an answer.
FLN_STEPS: dict[str, tuple[Fln, ...]] = {
    "fln_reinforcement": (
        Fln("fln-rebuild", BUILDING, building.rebuild),
        Fln("fln-raise-front", BUILDING, building.raise_front),
        Fln("fln-build-to-spread", BUILDING, building.build_to_spread),
        Fln("fln-build-to-hold", BUILDING, building.build_to_hold),
        Fln("fln-build-to-fight", BUILDING, building.build_to_fight),
        Fln("fln-arm-cadre", BUILDING, building.arm_cadre),
        Fln("fln-raise-city-front", BUILDING, building.raise_city_front),
        Fln("fln-build-in-city", BUILDING, building.build_in_city),
        Fln("fln-raise-failek", ABROAD, building.raise_failek),
        Fln("fln-army-abroad", ABROAD, building.raise_army_abroad),
        Fln("fln-keep-the-rest", BUILDING, building.keep_the_rest),
    ),
    "fln_deployment": (
        Fln("fln-send-to-france", FRANCE, missions.send_to_france),
        Fln("fln-bring-out", DEPLOYMENT, missions.bring_out),
        Fln("fln-bring-out-speakers", DEPLOYMENT, missions.bring_out_speakers),
        Fln("fln-bring-out-fighters", DEPLOYMENT, missions.bring_out_fighters),
        Fln("fln-bring-out-to-cities", DEPLOYMENT, missions.bring_out_to_cities),
        Fln("fln-stay-underground", DEPLOYMENT, missions.stay_underground),
    ),
    "operations": (
        Fln("fln-speak-in-france", FRANCE, missions.speak_in_france),
        Fln("fln-strike", STRIKE, missions.strike),
        Fln("fln-speak", PROPAGANDA, missions.speak),
        Fln("fln-raid", RAID, missions.raid),
        Fln("fln-harass", HARASS, missions.harass),
        Fln("fln-spread", MOVE, missions.spread),
        Fln("fln-go-to-city", MOVE, missions.go_to_city),
        Fln("fln-march-in", MOVE, missions.march_in),
        Fln("fln-come-in", MOVE, missions.come_in),
        Fln("fln-wait-for-patrols", YIELDING, missions.wait_for_patrols),
        Fln("fln-stop", TURNS, missions.stop),
    ),
    "distribute": (
        Fln("fln-lower-to-win", POINTS, choices.lower_to_win),
        Fln("fln-raise-while-weak", POINTS, choices.raise_while_weak),
        Fln("fln-lower-government", POINTS, choices.lower_government),
    ),
    "setup": (Fln("fln-quick-setup", SET_UP, choices.quick_setup),),
    "choose_loss": (Fln("fln-lose-least", COMBAT, choices.lose_least),),
    "suppressed": (Fln("fln-neutralize-least", SUPPRESSION, choices.neutralize_least),),
    "purge": (Fln("fln-purge-least", PURGE, choices.neutralize_least),),
    "un_debate": (
        Fln("fln-press-in-debate", UN_DEBATE, choices.press_in_debate),
        Fln("fln-rise-in-debate", UN_DEBATE, choices.rise_in_debate),
    ),
    "place_oas": (
        Fln("fln-oas-to-france", OAS, choices.oas_to_france),
        Fln("fln-oas-to-empty-city", OAS, choices.oas_to_empty_city),
    ),
}
FLN_JUDGEMENTS = by_key(FLN_STEPS)
