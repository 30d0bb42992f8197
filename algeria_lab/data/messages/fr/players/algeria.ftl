# Pourquoi un joueur automatique a décidé ainsi : la question qu’il s’est posée, et ce qu’il a trouvé.
# $ap : points d’action ; $psl : niveau de soutien ; $modifier, $drm : modificateurs d’un dé.

judgement-random = Lequel des choix possibles le hasard désigne-t-il ?
judgement-random-found = Un sur { $options }.
judgement-scripted = Que dit le scénario ?
judgement-scripted-found = Son action numéro { $number }.
judgement-script-waits = La ligne suivante du scénario est-elle possible ici ?
judgement-script-waits-found = Pas encore : sa ligne { $number }, { $line }, n’est pas permise ici. Un autre décide entre-temps.
judgement-finish-begun = Quelqu’un d’autre a-t-il commencé une mission ?
judgement-finish-begun-found = Oui : elle est menée à bien avec ce qui s’y trouve.

## FLN : former des unités

judgement-fln-rebuild = Ne reste-t-il presque plus d’unités mobiles en Algérie ?
judgement-fln-rebuild-found = Oui : un Cadre est créé { $at } ({ $ap } PA en main).
judgement-fln-raise-front = Un Front à la place d’un Cadre changerait-il beaucoup quelque part ?
judgement-fln-raise-front-found = Un Front { $at } : revenu, contrôle, et de nouvelles unités peuvent y être créées.
judgement-fln-build-to-spread = Y a-t-il des zones libres à portée et personne de disponible pour y aller ?
judgement-fln-build-to-spread-found = Un Cadre est créé { $at } pour s’y rendre ({ $ap } PA en main).
judgement-fln-build-to-hold = Une Bande changerait-elle le contrôle d’une zone ?
judgement-fln-build-to-hold-found = Une Bande est créée { $at } ({ $ap } PA en main).
judgement-fln-build-to-fight = Y a-t-il trop peu de combattants auprès d’un Front pour des raids ?
judgement-fln-build-to-fight-found = Une Bande est créée { $at } ({ $ap } PA en main).
judgement-fln-arm-cadre = Un Cadre peut-il prendre les armes là où un autre ou un Front reste ?
judgement-fln-arm-cadre-found = L’un d’eux devient une Bande { $at } ({ $ap } PA en main).
judgement-fln-raise-city-front = Y a-t-il un Cadre dans une ville sans Front ?
judgement-fln-raise-city-front-found = Un Front { $at } : seul un Front peut appeler à la grève ({ $ap } PA en main).
judgement-fln-build-in-city = Y a-t-il auprès du Front d’une ville moins de Cadres qu’il n’en faut ?
judgement-fln-build-in-city-found = Un Cadre est créé { $at } ({ $ap } PA en main).
judgement-fln-raise-failek = Y a-t-il une Bande à l’étranger et des PA en réserve ?
judgement-fln-raise-failek-found = Elle devient un Faïlek ({ $ap } PA en main).
judgement-fln-army-abroad = Reste-t-il des PA pour l’armée de l’extérieur ?
judgement-fln-army-abroad-found = Une Bande est créée { $at }, où aucune unité du Gouvernement ne peut aller ({ $ap } PA en main).
judgement-fln-keep-the-rest = Vaut-il mieux garder le reste des PA ?
judgement-fln-keep-the-rest-found = Oui : les missions en ont besoin.

## FLN : déployer et agir

