# Ce qui est possible maintenant, verbe par verbe.

verbs-caption = Ce qui est possible maintenant, tel qu’on le tape
verbs-none = Rien n’est possible : la partie est terminée.
verbs-verb = Verbe
verbs-choices = Choix
verbs-example = Par exemple
verbs-does = Ce qu’il fait
verbs-rule = Règle

# Ce que fait chaque verbe : verb-<jeu>-<verbe>, en moins de 90 caractères.

## Algeria

verb-algeria-quick = Toutes les unités du camp sont placées d’un coup, selon une disposition prête.
verb-algeria-place = Une unité du type nommé est placée dans une zone avant le tour 1.
verb-algeria-shift = Avant le tour 1, une unité déjà placée passe de la première zone à la seconde.
verb-algeria-done = L’étape prend fin ; si une mission se préparait, les dés sont lancés.
verb-algeria-raise_fln = Le soutien au FLN augmente d’un dé.
verb-algeria-lower_gov = Le soutien au Gouvernement diminue d’un dé.
verb-algeria-zone = Le Gouvernement nomme la wilaya que touche une purge au sein du FLN.
verb-algeria-neutralize = Le FLN nomme une de ses unités, hors d’action jusqu’à ce qu’elle récupère.
verb-algeria-remove = Une unité du Gouvernement quitte la carte ; l’étape dit pourquoi et si elle revient.
verb-algeria-oas = L’OAS est placée dans une ville ou en France.
verb-algeria-keep = L’OAS reste en jeu.
verb-algeria-remove_oas = L’OAS est retirée du jeu.
verb-algeria-activate = Des unités inactives pourront agir ce tour-ci ; la plupart coûtent du soutien.
verb-algeria-mobilize = Une nouvelle unité du Gouvernement entre en guerre ; « to » nomme ensuite sa zone.
verb-algeria-buy = Le Gouvernement paie en soutien un Point aérien, d’hélicoptères ou naval.
verb-algeria-border = Le barrage frontalier est mobilisé, renforcé ou activé, au prix de soutien.
verb-algeria-to = L’unité qui vient d’être nommée va à cet endroit.
verb-algeria-build = Le FLN paie en PA un nouveau Cadre ou une nouvelle Bande auprès d’un Front.
verb-algeria-convert = Une unité du FLN change de type : un Cadre devient un Front, par exemple.
verb-algeria-patrol = Une unité du Gouvernement passe en Patrouille et gêne les missions du FLN.
verb-algeria-deploy = Une unité du Gouvernement part pour une autre zone, que « to » nomme ensuite.
verb-algeria-mode = Une division se disperse pour mieux contrôler, ou se concentre pour frapper fort.
verb-algeria-lift = Une brigade est héliportée, au prix de Points d’hélicoptères.
verb-algeria-ops = Des unités du FLN quittent la clandestinité, prêtes à agir et plus exposées.
verb-algeria-to_france = Un Cadre part pour la France.
verb-algeria-from_france = Le Cadre qui est en France revient en un lieu où se trouve un Front.
verb-algeria-pick = Une unité de plus participe à ce qui se prépare.
verb-algeria-target = Le FLN nomme l’unité du Gouvernement qui sera harcelée.
verb-algeria-air = Le Gouvernement engage ce nombre de Points aériens ; chacun ajoute un dé.
verb-algeria-decline = Le Gouvernement ne réagit pas à la mission.
verb-algeria-lose = Le FLN nomme l’unité qui subit la prochaine perte d’un combat.
verb-algeria-raise = Ce nombre de points augmente le soutien au camp qui les répartit.
verb-algeria-lower = Ce nombre de points réduit le soutien à l’autre camp.
verb-algeria-propaganda = Un Front ou un Cadre fait de la propagande ; un dé dit le soutien gagné.
verb-algeria-strike = Un Front appelle à la grève dans une ville ; des Cadres peuvent s’y joindre.
verb-algeria-move = Une unité du FLN se met en route vers un lieu que « to » nomme ensuite.
verb-algeria-raid = Bandes et Faïleks s’emparent de vivres et d’armes, et peuvent laisser la Terreur.
verb-algeria-harass = Bandes et Faïleks attaquent une unité du Gouvernement dans une zone.
verb-algeria-yield = Le FLN laisse agir le Gouvernement et pourra mener d’autres missions ensuite.
verb-algeria-pass = Pas de mission ; par défaut, le FLN passe jusqu’à la fin de la phase.
verb-algeria-flush = Des troupes cherchent le FLN à découvert dans une zone et combattent qui elles trouvent.
verb-algeria-intelligence = La Police cherche les unités cachées du FLN ; celles qu’elle trouve sont exposées.
verb-algeria-civil_affairs = Écoles, soins, travaux publics : le FLN peut perdre du soutien, la Terreur être levée.
verb-algeria-suppress = La Police frappe le FLN par la force, ce qui peut coûter du soutien et terroriser.
verb-algeria-resettle = Les habitants d’une zone rurale sont mis dans des camps ; le soutien au FLN monte.
verb-algeria-auto_pass = Le Gouvernement passe jusqu’à la fin de la phase.

## INSURGENT

