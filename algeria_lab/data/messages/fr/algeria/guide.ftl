# Le guide : ce dont il s’agit à chaque étape, pour qui n’a jamais vu le jeu. Ce qu’il faut faire maintenant,
# le conseil qui suit le dit, voir à la fin.
# Une étape que les deux camps peuvent avoir porte -fln ou -gov ; les lignes todo, trois au plus, disent comment faire.

## Mise en place

guide-setup-fln-title = Placez vos unités
guide-setup-fln-text = Avant le tour 1, vous placez vos unités dans les wilayas que nomme le scénario. Un Front est votre base dans une zone : on y crée de nouvelles unités. Les Cadres font de la propagande et peuvent devenir Fronts ou Bandes.
guide-setup-fln-todo-1 = Choisissez une zone, puis ce que vous y placez.
guide-setup-fln-todo-2 = Terminez la mise en place quand tout est placé.
guide-setup-gov-title = Placez vos unités
guide-setup-gov-text = Avant le tour 1, vous placez troupes et Police dans les wilayas que nomme le scénario. La Police ne bouge jamais et agit parmi la population ; les villes en ont le plus besoin. Les troupes pourront être envoyées ailleurs.
guide-setup-gov-todo-1 = Choisissez une zone, puis ce que vous y placez.
guide-setup-gov-todo-2 = Terminez la mise en place quand tout est placé.

## Événements aléatoires

guide-un_debate-fln-title = Débat aux Nations unies
guide-un_debate-fln-text = L’événement de ce tour. Le camp au soutien le plus fort choisit : le soutien au FLN monte d’un dé, ou le soutien au Gouvernement baisse d’un dé. Les deux vous aident.
guide-un_debate-gov-title = Débat aux Nations unies
guide-un_debate-gov-text = L’événement de ce tour. Le camp au soutien le plus fort choisit : le soutien au FLN monte d’un dé, ou le soutien au Gouvernement baisse d’un dé. Les deux vous nuisent ; choisissez le moindre mal.
guide-purge_zone-title = Une purge au sein du FLN
guide-purge_zone-text = L’événement de ce tour : la méfiance divise le FLN dans une wilaya. Vous la désignez. Un dé dit ensuite combien d’unités du FLN y sont neutralisées, donc hors d’action pour un temps.
guide-purge-title = Qui est touché ?
guide-purge-text = Le Gouvernement a désigné la wilaya. Vous choisissez lesquelles de vos unités y sont neutralisées : elles ne font plus rien jusqu’à leur récupération, et restent à découvert.
guide-purge-todo-1 = Choisissez les unités sur la carte ou dans la liste.
guide-withdraw-title = L’OTAN réclame ses unités
guide-withdraw-text = L’événement de ce tour : des unités françaises partent pour l’OTAN. Une brigade compte pour une, une division pour trois. Elles reviennent dans la réserve au tour suivant ; il faut alors les mobiliser de nouveau.
guide-suez-title = La crise de Suez
guide-suez-text = L’événement de ce tour : des brigades d’élite partent pour Suez. Elles reviennent au tour suivant dans la zone qu’elles ont quittée, mais il faut alors les activer.

## L’OAS

guide-place_oas-fln-title = Où agit l’OAS ?
guide-place_oas-fln-text = L’OAS, armée secrète opposée à l’indépendance, n’obéit à aucun camp, mais les dés vous laissent la placer. En ville, elle frappe vos unités et coûte 1 point au Gouvernement ; en France, 2, et un coup d’État devient plus probable.
guide-place_oas-gov-title = Où agit l’OAS ?
guide-place_oas-gov-text = L’OAS, armée secrète opposée à l’indépendance, n’obéit à aucun camp, mais les dés vous laissent la placer. En ville, elle frappe le FLN, laisse la terreur et vous coûte 1 point de soutien ; en France, 2.
guide-oas_removal-title = Retirer l’OAS ?
guide-oas_removal-text = Votre soutien dépasse 70 : vous pouvez retirer l’OAS du jeu. Tant qu’elle reste, elle vous coûte du soutien à la fin de chaque tour.

## Renforts

guide-gov_reinforcement-title = Dépensez du soutien
guide-gov_reinforcement-text = Tout se paie ici en soutien. Les troupes que vous n’activez pas ne font rien ce tour-ci : une division coûte 1 point, une brigade française ou d’élite un demi-point, une brigade algérienne rien. Les unités nouvelles et les Points coûtent plus, mais une seule fois.
guide-gov_reinforcement-todo-1 = Choisissez les troupes à activer, sur la carte ou dans la liste.
guide-gov_reinforcement-todo-2 = Plus bas, les nouvelles unités et les points ; à chaque unité mobilisée, on désigne ensuite une zone.
guide-gov_reinforcement-todo-3 = Terminez ensuite les renforts.
guide-mobilize-title = Où arrive-t-elle ?
guide-mobilize-text = Vous avez choisi une unité à mobiliser ; nommez sa zone. Les troupes arrivent prêtes à agir. La Police commence en Patrouille et y reste.
guide-mobilize-todo-1 = Choisissez une zone sur la carte ou dans la liste.
guide-fln_reinforcement-title = Créez avec des points d’action
guide-fln_reinforcement-text = Vous venez de recevoir vos PA. Auprès d’un Front, un Cadre ou une Bande coûte 3. Un Cadre peut devenir un Front (3) ou une Bande (1). Les PA paient aussi les missions : ne dépensez pas tout.
guide-fln_reinforcement-todo-1 = Choisissez une zone entourée, puis ce que vous y créez ou convertissez.
guide-fln_reinforcement-todo-2 = Terminez ensuite les renforts.