judgement-fln-send-to-france = Peut-on se passer d’un Cadre pour l’envoyer en France ?
judgement-fln-send-to-france-found = L’un d’eux part { $from } : en France, personne ne patrouille ni ne réagit.
judgement-fln-bring-out = Quelqu’un a-t-il à faire quelque chose qui en vaille le risque ?
judgement-fln-bring-out-found = Unités sorties : { $count }, avec { $ap } PA pour leurs missions.
judgement-fln-bring-out-speakers = Des Fronts ou des Cadres ont-ils à faire quelque chose qui en vaille le risque ?
judgement-fln-bring-out-speakers-found = Unités sorties : { $count }, avec { $ap } PA pour leurs missions ; les combattants restent cachés.
judgement-fln-bring-out-fighters = Des Bandes ou des Faïleks ont-ils à faire quelque chose qui en vaille le risque ?
judgement-fln-bring-out-fighters-found = Unités sorties : { $count }, avec { $ap } PA pour leurs missions ; personne d’autre ne se montre.
judgement-fln-bring-out-to-cities = Des Cadres peuvent-ils gagner une ville, ou y a-t-il quelque chose à dire ?
judgement-fln-bring-out-to-cities-found = Unités sorties : { $count }, avec { $ap } PA pour leurs missions.
judgement-fln-stay-underground = Vaut-il mieux rester en Clandestinité ?
judgement-fln-stay-underground-found = Oui : rien ne vaut le risque ce tour-ci.
judgement-fln-speak-in-france = Le Cadre en France peut-il faire de la propagande ?
judgement-fln-speak-in-france-found = Oui : ni patrouille ni réaction, pour un PA.
judgement-fln-strike = Une grève a-t-elle des chances de payer dans une ville ?
judgement-fln-strike-found = Oui, { $at } : ce qu’elle promet l’emporte sur le risque pour ceux qui la mènent ; modificateur { $modifier }.
judgement-fln-speak = La propagande vaut-elle son prix quelque part ?
judgement-fln-speak-found = Oui, surtout { $at } : points à espérer{ $city ->
    [yes] , qui comptent double en ville,
   *[no] {""}
  } contre le risque d’être trouvé ; modificateur { $modifier }.
judgement-fln-raid = Des PA ou la Terreur valent-ils un raid quelque part ?
judgement-fln-raid-found = Oui, { $at } : les PA{ $city ->
    [yes] , deux fois plus nombreux en ville,
   *[no] {""}
  } et la Terreur l’emportent sur le risque ; modificateur { $modifier }.
judgement-fln-harass = Y a-t-il une unité du Gouvernement qui ne puisse guère répondre à un harcèlement ?
judgement-fln-harass-found = { $unit }, { $at }.
judgement-fln-spread = Quelqu’un peut-il partir pour une zone libre ?
judgement-fln-spread-found = Une unité se déplace { $from } { $to }.
judgement-fln-go-to-city = Y a-t-il place pour un Cadre dans une ville de sa wilaya ?
judgement-fln-go-to-city-found = L’un d’eux va { $from } { $to }.
judgement-fln-march-in = L’armée de l’extérieur est-elle assez forte pour entrer ?
judgement-fln-march-in-found = Un Faïlek entre { $from } { $to }.
judgement-fln-come-in = La frontière est-elle franchissable, et l’intérieur manque-t-il d’unités ?
judgement-fln-come-in-found = Une unité entre { $from } { $to }.
judgement-fln-wait-for-patrols = Des patrouilles mobiles qui pourraient partir gênent-elles ?
judgement-fln-wait-for-patrols-found = Oui, { $at } (patrouilles : { $patrols }) : le Gouvernement agit d’abord.
judgement-fln-stop = Est-il temps de passer ?
judgement-fln-stop-found = Oui : plus rien ne vaut son prix.

## FLN : quand les règles demandent

judgement-fln-lower-to-win = Ces points suffisent-ils à gagner la guerre ?
judgement-fln-lower-to-win-found = Oui : { $points } points contre un soutien de { $psl }.
judgement-fln-raise-while-weak = Le soutien au FLN est-il au-dessous du niveau sûr ?
judgement-fln-raise-while-weak-found = Il est à { $psl } : relevé de { $points }.
judgement-fln-lower-government = Faut-il abaisser le soutien au Gouvernement, qui paie tout ce que celui-ci fait ?
judgement-fln-lower-government-found = Il est à { $psl } : abaissé de { $points }.
judgement-fln-lose-least = Quelle perte pèse le moins ?
judgement-fln-lose-least-found = Une Bande avant un Cadre, un Faïlek avant un Front ; unités entre lesquelles choisir : { $count }.
judgement-fln-neutralize-least = Qui a le moins à faire ce tour-ci ?
judgement-fln-neutralize-least-found = Une Bande qui a déjà agi, s’il y en a ; unités entre lesquelles choisir : { $count }.
judgement-fln-purge-least = De qui le FLN peut-il le mieux se passer un moment ?
judgement-fln-purge-least-found = Une Bande avant un Cadre avant un Front ; unités entre lesquelles choisir : { $count }.
judgement-fln-press-in-debate = Le soutien au FLN est-il assez sûr pour que le débat presse la France ?
judgement-fln-press-in-debate-found = Oui : le soutien au Gouvernement, { $psl }, baisse.
judgement-fln-rise-in-debate = Le FLN a-t-il lui-même besoin de ce soutien ?
judgement-fln-rise-in-debate-found = Oui : il est à { $psl }.
judgement-fln-oas-to-france = L’OAS coûte-t-elle le plus au Gouvernement en France ?
judgement-fln-oas-to-france-found = Oui : deux points par tour, et un coup d’État plus probable à un soutien de { $psl }.
judgement-fln-oas-to-empty-city = Où l’OAS touche-t-elle le moins le FLN ?
judgement-fln-oas-to-empty-city-found = { $place }.
judgement-fln-quick-setup = Le déploiement proposé peut-il être utilisé ?
judgement-fln-quick-setup-found = Oui : rien n’a encore été placé.

