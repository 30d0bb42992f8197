"""Events and what is said about them in English and French."""

from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Mod, Moved, Rolled

EVENTS: dict[str, tuple[Event, str, str]] = {
    "raid with modifiers": (
        Rolled(
            what="raid",
            faces=(5,),
            mods=(
                Mod(value=1, why="units-beyond-first", rule="A:9.14"),
                Mod(value=-1, why="units-on-patrol", rule="A:9.21"),
            ),
            total=5,
            row="2",
            table="mission_success",
            limit=0,
            rule="A:9.14",
            where="V-4",
        ),
        (
            "The FLN raids Mostaganem (V-4) [A:9.14]: rolled 5, +1 unit beyond the first [A:9.14], "
            "−1 unit on Patrol [A:9.21] = 5: 2 AP."
        ),
        (
            "Raid du FLN à Mostaganem (V-4) [A:9.14]\u00a0: 5 au dé, +1 unité en plus de la première "
            "[A:9.14], −1 unité en Patrouille [A:9.21] = 5, soit 2 PA."
        ),
    ),
    "raid in a city, side effect": (
        Rolled(
            what="raid",
            faces=(6,),
            mods=(),
            total=6,
            row="3@",
            table="mission_success",
            limit=0,
            rule="A:9.14",
            where="ALGIERS",
        ),
        (
            "The FLN raids Algiers [A:9.14]: rolled 6: 6 AP, one Police unit there, if any, "
            "neutralized, and a Terror marker."
        ),
        (
            "Raid du FLN à Alger [A:9.14]\u00a0: 6 au dé, soit 6 PA, neutralisation d’une unité de "
            "Police s’il y en a, et un marqueur de terreur."
        ),
    ),
    "propaganda doubled": (
        Rolled(
            what="propaganda",
            faces=(4,),
            mods=(),
            total=4,
            row="2",
            table="mission_success",
            limit=0,
            rule="A:9.11",
            where="ORAN",
        ),
        "The FLN makes propaganda in Oran [A:9.11]: rolled 4: 2 points, doubled to 4 in a city.",
        ("Propagande du FLN à Oran [A:9.11]\u00a0: 4 au dé, soit 2 points, doublés en 4 dans une ville."),
    ),
    "propaganda in France": (
        Rolled(
            what="propaganda",
            faces=(1,),
            mods=(),
            total=1,
            row="1+",
            table="mission_success",
            limit=0,
            rule="A:9.11",
            where="FRANCE",
        ),
        (
            "The FLN makes propaganda in France [A:9.11]: rolled 1: 1 point, and the unit that spoke "
            "is lost or reduced."
        ),
        (
            "Propagande du FLN en France [A:9.11]\u00a0: 1 au dé, soit 1 point, et l’unité qui a parlé"
            " est perdue ou réduite."
        ),
    ),
    "move lost": (
        Rolled(
            what="move",
            faces=(2,),
            mods=(
                Mod(value=-2, why="units-on-patrol", rule="A:9.21"),
                Mod(value=-3, why="border-zone", rule="A:11.21"),
            ),
            total=-3,
            row="yes",
            table="up-to",
            limit=1,
            rule="A:9.13",
            where="TUNISIA",
        ),
        (
            "The FLN moves to Tunisia [A:9.13]: rolled 2, −2 units on Patrol [A:9.21], −3 Border "
            "Zone [A:11.21] = −3 (more than 1 was needed): the unit is eliminated."
        ),
        (
            "Déplacement du FLN vers la Tunisie [A:9.13]\u00a0: 2 au dé, −2 unités en Patrouille "
            "[A:9.21], −3 barrage frontalier [A:11.21] = −3 (il fallait plus de 1)\u00a0: l’unité est "
            "éliminée."
        ),
    ),
    "contact": (
        Rolled(
            what="contact",
            faces=(3,),
            mods=(Mod(value=1, why="remote", rule="A:9.22"),),
            total=4,
            row="no",
            table="up-to",
            limit=3,
            rule="A:9.22",
            where="band-3",
        ),
        (
            "Contact with Band 3 [A:9.22]: rolled 3, +1 remote area [A:9.22] = 4 (3 or less was "
            "needed): no contact."
        ),
        (
            "Contact avec la Bande 3 [A:9.22]\u00a0: 3 au dé, +1 zone isolée [A:9.22] = 4 (il fallait "
            "3 ou moins)\u00a0: pas de contact."
        ),
    ),
    "recovery": (
        Rolled(
            what="recovery",
            faces=(4,),
            mods=(Mod(value=1, why="elite", rule="A:10.2"),),
            total=5,
            row="no",
            table="up-to",
            limit=4,
            rule="A:10.2",
            where="elite-2",
        ),
        (
            "Recovery of elite brigade 2 [A:10.2]: rolled 4, +1 elite unit [A:10.2] = 5 (more "
            "than 4 was needed): recovers."
        ),
        (
            "Récupération pour la brigade d’élite 2 [A:10.2]\u00a0: 4 au dé, +1 unité d’élite [A:10.2]"
            " = 5 (il fallait plus de 4)\u00a0: récupère."
        ),
    ),
    "fire": (
        Rolled(
            what="fln-fire",
            faces=(4,),
            mods=(),
            total=4,
            row="1",
            table="combat_results",
            limit=4,
            rule="A:C.3",
            where="IV-1",
        ),
        "FLN fire in Medea (IV-1) [A:C.3]: firepower 4, rolled 4: 1 hit.",
        ("Tir du FLN à Médéa (IV-1) [A:C.3]\u00a0: puissance de feu 4, 4 au dé, soit 1 perte infligée."),
    ),
    "fire with air": (
        Rolled(
            what="gov-fire",
            faces=(5, 3, 6),
            mods=(),
            total=5,
            row="6",
            table="combat_results",
            limit=18,
            rule="A:C.3",
            where="IV-1",
        ),
        ("Government fire in Medea (IV-1) [A:C.3]: firepower 18 with 3 + 6 from the air, rolled 5: 6 hits."),
        (
            "Tir du Gouvernement à Médéa (IV-1) [A:C.3]\u00a0: puissance de feu 18, dont 3 + 6 de "
            "l’aviation, 5 au dé, soit 6 pertes infligées."
        ),
    ),
    "resettlement": (
        Rolled(
            what="resettlement",
            faces=(2, 4, 3),
            mods=(),
            total=9,
            row="9",
            table="",
            limit=0,
            rule="A:9.27",
            where="III-2",
        ),
        "Population Resettlement in Bordj Bou Arreridj (III-2) [A:9.27]: dice 2 + 4 + 3 = 9: 9 points.",
        (
            "Regroupement de population à Bordj Bou Arreridj (III-2) [A:9.27]\u00a0: 2 + 4 + 3 aux dés"
            " = 9, soit 9 points."
        ),
    ),
    "random event": (
        Rolled(
            what="event",
            faces=(4, 6),
            mods=(),
            total=46,
            row="purge",
            table="random_event",
            limit=0,
            rule="A:C.2",
            where="",
        ),
        "Random event [A:C.2]: rolled 4 and 6: a purge in the FLN.",
        "Événement aléatoire [A:C.2]\u00a0: 4 et 6 aux dés, soit une purge au sein du FLN.",
    ),
    "coup": (
        Rolled(
            what="coup",
            faces=(1, 3),
            mods=(),
            total=4,
            row="2big-success",
            table="coup",
            limit=0,
            rule="A:11.4",
            where="",
        ),
        (
            "Coup attempt [A:11.4]: dice 1 + 3 = 4: clear success; the Government gains 2 dice of "
            "points and may mobilize units free of charge."
        ),
        (
            "Tentative de coup d’État [A:11.4]\u00a0: 1 + 3 aux dés = 4, soit un grand succès\u00a0: un "
            "gain de 2 dés de points pour le Gouvernement, qui peut mobiliser des unités sans "
            "frais."
        ),
    ),
    "suppression": (
        Rolled(
            what="suppression",
            faces=(1,),
            mods=(),
            total=1,
            row="1+",
            table="mission_success",
            limit=0,
            rule="A:9.26",
            where="III-3",
        ),
        (
            "Suppression in Bougie (III-3) [A:9.26]: rolled 1: up to 1 Band or Failek is "
            "neutralized, and it backfires: a Terror marker and lost support."
        ),
        (
            "Répression à Bougie (III-3) [A:9.26]\u00a0: 1 au dé, soit la neutralisation d’une Bande "
            "ou d’un Faïlek au plus, et elle se retourne contre le Gouvernement\u00a0: marqueur de "
            "terreur et perte de soutien."
        ),
    ),
    "lot": (
        Rolled("suppression-victim", (2, 5), (), 4, "band-4", "lot", 9, "A:IN-23", "III-3"),
        "Unit neutralized by the Suppression in Bougie (III-3), by lot [A:IN-23]: dice 2, 5: Band 4.",
        (
            "Unité neutralisée par la répression à Bougie (III-3), tirée au sort [A:IN-23]\u00a0: 2, 5"
            " aux dés, soit la Bande 4."
        ),
    ),
    "support distributed": (
        Counted(track="gov_psl", change=-2, now=47, rule="A:C.6", where="", why="distributed"),
        "Government support: −2 (points from a mission or combat of the FLN) [A:C.6], now 47.",
        (
            "Soutien au Gouvernement\u00a0: −2 (points d’une mission ou d’un combat du FLN) [A:C.6],"
            " désormais 47."
        ),
    ),
    "standing charge": (
        Counted(track="gov_psl", change=-1, now=40, rule="A:9.27", where="III-2", why="resettled"),
        ("Government support: −1, resettled population in Bordj Bou Arreridj (III-2) [A:9.27], now 40."),
        (
            "Soutien au Gouvernement\u00a0: −1, population regroupée à Bordj Bou Arreridj (III-2) "
            "[A:9.27], désormais 40."
        ),
    ),
    "depreciation": (
        Counted(track="fln_ap", change=-3, now=0, rule="A:10.11", where="", why="depreciation"),
        "FLN AP: −3 (depreciation) [A:10.11], now 0.",
        "PA du FLN\u00a0: −3 (dépréciation) [A:10.11], désormais 0.",
    ),
    "eliminated": (
        Moved(pieces=("band-3", "band-5"), place="DEAD", box="", rule="A:C.3", why="dead"),
        "2 Bands: eliminated [A:C.3].",
        "2 Bandes\u00a0: élimination [A:C.3].",
    ),
    "arrives": (
        Moved(pieces=("cadre-4",), place="MOROCCO", box="OC", rule="A:9.13", why="arrives"),
        "Cadre 4 arrives in Morocco [A:9.13].",
        "Le Cadre 4 arrive au Maroc [A:9.13].",
    ),
    "neutralized": (
        Flipped(what="neutralized", names=("front-1", "band-2"), to=True, rule="A:9.26"),
        "1 Front, 1 Band: neutralized [A:9.26].",
        "1 Front, 1 Bande\u00a0: neutralisation [A:9.26].",
    ),
    "resettled": (
        Flipped(what="resettled", names=("III-2",), to=True, rule="A:9.27"),
        "The population of Bordj Bou Arreridj (III-2) is resettled: a remote area from now on [A:9.27].",
        ("La population de Bordj Bou Arreridj (III-2) est regroupée\u00a0: zone isolée désormais [A:9.27]."),
    ),
    "control": (
        Flipped(what="control", names=("II-1",), to="fln", rule="A:10.1"),
        "Setif (II-1) is under FLN control [A:10.1].",
        "Sétif (II-1) passe sous contrôle du FLN [A:10.1].",
    ),
    "end": (
        Flipped(what="winner", names=(), to="fln", rule="A:12.2"),
        "The war ends. Government support is 0 [A:12.2].",
        "La guerre prend fin. Le soutien au Gouvernement est de 0 [A:12.2].",
    ),
    "phase": (
        Entered(turn=3, phase="deployment", seat="gov", rule="A:7"),
        "Turn 3: Government deployment",
        "Tour 3\u00a0: déploiement du Gouvernement",
    ),
    "flush chosen": (
        Chose(seat="gov", action="gov flush V-7", rule="A:9.22", step="operations"),
        "The Government begins a Flush in Ain Sefra (V-7) [A:9.22].",
        "Le Gouvernement commence un Ratissage à Aïn Sefra (V-7) [A:9.22].",
    ),
    "pass": (
        Chose(seat="fln", action="fln pass", rule="A:IN-09", step="operations"),
        "The FLN passes [A:IN-09].",
        "Le FLN passe [A:IN-09].",
    ),
    "passes counted": (
        Flipped(what="passes", names=(), to=1, rule="A:8"),
        "",
        "",
    ),
}