verb-insurgent-keep = Le camp garde sa première main.
verb-insurgent-redraw = La main retourne dans la pioche ; cinq autres cartes sont piochées et gardées.
verb-insurgent-play = Une carte est posée, visible ou cachée, dans une rangée ou dans la défausse.
verb-insurgent-attack = Une carte adverse visible, ou un prisonnier, va hors jeu.
verb-insurgent-skip = Le camp n’utilise pas l’icône, ou laisse sans effet un coup de la bombe.
verb-insurgent-bomb = Deux dés disent combien de cartes adverses visibles peuvent être touchées.
verb-insurgent-hit = Une carte adverse visible, touchée par une bombe, va hors jeu.
verb-insurgent-recruit = Le camp regarde deux cartes de la pioche, en joue une et met l’autre dessous.
verb-insurgent-negotiate = Le camp pioche une carte.
verb-insurgent-expose = Une carte cachée du FLN est retournée, et le FLN peut utiliser ses icônes.
verb-insurgent-capture = Une carte visible du FLN va en prison.
verb-insurgent-hide = Une carte visible du FLN est retournée face cachée.
verb-insurgent-jailbreak = Un prisonnier revient sur le front où il a été pris, visible ou caché.
verb-insurgent-concede = Le camp abandonne ; aucune liste ne le propose, pour que personne ne le tire au sort.

## Colonial Twilight

verb-twilight-pivotal = Le camp joue un Événement pivot à la place de la carte.
verb-twilight-skip = Le camp renonce à un Événement pivot sur cette carte.
verb-twilight-event = Le camp exécute un texte de la carte.
verb-twilight-train = Le Gouvernement place des cubes algériens, ou agit sur la piste France ou le barrage.
verb-twilight-garrison = Le Gouvernement déplace de la police et repère des guérilleros dans un espace.
verb-twilight-sweep = Le Gouvernement amène des troupes dans un espace et y repère des guérilleros.
verb-twilight-assault = Le Gouvernement retire les guérilleros actifs, et les bases que nul ne protège.
verb-twilight-rally = Le FLN place guérilleros ou bases, se cache, ou agit sur la piste France.
verb-twilight-march = Le FLN fait passer des guérilleros dans un espace voisin.
verb-twilight-attack = Le FLN attaque des pièces du Gouvernement dans un espace ; un dé en décide.
verb-twilight-terror = Un guérillero clandestin se montre : terreur dans un espace peuplé, qui devient neutre.
verb-twilight-pass = Le camp passe contre quelques ressources.
verb-twilight-place = Des pièces sont placées dans un espace.
verb-twilight-pacify = Le Gouvernement paie pour ôter la terreur, puis gagner un espace vers le soutien.
verb-twilight-agitate = Le FLN paie pour ôter la terreur, puis gagner un espace vers l’opposition.
verb-twilight-deploy = Des pièces françaises changent de lieu, ou un secteur est regroupé.
verb-twilight-troop-lift = Des troupes françaises peuvent être transportées entre quelques espaces.
verb-twilight-oas = L’OAS frappe un espace peuplé : terreur, et les deux camps y perdent.
verb-twilight-done = La décision se termine en l’état.
verb-twilight-bring = Des pièces viennent d’où elles sont.
verb-twilight-activate = Des guérilleros d’un espace sont repérés et deviennent actifs.
verb-twilight-neutralize = Troupes et police retirent guérilleros ou bases, au prix de l’opinion.
verb-twilight-brave = Le Gouvernement paie 1 ressource de plus pour renvoyer un guérillero.
verb-twilight-revenge = Le FLN place un guérillero là où le Gouvernement vient de donner l’assaut.
verb-twilight-move = Des pièces passent d’un lieu à un autre.
verb-twilight-resettle = Les habitants d’un secteur sont mis dans des camps pour de bon ; sa population compte 0.
verb-twilight-lift = Des troupes françaises volent d’un espace à un autre.
verb-twilight-remove = Des pièces quittent un espace.
verb-twilight-extort = Des guérilleros se montrent et lèvent des ressources.
verb-twilight-subvert = Des cubes algériens changent de camp ou s’en vont.
verb-twilight-base = Deux guérilleros deviennent une base.
verb-twilight-hide = Tous les guérilleros de l’espace entrent dans la clandestinité.
verb-twilight-nothing = Le FLN ne fait rien dans cet espace.
verb-twilight-group = Un groupe de guérilleros se joint à la marche.
verb-twilight-ambush = Un guérillero clandestin frappe une pièce du Gouvernement, sans dé.
verb-twilight-hit = Le FLN désigne la pièce que l’attaque retire.
verb-twilight-replace = Un cube de police algérienne s’en va et un guérillero prend sa place.
verb-twilight-take = Une pièce déjà sur la carte est reprise pour être placée ailleurs.
verb-twilight-pick = Le camp désigne un espace pour l’événement.
verb-twilight-set = Un espace passe au soutien ou à l’opposition.
verb-twilight-wilaya = Le camp désigne une wilaya pour l’événement.
verb-twilight-choose = Le camp choisit ce que l’événement apporte.
verb-twilight-discard = Une capacité quitte le jeu.
verb-twilight-shift = Le marqueur de la piste France va vers A ou F.
verb-twilight-raise = L’engagement augmente d’autant.
verb-twilight-send = Des pièces françaises vont hors jeu, et l’engagement peut monter.
verb-twilight-to = Des pièces se redéploient vers cet espace ; la suite dit lesquelles.
verb-twilight-from = Ces pièces viennent de là.
verb-twilight-return = Des troupes mises de côté pour Suez reviennent.
verb-twilight-lose = Des pertes françaises quittent la guerre.
verb-twilight-chart = L’organigramme du non-joueur décide pour le FLN ; aucune liste ne le propose.
