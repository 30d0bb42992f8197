"""Every question that a Government doctrine may ask itself, by the decision at which it makes sense."""

from __future__ import annotations

from algeria_lab.algeria.cite import cite
from algeria_lab.players.algeria import gov_choices as choices
from algeria_lab.players.algeria import gov_deployment as deployment
from algeria_lab.players.algeria import gov_missions as missions
from algeria_lab.players.algeria import gov_spending as spending
from algeria_lab.players.algeria.doctrine import Judgement, by_key
from algeria_lab.players.algeria.gov_parameters import GovParameters

SET_UP = cite("A:3")
MOBILIZING = cite("A:6.3")
POLICE = cite("A:6.31")
ACTIVATION = cite("A:6.32")
BUYING = cite("A:6.33")
DEPLOYMENT = cite("A:7")
TURNS = cite("A:8")
PATROL = cite("A:9.21")
FLUSH = cite("A:9.22")
REACT = cite("A:9.23")
INTELLIGENCE = cite("A:9.24")
CIVIL_AFFAIRS = cite("A:9.25")
SUPPRESSION = cite("A:9.26")
RESETTLEMENT = cite("A:9.27")
AIR = cite("A:11.11")
BORDER_ZONE = cite("A:11.21")
OAS = cite("A:11.3")
OAS_REMOVAL = cite("A:IN-28")
COUP = cite("A:11.4")
MODES = cite("A:11.7")
POINTS = cite("A:C.6")
EVENTS = cite("A:C.2")
NATO = cite("A:IN-40")
UN_DEBATE = cite("A:IN-41")
PURGE = cite("A:IN-44")

Gov = Judgement[GovParameters]

# The last judgement of each decision always has an answer.
GOV_STEPS: dict[str, tuple[Gov, ...]] = {
    "gov_reinforcement": (
        Gov("gov-close-border", BORDER_ZONE, spending.close_border),
        Gov("gov-relieve-police", POLICE, spending.relieve_police),
        Gov("gov-mobilize-police", MOBILIZING, spending.mobilize_police),
        Gov("gov-shift-police", POLICE, spending.shift_police),
        Gov("gov-activate-reserve", ACTIVATION, spending.activate_reserve),
        Gov("gov-activate-garrisons", ACTIVATION, spending.activate_garrisons),
        Gov("gov-buy-ships", BUYING, spending.buy_ships),
        Gov("gov-mobilize-algerians", MOBILIZING, spending.mobilize_algerians),
        Gov("gov-mobilize-elites", MOBILIZING, spending.mobilize_elites),
        Gov("gov-buy-helicopters", BUYING, spending.buy_helicopters),
        Gov("gov-build-barrier", BORDER_ZONE, spending.build_barrier),
        Gov("gov-raise-barrier", BORDER_ZONE, spending.raise_barrier),
        Gov("gov-activate-watch", PATROL, spending.activate_watch),
        Gov("gov-buy-aircraft", AIR, spending.buy_aircraft),
        Gov("gov-save-the-rest", MOBILIZING, spending.save_the_rest),
    ),
    "gov_deployment": (
        Gov("gov-disperse", MODES, deployment.disperse),
        Gov("gov-concentrate", DEPLOYMENT, deployment.concentrate),
        Gov("gov-garrison", DEPLOYMENT, deployment.garrison),
        Gov("gov-patrol", PATROL, deployment.patrol),
        Gov("gov-end-deployment", DEPLOYMENT, deployment.end_deployment),
    ),
    "operations": (
        Gov("gov-search", INTELLIGENCE, missions.search),
        Gov("gov-suppress", SUPPRESSION, missions.suppress),
        Gov("gov-suppress-wherever", SUPPRESSION, missions.suppress_wherever),
        Gov("gov-resettle", RESETTLEMENT, missions.resettle),
        Gov("gov-flush", FLUSH, missions.flush),
        Gov("gov-civil-affairs", CIVIL_AFFAIRS, missions.civil_affairs),
        Gov("gov-stop", TURNS, missions.stop),
    ),
    "react": (
        Gov("gov-react", REACT, missions.react),
        Gov("gov-decline", REACT, missions.decline),
    ),
    "commit_air": (Gov("gov-support-combat", AIR, missions.support_combat),),
    "distribute": (
        Gov("gov-lower-to-win", POINTS, choices.lower_to_win),
        Gov("gov-raise-while-weak", POINTS, choices.raise_while_weak),
        Gov("gov-lower-fln", POINTS, choices.lower_fln),
    ),
    "setup": (Gov("gov-quick-setup", SET_UP, choices.quick_setup),),
    "withdraw": (Gov("gov-withdraw-least", NATO, choices.withdraw_least),),
    "suez": (Gov("gov-suez", EVENTS, choices.spare_elite),),
    "remove_elites": (Gov("gov-remove-elites", COUP, choices.spare_elite),),
    "purge_zone": (Gov("gov-purge-zone", PURGE, choices.purge_zone),),
    "un_debate": (Gov("gov-un-debate", UN_DEBATE, choices.spare_fln_debate),),
    "free_mobilization": (
        Gov("gov-mobilize-free", COUP, choices.mobilize_free),
        Gov("gov-leave-budget", COUP, choices.leave_budget),
    ),
    "place_oas": (Gov("gov-oas-to-city", OAS, choices.oas_to_city),),
    "oas_removal": (Gov("gov-remove-oas", OAS_REMOVAL, choices.remove_oas),),
}
GOV_JUDGEMENTS = by_key(GOV_STEPS)