## Gouvernement : dépenser

judgement-gov-close-border = Le barrage frontalier peut-il être activé pour un point ?
judgement-gov-close-border-found = Oui : il gêne les passages et le revenu du FLN (modificateur { $drm }).
judgement-gov-relieve-police = Y a-t-il des unités de Police neutralisées que l’on pourrait mobiliser à nouveau ?
judgement-gov-relieve-police-found = Oui : { $count } { $count ->
    [one] retirée
   *[other] retirées
 } de la carte.
judgement-gov-mobilize-police = Une unité de Police vaut-elle son point quelque part ?
judgement-gov-mobilize-police-found = Oui, { $at }.
judgement-gov-shift-police = Une unité de Police vaudrait-elle bien plus ailleurs ?
judgement-gov-shift-police-found = Oui : l’une part { $from } et se trouve { $at } pour un point.
judgement-gov-activate-reserve = Quelqu’un est-il à portée des brigades d’élite ?
judgement-gov-activate-reserve-found = Brigades activées : { $count } ; zones à portée : { $areas }.
judgement-gov-activate-garrisons = Des divisions ou des brigades changeraient-elles plus de choses ailleurs ?
judgement-gov-activate-garrisons-found = Unités activées pour y être envoyées : { $count }.
judgement-gov-buy-ships = Un Point naval est-il abordable ?
judgement-gov-buy-ships-found = Oui, à un soutien de { $psl } : il retire un PA au FLN à chaque tour.
judgement-gov-buy-helicopters = Les brigades d’élite manquent-elles d’hélicoptères, et sont-ils abordables ?
judgement-gov-buy-helicopters-found = Oui, à un soutien de { $psl }.
judgement-gov-mobilize-algerians = Une brigade algérienne, qui ne coûte rien à garder active, peut-elle changer quelque chose ?
judgement-gov-mobilize-algerians-found = Oui, { $at }.
judgement-gov-mobilize-elites = Une brigade d’élite de plus est-elle abordable ?
judgement-gov-mobilize-elites-found = Oui : elle arrive { $at }.
judgement-gov-build-barrier = Une grande armée se trouve-t-elle à l’étranger, et le barrage frontalier est-il abordable ?
judgement-gov-build-barrier-found = Oui : puissance de feu { $firepower } au Maroc et en Tunisie.
judgement-gov-raise-barrier = Le barrage frontalier peut-il être poussé plus loin, et le faut-il ?
judgement-gov-raise-barrier-found = Oui : un cran de plus vers un modificateur de { $wanted }.
judgement-gov-activate-watch = Y a-t-il trop peu de patrouilles là où des Fronts ou des Cadres pourraient parler ?
judgement-gov-activate-watch-found = Unités activées pour patrouiller où elles se trouvent : { $count }.
judgement-gov-activate-all = Des unités peuvent-elles être activées, quoi que cela rapporte ?
judgement-gov-activate-all-found = Unités activées : { $count }.
judgement-gov-activate-covered = L’avance en zones contrôlées paie-t-elle d’autres unités actives ?
judgement-gov-activate-covered-found = Unités activées : { $count }.
judgement-gov-buy-aircraft = Un Point aérien est-il abordable ?
judgement-gov-buy-aircraft-found = Oui, à un soutien de { $psl } : il ajoute un dé à la puissance de feu d’un Ratissage.
judgement-gov-save-the-rest = Vaut-il mieux garder le reste du soutien ?
judgement-gov-save-the-rest-found = Oui : plus rien ne vaut son prix.