## Déploiement

guide-gov_deployment-title = Envoyez les troupes là où elles comptent
guide-gov_deployment-text = Chaque unité active reste prête, part en Patrouille sur place ou va dans une autre zone. Les patrouilles gênent les missions du FLN. Une division dispersée trouve et contrôle davantage ; concentrée, elle frappe plus fort.
guide-gov_deployment-todo-1 = Choisissez des unités, puis la Patrouille ou une autre zone.
guide-gov_deployment-todo-2 = Terminez ensuite le déploiement.
guide-deploy-title = Où va-t-elle ?
guide-deploy-text = L’unité peut aller dans toute autre zone d’Algérie, à toute distance. Elle y arrive prête à agir, mais ne peut pas y patrouiller ce tour-ci.
guide-deploy-todo-1 = Choisissez une zone sur la carte ou dans la liste.
guide-fln_deployment-title = Qui sort de la clandestinité ?
guide-fln_deployment-text = En Clandestinité, une unité est difficile à trouver mais ne peut rien faire. Faites sortir celles qui agiront ce tour-ci : elles ne peuvent plus se cacher avant sa fin, sauf en échappant à une attaque.
guide-fln_deployment-todo-1 = Choisissez une zone, puis les unités qui sortent.
guide-fln_deployment-todo-2 = Terminez ensuite le déploiement.

## Opérations

guide-operations-fln-title = Choisissez une mission
guide-operations-fln-text = Vous agissez autant de fois que vous voulez ; le Gouvernement peut réagir à chaque mission. Propagande et grève gagnent du soutien, un raid des PA, un harcèlement touche une unité, un déplacement étend votre présence. Vous voyez les chances avant le jet.
guide-operations-fln-todo-1 = Choisissez un lieu où vous avez des unités en Opérations, puis une mission.
guide-operations-fln-todo-2 = Regardez les chances, puis lancez les dés.
guide-operations-fln-todo-3 = Rien ne vaut son prix ? Passez : c’est définitif pour ce tour.
guide-operations-gov-title = Choisissez une mission
guide-operations-gov-text = Après chacune de vos missions, le FLN peut agir de nouveau. Le Ratissage combat les unités à découvert, le renseignement en trouve de cachées, les Affaires civiles abaissent le soutien au FLN. Sauf le Ratissage, une mission coûte 1 point.
guide-operations-gov-todo-1 = Choisissez un lieu où vous avez de la Police ou des troupes actives, puis une mission.
guide-operations-gov-todo-2 = Regardez les chances, puis lancez les dés.
guide-operations-gov-todo-3 = Rien ne vaut son prix ? Passez.
guide-strike-title = Qui participe à la grève ?
guide-strike-text = Un Front mène la grève dans sa ville. Chaque Cadre qui participe ajoute 1 au jet, mais il est perdu si le jet tourne mal. Le Gouvernement doit réagir, sinon il perd un dé de soutien.
guide-strike-todo-1 = Ajoutez des Cadres ou laissez-les à l’écart.
guide-strike-todo-2 = Regardez les chances, puis lancez le dé.
guide-move-title = Où va-t-elle ?
guide-move-text = Une unité atteint toutes les zones de sa wilaya et quelques autres. Un jet de 1 la perd, et chaque unité en Patrouille à l’arrivée rend cela plus probable. Elle arrive à découvert.
guide-move-todo-1 = Choisissez une destination sur la carte ou dans la liste.
guide-raid-title = Qui participe au raid ?
guide-raid-text = Un raid rapporte des PA, deux fois plus en ville. Chaque unité après la première ajoute 1 au jet, chaque unité en Patrouille retire 1. Tous les participants sont ensuite à découvert.
guide-raid-todo-1 = Ajoutez des Bandes et des Faïleks, ou laissez-les à l’écart.
guide-raid-todo-2 = Puis lancez le dé.
guide-harass-title = Qui attaquez-vous ?
guide-harass-text = Une Bande ou un Faïlek tire sur une unité du Gouvernement, qui riposte à demi-puissance. Avec un Faïlek, d’autres Bandes et Faïleks peuvent participer. Ensuite, le Gouvernement peut réagir.
guide-harass-todo-1 = Choisissez d’abord la cible.
guide-harass-todo-2 = Choisissez qui attaque, puis lancez les dés.
guide-flush-title = Qui participe ?
guide-flush-text = Vos troupes cherchent dans la zone les unités du FLN à découvert ; plus leur contact total est élevé, plus elles en trouvent. Plusieurs unités n’agissent ensemble que si toutes sont d’élite ou si une division est là.
guide-flush-todo-1 = Ajoutez des unités, ou laissez-les à l’écart.
guide-flush-todo-2 = Hors des villes, les Points aériens ajoutent de la puissance de feu.
guide-flush-todo-3 = Puis lancez les dés.
guide-react-title = Réagir à la mission ?
guide-react-text = Les unités du FLN qui viennent d’agir peuvent être attaquées maintenant, une fois. Chacune tente d’abord de s’échapper. Vos unités qui réagissent ont fini leur tour. Une grève sans réaction vous coûte un dé de soutien.
guide-react-todo-1 = « Réagir » montre qui le peut, puis les Points aériens et les chances ; un clic sur une unité l’ajoute ou la retire.
guide-react-todo-2 = Ou bien « Ne pas réagir ».
guide-commit_air-title = Combien de Points aériens ?
guide-commit_air-text = Il y a combat. Chaque Point aérien engagé ajoute un dé à la puissance de feu de votre camp. Les Points reviennent au tour suivant, sauf s’ils se déprécient.
guide-assist-title = Des brigades d’élite participent-elles ?
guide-assist-text = Chaque brigade d’élite de la zone qui participe ajoute 1 au jet de cette répression. Elle a ensuite fini son tour.
guide-assist-todo-1 = Choisissez les brigades, puis lancez le dé.

