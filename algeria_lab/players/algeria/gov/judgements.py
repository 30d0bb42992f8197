"""Every question that a Government doctrine may ask itself, by the decision at which it makes sense."""

from __future__ import annotations

from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.frames import (
    CommitAir,
    Distribute,
    FreeMobilization,
    GovDeployment,
    GovReinforcement,
    OasRemoval,
    Operations,
    PlaceOas,
    PurgeZone,
    React,
    RemoveElites,
    Setup,
    Suez,
    UnDebate,
    Withdraw,
)
from algeria_lab.players.algeria.doctrine import Judgement, Order, asked_at, by_key
from algeria_lab.players.algeria.gov import choices, deployment, missions, spending
from algeria_lab.players.algeria.gov.parameters import GovParameters

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
CONTROL = cite("A:10.4")
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

# The last judgement of each decision always has an answer.
GOV_STEPS: dict[str, Order[GovParameters]] = {
    **asked_at(
        GovReinforcement,
        Judgement("gov-close-border", BORDER_ZONE, spending.close_border),
        Judgement("gov-relieve-police", POLICE, spending.relieve_police),
        Judgement("gov-mobilize-police", MOBILIZING, spending.mobilize_police),
        Judgement("gov-shift-police", POLICE, spending.shift_police),
        Judgement("gov-activate-reserve", ACTIVATION, spending.activate_reserve),
        Judgement("gov-activate-garrisons", ACTIVATION, spending.activate_garrisons),
        Judgement("gov-buy-ships", BUYING, spending.buy_ships),
        Judgement("gov-mobilize-algerians", MOBILIZING, spending.mobilize_algerians),
        Judgement("gov-mobilize-elites", MOBILIZING, spending.mobilize_elites),
        Judgement("gov-buy-helicopters", BUYING, spending.buy_helicopters),
        Judgement("gov-build-barrier", BORDER_ZONE, spending.build_barrier),
        Judgement("gov-raise-barrier", BORDER_ZONE, spending.raise_barrier),
        Judgement("gov-activate-watch", PATROL, spending.activate_watch),
        Judgement("gov-activate-all", ACTIVATION, spending.activate_all),
        Judgement("gov-activate-covered", CONTROL, spending.activate_covered),
        Judgement("gov-buy-aircraft", AIR, spending.buy_aircraft),
        Judgement("gov-save-the-rest", MOBILIZING, spending.save_the_rest),
    ),
    **asked_at(
        GovDeployment,
        Judgement("gov-disperse", MODES, deployment.disperse),
        Judgement("gov-mass", MODES, deployment.mass),
        Judgement("gov-concentrate", DEPLOYMENT, deployment.concentrate),
        Judgement("gov-garrison", DEPLOYMENT, deployment.garrison),
        Judgement("gov-patrol", PATROL, deployment.patrol),
        Judgement("gov-end-deployment", DEPLOYMENT, deployment.end_deployment),
    ),
    **asked_at(
        Operations,
        Judgement("gov-search", INTELLIGENCE, missions.search),
        Judgement("gov-suppress", SUPPRESSION, missions.suppress),
        Judgement("gov-suppress-wherever", SUPPRESSION, missions.suppress_wherever),
        Judgement("gov-resettle", RESETTLEMENT, missions.resettle),
        Judgement("gov-flush", FLUSH, missions.flush),
        Judgement("gov-civil-affairs", CIVIL_AFFAIRS, missions.civil_affairs),
        Judgement("gov-stop", TURNS, missions.stop),
    ),
    **asked_at(
        React,
        Judgement("gov-react", REACT, missions.react),
        Judgement("gov-decline", REACT, missions.decline),
    ),
    **asked_at(CommitAir, Judgement("gov-support-combat", AIR, missions.support_combat)),
    **asked_at(
        Distribute,
        Judgement("gov-lower-to-win", POINTS, choices.lower_to_win),
        Judgement("gov-raise-while-weak", POINTS, choices.raise_while_weak),
        Judgement("gov-lower-fln", POINTS, choices.lower_fln),
    ),
    **asked_at(Setup, Judgement("gov-quick-setup", SET_UP, choices.quick_setup)),
    **asked_at(Withdraw, Judgement("gov-withdraw-least", NATO, choices.withdraw_least)),
    **asked_at(Suez, Judgement("gov-suez", EVENTS, choices.spare_elite)),
    **asked_at(RemoveElites, Judgement("gov-remove-elites", COUP, choices.spare_elite)),
    **asked_at(PurgeZone, Judgement("gov-purge-zone", PURGE, choices.purge_zone)),
    **asked_at(UnDebate, Judgement("gov-un-debate", UN_DEBATE, choices.spare_fln_debate)),
    **asked_at(
        FreeMobilization,
        Judgement("gov-mobilize-free", COUP, choices.mobilize_free),
        Judgement("gov-leave-budget", COUP, choices.leave_budget),
    ),
    **asked_at(PlaceOas, Judgement("gov-oas-to-city", OAS, choices.oas_to_city)),
    **asked_at(OasRemoval, Judgement("gov-remove-oas", OAS_REMOVAL, choices.remove_oas)),
}
GOV_JUDGEMENTS = by_key(GOV_STEPS)