## Gouvernement : déployer

judgement-gov-disperse = Des divisions sont-elles encore concentrées ?
judgement-gov-disperse-found = Divisions dispersées : { $count }. Elles trouvent et contrôlent davantage pour le même prix.
judgement-gov-mass = Plus de divisions sont-elles dispersées que prévu ?
judgement-gov-mass-found = Divisions concentrées : { $count }. Elles frappent plus fort pour le même prix.
judgement-gov-concentrate = Où les brigades d’élite peuvent-elles atteindre le plus ensemble ?
judgement-gov-concentrate-found = D’abord { $at } ; zones en tout : { $areas }.
judgement-gov-garrison = Quelqu’un changerait-il plus de choses ailleurs ?
judgement-gov-garrison-found = Unités envoyées : { $count }.
judgement-gov-patrol = Ceux qui restent peuvent-ils patrouiller ?
judgement-gov-patrol-found = Unités en Patrouille : { $count }. Cela gêne le FLN et n’empêche rien.
judgement-gov-end-deployment = Tout le monde est-il déployé ?
judgement-gov-end-deployment-found = Oui.

## Gouvernement : agir

judgement-gov-search = La Police a-t-elle des chances de trouver des unités que d’autres attendent ?
judgement-gov-search-found = Oui, { $at } (unités de Police : { $police }).
judgement-gov-suppress = Plusieurs combattants se cachent-ils là où la Police est trop peu nombreuse pour chercher ?
judgement-gov-suppress-found = Oui, { $at } : { $count }.
judgement-gov-suppress-wherever = La répression est-elle permise là où des unités du FLN pourraient agir ?
judgement-gov-suppress-wherever-found = Oui, { $at } : unités qui pourraient y agir : { $count }.
judgement-gov-resettle = Y a-t-il moins de zones à population regroupée que le nombre visé, et peut-on en ajouter une ?
judgement-gov-resettle-found = Oui, { $at } : zones à population regroupée avec celle-ci : { $number }.
judgement-gov-flush = Peut-on atteindre quelque part des unités à découvert ?
judgement-gov-flush-found = Oui, { $at }, avec un Contact total de { $rating }.
judgement-gov-civil-affairs = Les Affaires civiles sont-elles abordables ?
judgement-gov-civil-affairs-found = Oui, { $at } ; le soutien au FLN est à { $psl }.
judgement-gov-stop = Est-il temps de passer ?
judgement-gov-stop-found = Oui : plus rien ne vaut son prix.
judgement-gov-react = Une réaction promet-elle autant qu’un Ratissage plus tard, ou est-elle obligatoire ?
judgement-gov-react-found = Oui, { $at } : unités du FLN concernées : { $count }.
judgement-gov-decline = Vaut-il mieux attendre pour un Ratissage ?
judgement-gov-decline-found = Oui : personne ne réagit.
judgement-gov-support-combat = Des Points aériens sont-ils disponibles pour le combat ?
judgement-gov-support-combat-found = { $points } d’entre eux sont engagés.

## Gouvernement : quand les règles demandent