## Pertes et points

guide-choose_loss-title = Qui subit la perte ?
guide-choose_loss-text = Vous choisissez une de vos unités dans ce combat. Une perte élimine un Cadre ou une Bande, réduit un Front en Cadre et un Faïlek en Bande. Une réduction vous coûte aussi 1 point et en donne 2 au Gouvernement.
guide-distribute-fln-title = Répartissez vos points
guide-distribute-fln-text = Chaque point relève votre soutien ou abaisse celui du Gouvernement. Votre soutien rapporte des PA ; celui du Gouvernement paie tout ce qu’il fait, et à 0 il a perdu.
guide-distribute-gov-title = Répartissez vos points
guide-distribute-gov-text = Chaque point relève votre soutien ou abaisse celui du FLN. Le vôtre paie tout ce que vous faites ; à 30 ou moins, un coup d’État de l’armée menace. Le FLN perd à 0.
guide-suppressed-title = Qui est mis hors d’action ?
guide-suppressed-text = La répression neutralise ici des Bandes et des Faïleks. Vous choisissez lesquels. Ils ne font plus rien jusqu’à leur récupération, et un Ratissage peut les trouver.

## Coup d’État

guide-free_mobilization-title = Des unités grâce au coup d’État
guide-free_mobilization-text = Le coup d’État a tourné à l’avantage du Gouvernement et l’armée envoie des unités. Vous pouvez mobiliser sans payer, pour les points indiqués. Ce qui n’est pas employé est perdu.
guide-free_mobilization-todo-1 = Choisissez des unités tant que le budget le permet.
guide-free_unit-title = Où arrive-t-elle ?
guide-free_unit-text = Vous avez choisi une unité à mobiliser ; nommez sa zone. Elle commence le tour suivant prête à agir, sans frais.
guide-free_unit-todo-1 = Choisissez une zone sur la carte ou dans la liste.
guide-remove_elites-title = Des brigades d’élite partent
guide-remove_elites-text = Le coup d’État a échoué, et des brigades d’élite quittent la guerre pour de bon. Vous choisissez lesquelles.

## Conseils

# Ce que le guide et le conseil proposent au-delà des jugements de players/algeria.ftl : des raisons qui ne se présentent que
# si une personne a commencé quelque chose, ou si un jugement conseillait ce qui ne peut réussir.

advice-can-succeed = Les dés peuvent-ils en tirer quelque chose ?
advice-place-next = Reste-t-il des unités à placer ?
advice-place-next-found = L’une après l’autre, jusqu’à la dernière ; la mise en place prend alors fin.
advice-carry-on = Ce qui est commencé peut-il encore réussir ?
advice-carry-on-found = Oui : on continue avec ceux qui sont là.
advice-reinforce = Qui manque à ce qui est commencé ?
advice-reinforce-found = { $unit } : sans renfort, aucun jet ne peut rien donner.
advice-only-way = Est-ce la seule façon de continuer ?
advice-only-way-found = Oui, bien que cela ne puisse plus rien donner.
advice-to-gov = Où y a-t-il le plus d’unités du FLN ?
advice-to-gov-found = { $place } : { $count }.
advice-to-fln = Où y a-t-il le moins de patrouilles ?
advice-to-fln-found = { $place } : { $count }.
