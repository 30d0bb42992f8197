"""Every question that an FLN doctrine may ask itself, by the decision at which it makes sense."""

from __future__ import annotations

from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.frames import (
    ChooseLoss,
    Distribute,
    FlnDeployment,
    FlnReinforcement,
    Operations,
    PlaceOas,
    Purge,
    Setup,
    Suppressed,
    UnDebate,
)
from algeria_lab.players.algeria.doctrine import Judgement, Order, asked_at, by_key
from algeria_lab.players.algeria.fln import building, choices, deployment, missions
from algeria_lab.players.algeria.fln.parameters import FlnParameters

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

# The last judgement of each decision always has an answer.
FLN_STEPS: dict[str, Order[FlnParameters]] = {
    **asked_at(
        FlnReinforcement,
        Judgement("fln-rebuild", BUILDING, building.rebuild),
        Judgement("fln-raise-front", BUILDING, building.raise_front),
        Judgement("fln-build-to-spread", BUILDING, building.build_to_spread),
        Judgement("fln-build-to-hold", BUILDING, building.build_to_hold),
        Judgement("fln-build-to-fight", BUILDING, building.build_to_fight),
        Judgement("fln-arm-cadre", BUILDING, building.arm_cadre),
        Judgement("fln-raise-city-front", BUILDING, building.raise_city_front),
        Judgement("fln-build-in-city", BUILDING, building.build_in_city),
        Judgement("fln-raise-failek", ABROAD, building.raise_failek),
        Judgement("fln-army-abroad", ABROAD, building.raise_army_abroad),
        Judgement("fln-keep-the-rest", BUILDING, building.keep_the_rest),
    ),
    **asked_at(
        FlnDeployment,
        Judgement("fln-send-to-france", FRANCE, deployment.send_to_france),
        Judgement("fln-bring-out", DEPLOYMENT, deployment.bring_out),
        Judgement("fln-bring-out-speakers", DEPLOYMENT, deployment.bring_out_speakers),
        Judgement("fln-bring-out-fighters", DEPLOYMENT, deployment.bring_out_fighters),
        Judgement("fln-bring-out-to-cities", DEPLOYMENT, deployment.bring_out_to_cities),
        Judgement("fln-stay-underground", DEPLOYMENT, deployment.stay_underground),
    ),
    **asked_at(
        Operations,
        Judgement("fln-speak-in-france", FRANCE, missions.speak_in_france),
        Judgement("fln-strike", STRIKE, missions.strike),
        Judgement("fln-speak", PROPAGANDA, missions.speak),
        Judgement("fln-raid", RAID, missions.raid),
        Judgement("fln-harass", HARASS, missions.harass),
        Judgement("fln-spread", MOVE, missions.spread),
        Judgement("fln-go-to-city", MOVE, missions.go_to_city),
        Judgement("fln-march-in", MOVE, missions.march_in),
        Judgement("fln-come-in", MOVE, missions.come_in),
        Judgement("fln-wait-for-patrols", YIELDING, missions.wait_for_patrols),
        Judgement("fln-stop", TURNS, missions.stop),
    ),
    **asked_at(
        Distribute,
        Judgement("fln-lower-to-win", POINTS, choices.lower_to_win),
        Judgement("fln-raise-while-weak", POINTS, choices.raise_while_weak),
        Judgement("fln-lower-government", POINTS, choices.lower_government),
    ),
    **asked_at(Setup, Judgement("fln-quick-setup", SET_UP, choices.quick_setup)),
    **asked_at(ChooseLoss, Judgement("fln-lose-least", COMBAT, choices.lose_least)),
    **asked_at(Suppressed, Judgement("fln-neutralize-least", SUPPRESSION, choices.neutralize_least)),
    **asked_at(Purge, Judgement("fln-purge-least", PURGE, choices.neutralize_least)),
    **asked_at(
        UnDebate,
        Judgement("fln-press-in-debate", UN_DEBATE, choices.press_in_debate),
        Judgement("fln-rise-in-debate", UN_DEBATE, choices.rise_in_debate),
    ),
    **asked_at(
        PlaceOas,
        Judgement("fln-oas-to-france", OAS, choices.oas_to_france),
        Judgement("fln-oas-to-empty-city", OAS, choices.oas_to_empty_city),
    ),
}
FLN_JUDGEMENTS = by_key(FLN_STEPS)