judgement-gov-lower-to-win = Ces points suffisent-ils à gagner la guerre ?
judgement-gov-lower-to-win-found = Oui : { $points } points contre un soutien de { $psl }.
judgement-gov-raise-while-weak = Le soutien au Gouvernement est-il au-dessous du niveau sûr ?
judgement-gov-raise-while-weak-found = Il est à { $psl } : relevé de { $points }.
judgement-gov-lower-fln = Faut-il abaisser le soutien au FLN ?
judgement-gov-lower-fln-found = Il est à { $psl } : abaissé de { $points }.
judgement-gov-withdraw-least = Quelle unité l’OTAN peut-elle avoir ?
judgement-gov-withdraw-least-found = Une brigade si l’on en demande peu, sinon la division qui manque le moins ; brigades demandées : { $count }.
judgement-gov-suez = Quelle brigade d’élite peut aller à Suez ?
judgement-gov-suez-found = Une qui est neutralisée ou qui a le moins à portée ; brigades demandées : { $count }.
judgement-gov-remove-elites = Quelle brigade d’élite part après le coup d’État ?
judgement-gov-remove-elites-found = Une qui est neutralisée ou qui a le moins à portée ; brigades à retirer : { $count }.
judgement-gov-purge-zone = Où une purge mettrait-elle le plus d’unités du FLN hors d’action ?
judgement-gov-purge-zone-found = Dans la { $wilaya } : { $count }.
judgement-gov-un-debate = Un dé de son propre soutien serait-il une perte plus lourde qu’un dé gagné par le FLN ?
judgement-gov-un-debate-found = Oui, à { $psl } : c’est donc le soutien au FLN qui monte.
judgement-gov-mobilize-free = Le budget des officiers permet-il une unité ?
judgement-gov-mobilize-free-found = Oui : elle arrive { $at }.
judgement-gov-leave-budget = Est-il temps de laisser le reste du budget ?
judgement-gov-leave-budget-found = Oui : il ne paie plus rien.
judgement-gov-oas-to-city = Où l’OAS coûte-t-elle le moins au Gouvernement ?
judgement-gov-oas-to-city-found = Dans une ville plutôt qu’en France : { $place }.
judgement-gov-remove-oas = L’OAS peut-elle être retirée du jeu ?
judgement-gov-remove-oas-found = Oui.
judgement-gov-quick-setup = Le déploiement proposé peut-il être utilisé ?
judgement-gov-quick-setup-found = Oui : rien n’a encore été placé.

## Regarder en avant

# Ce qu’un joueur prévoyant a comparé avant de décider. $ways : suites de coups comparées ; $playouts : nombre de fois
# que l’une d’elles a été jouée en pensée ; $chance, $own : guerres gagnées sur cent, selon l’estimation, par la suite
# choisie et par celle de la doctrine.

look-ahead-other = Une autre voie promet-elle nettement plus que celle de la doctrine ?
look-ahead-other-found = Oui. Voies comparées : { $ways }, jouées en pensée jusqu’à la fin du tour { $playouts } fois en tout. Celle qui est choisie promet la victoire dans { $chance ->
    [0] presque aucune guerre sur 100
    [100] presque toutes les guerres sur 100
   *[other] environ { $chance } guerres sur 100
}, celle de la doctrine dans { $own ->
    [0] presque aucune
    [100] presque toutes
   *[other] { $own }
}.
look-ahead-own = La voie de la doctrine vaut-elle toutes les autres ?
look-ahead-own-found = Oui. Voies comparées : { $ways }, jouées en pensée jusqu’à la fin du tour { $playouts } fois en tout. Aucune ne promet nettement plus ; elle promet la victoire dans { $own ->
    [0] presque aucune guerre sur 100
    [100] presque toutes les guerres sur 100
   *[other] environ { $own } guerres sur 100
}.

# Ce que le stratège a comparé.
strategist-other = Une autre voie promet-elle nettement plus que celle de la doctrine ?
strategist-other-found = Oui. Voies comparées : { $ways }, poursuivies { $playouts } fois en tout jusque dans le tour suivant. Celle-ci promet { $chance } victoires sur cent, celle de la doctrine { $own }.
strategist-own = La voie de la doctrine vaut-elle toutes les autres ?
strategist-own-found = Oui. Voies comparées : { $ways }, poursuivies { $playouts } fois en tout jusque dans le tour suivant. Aucune ne promet nettement plus ; elle promet { $own } victoires sur cent.
hint-played = A-t-elle été jouée ?
hint-played-found = Oui.

# Les échelons : comment chaque adversaire pense et ce qu’il ne voit pas.
opponent-algeria-random = Tire ses coups au sort ; il ne voit aucun but.
opponent-algeria-raider = Pose quelques questions dans un ordre fixe et frappe partout où il peut ; il ne voit pas ce que coûtent ses pertes.
opponent-algeria-suppress = Pose quelques questions dans un ordre fixe et paie d’abord la force ; il ne voit pas que le soutien s’épuise.
opponent-algeria-mixed = Se demande ce que vaut chaque mission et fait un peu de tout ; il ne voit pas plus loin que la décision présente.
opponent-algeria-strategist = Poursuit chaque conseil jusque dans le tour suivant avant de décider ; il ne voit pas au-delà, et vous prend pour un joueur mixte.
