# Le guide de Colonial Twilight : ce dont il s’agit à chaque décision, pour qui n’a jamais vu le jeu.
# Une décision que les deux camps peuvent avoir peut finir par -fln ou -gov ; les lignes todo, trois au plus, disent comment faire.

# Dit de plusieurs décisions
-guide-done = Quand cela suffit, terminez : le bouton dit ce qui se termine, et ce que cela laisse.
-guide-press = Touchez un espace entouré sur la carte ou dans la liste ; son prix et ses chances sont indiqués à côté.

## Une carte

campaign-guide-pivotal-title = Un Événement pivot ?
campaign-guide-pivotal-text = Avant que quiconque agisse, un Événement pivot peut être joué à la place de la carte. Chacun ne se joue qu’une fois ; seul le coup d’État revient [CT-4.5].
campaign-guide-pivotal-todo-1 = Lisez ce qu’il ferait, ou renoncez-y : vous pouvez le garder pour plus tard.
campaign-guide-turn-fln-title = Que fait le FLN sur cette carte ?
campaign-guide-turn-fln-text = Vous choisissez une case de la piste d’initiative : l’événement, une opération ou une passe. Ce que vous prenez décide de ce que le Gouvernement peut encore faire, et de qui choisit d’abord à la carte suivante [CT-4.2, CT-4.3].
campaign-guide-turn-fln-todo-1 = Le recrutement amène des guérilleros et des bases, la marche les répand ; l’attaque et la terreur visent les pièces du Gouvernement et son soutien.
campaign-guide-turn-fln-todo-2 = « Limitée » : un seul espace, et vous restez premier à la carte suivante ; avec une activité spéciale vous faites plus, mais les camps échangent alors leurs places.
campaign-guide-turn-gov-title = Que fait le Gouvernement sur cette carte ?
campaign-guide-turn-gov-text = Vous choisissez une case de la piste d’initiative : l’événement, une opération ou une passe. Ce que vous prenez décide de ce que le FLN peut encore faire, et de qui choisit d’abord à la carte suivante [CT-4.2, CT-4.3].
campaign-guide-turn-gov-todo-1 = La formation crée des cubes et du soutien ; la garnison et le ratissage trouvent des guérilleros ; l’assaut retire ceux qui sont actifs.
campaign-guide-turn-gov-todo-2 = « Limitée » : un seul espace, et l’ordre des camps reste le même ; avec une activité spéciale vous faites plus, mais le premier camp devient alors le second.

## Opérations du Gouvernement

campaign-guide-train-title = Où se fait la formation ?
campaign-guide-train-text = Chaque espace coûte 2 ressources et reçoit jusqu’à 4 cubes algériens. Dans l’un d’eux, vous pouvez ensuite pacifier : la terreur part d’abord, puis l’espace penche vers le soutien [CT-5.2.1].
campaign-guide-train-todo-1 = { -guide-press }
campaign-guide-train-todo-2 = Placez des cubes, pacifiez si le contrôle le permet. { -guide-done }
campaign-guide-garrison-title = Où va la police ?
campaign-guide-garrison-text = Pour 2 ressources en tout, jusqu’à 6 cubes de police se déplacent aussi loin que vous voulez. Puis ils mettent à découvert des guérilleros d’un espace [CT-5.2.2].
campaign-guide-garrison-todo-1 = Touchez un espace où de la police doit arriver, et dites d’où elle vient.
campaign-guide-garrison-todo-2 = Choisissez où des guérilleros deviennent actifs. { -guide-done }
campaign-guide-sweep-title = Où se fait le ratissage ?
campaign-guide-sweep-text = Des troupes viennent des espaces voisins. Chaque cube présent trouve ensuite un guérillero clandestin ; en montagne, il en faut deux pour un [CT-5.2.3].
campaign-guide-sweep-todo-1 = { -guide-press }
campaign-guide-sweep-todo-2 = Amenez des troupes, puis rendez actifs des guérilleros. { -guide-done }
campaign-guide-assault-title = Où se fait l’assaut ?
campaign-guide-assault-text = Les cubes retirent des guérilleros actifs. Les clandestins ne peuvent être touchés, et tant qu’il y en a un, aucune base ne peut l’être non plus [CT-5.2.4].
campaign-guide-assault-todo-1 = { -guide-press }
campaign-guide-assault-todo-2 = Ajoutez des espaces tant que vous pouvez payer. { -guide-done }
campaign-guide-deploy-title = Déploiement ou regroupement
campaign-guide-deploy-text = Jusqu’à 6 pièces françaises se déplacent entre trois espaces au plus et les disponibles, sans frais. Ou bien, une fois la Mobilisation jouée, la population d’un secteur en est déplacée de force, pour de bon [CT-5.3.1].
campaign-guide-deploy-todo-1 = Choisissez d’abord les espaces, puis ce qui se déplace.
campaign-guide-deploy-todo-2 = { -guide-done }
campaign-guide-troop-lift-title = Quelles troupes sont transportées ?
campaign-guide-troop-lift-text = Des troupes françaises sont transportées entre quelques espaces, si éloignés soient-ils, sans frais [CT-5.3.2].
campaign-guide-troop-lift-todo-1 = Touchez l’espace où elles doivent arriver, et dites d’où elles viennent.
campaign-guide-troop-lift-todo-2 = { -guide-done }
campaign-guide-neutralize-title = Qu’est-ce qui est neutralisé ?
campaign-guide-neutralize-text = Dans deux espaces au plus avec troupes et police, deux pièces du FLN à découvert sont retirées. Cela a un prix parmi la population : chaque espace penche vers l’opposition ou reçoit un marqueur de terreur [CT-5.3.3].
campaign-guide-neutralize-todo-1 = Touchez un espace, puis dites ce qui y est retiré.
campaign-guide-neutralize-todo-2 = { -guide-done }

## Opérations du FLN

campaign-guide-rally-title = Où se fait le recrutement ?
campaign-guide-rally-text = Chaque espace coûte 1 ressource. Des guérilleros y sont placés ou redeviennent clandestins, ou deux d’entre eux deviennent une base ; dans l’un des espaces, vous pouvez ensuite mener l’agitation [CT-5.4.1].
campaign-guide-rally-todo-1 = { -guide-press }
campaign-guide-rally-todo-2 = { -guide-done }
campaign-guide-rally-space-title = Qu’apporte ici le recrutement ?
campaign-guide-rally-space-text = Une base fait venir plus de guérilleros au recrutement suivant, et compte pour vous à la fin. Un assaut ne peut toucher des guérilleros clandestins [CT-5.4.1, CT-5.2.4].
campaign-guide-rally-space-todo-1 = Choisissez une des lignes.
campaign-guide-march-title = Où va la marche ?
campaign-guide-march-text = Des guérilleros passent dans un espace voisin ; chaque espace où ils entrent coûte 1 ressource. Un grand groupe devient actif là où il entre dans un espace au soutien ou franchit la frontière du pays [CT-5.4.2].
campaign-guide-march-todo-1 = { -guide-press }
campaign-guide-march-todo-2 = { -guide-done }
campaign-guide-march-into-title = Qui vient, et d’où ?
campaign-guide-march-into-text = Chaque groupe est compté à part : avec plus de trois guérilleros et cubes ensemble, il peut devenir actif [CT-5.4.2].
campaign-guide-march-into-todo-1 = Choisissez un groupe.
campaign-guide-attack-title = Où se fait l’attaque ?
campaign-guide-attack-text = Tous les guérilleros de l’espace deviennent actifs et un dé est lancé : s’il ne dépasse pas leur nombre, deux pièces du Gouvernement tombent, et un guérillero pour chaque pièce française. Une embuscade se passe de dé, mais ne prend qu’une pièce [CT-5.4.3, CT-5.5.3].
campaign-guide-attack-todo-1 = Touchez un espace : les chances sont indiquées à côté avant que le dé soit lancé.
campaign-guide-attack-todo-2 = { -guide-done }
campaign-guide-attack-losses-title = Quelle pièce tombe ?
campaign-guide-attack-losses-text = La police tombe avant les troupes, les troupes avant les bases. Pour chaque pièce française qui tombe, un guérillero est perdu aussi ; une embuscade n’en coûte aucun [CT-5.4.3, CT-5.5.3].
campaign-guide-attack-losses-todo-1 = Choisissez à qui est la pièce.
campaign-guide-terror-title = Où a lieu l’attentat (« Terreur » dans les règles) ?
campaign-guide-terror-text = Un guérillero se met à découvert, l’espace reçoit un marqueur de terreur et devient neutre. Cela ôte du soutien au Gouvernement, mais l’opposition y est perdue aussi [CT-5.4.4].
campaign-guide-terror-todo-1 = { -guide-press }
campaign-guide-terror-todo-2 = { -guide-done }
campaign-guide-extort-title = Où se fait l’extorsion ?
campaign-guide-extort-text = Dans chaque espace, un guérillero se met à découvert et apporte 1 ressource [CT-5.5.1].
campaign-guide-extort-todo-1 = Touchez un espace. { -guide-done }
campaign-guide-subvert-title = Quels cubes algériens sont retournés ?
campaign-guide-subvert-text = Jusqu’à deux cubes algériens quittent la carte là où se trouve un guérillero clandestin ; ou un cube de police change de camp et un guérillero prend sa place [CT-5.5.2].
campaign-guide-subvert-todo-1 = Touchez un espace et choisissez l’un ou l’autre.
campaign-guide-subvert-todo-2 = { -guide-done }
campaign-guide-revenge-title = Un guérillero après l’assaut ?
campaign-guide-revenge-text = Une capacité en jeu vous permet de placer un guérillero là où le Gouvernement vient de mener un assaut [CT-8.4/33].
campaign-guide-revenge-todo-1 = Choisissez l’espace, ou renoncez-y.

## Événements

campaign-guide-supply-title = Les disponibles sont épuisés
campaign-guide-supply-text = Vous voulez placer des pièces dont il n’y a plus parmi les disponibles. Vous pouvez en prendre sur la carte [CT-7.5].
campaign-guide-supply-todo-1 = Choisissez où elles manqueront le moins, ou renoncez-y.
campaign-guide-choose-spaces-title = Quel espace l’événement vise-t-il ?
campaign-guide-choose-spaces-text = Le texte de la carte dit ce qui s’y passera ; seuls les espaces entourés conviennent [CT-8.1].
campaign-guide-choose-spaces-todo-1 = Touchez un espace sur la carte ou dans la liste.
campaign-guide-set-levels-title = Soutien ou opposition ?
campaign-guide-set-levels-text = L’événement met un espace au soutien ou à l’opposition, à votre choix. Plus il y vit de gens, plus cela compte [CT-8.1, CT-7.2].
campaign-guide-set-levels-todo-1 = Touchez un espace, puis choisissez son nouvel état.
campaign-guide-choose-wilaya-title = Quelle wilaya l’événement vise-t-il ?
campaign-guide-choose-wilaya-text = Tout ce qui suit sur cette carte se passe dans la wilaya que vous choisissez ; elle est écrite devant le numéro de chaque secteur [CT-8.1].
campaign-guide-choose-wilaya-todo-1 = Choisissez-la dans la liste.
campaign-guide-choose-branch-title = L’un ou l’autre
campaign-guide-choose-branch-text = La carte propose deux choses, et vous choisissez laquelle arrive [CT-8.1].
campaign-guide-choose-branch-todo-1 = Lisez les deux lignes, puis choisissez.
campaign-guide-discard-marker-title = Quelle capacité s’en va ?
campaign-guide-discard-marker-text = Une capacité change les règles pour le reste de la partie ; cet événement en retire une [CT-8.4/30].
campaign-guide-discard-marker-todo-1 = L’étagère à côté des cartes dit ce que chacune change.
campaign-guide-shift-france-title = Dans quel sens, en France ?
campaign-guide-shift-france-text = La piste France dit combien d’engagement le Gouvernement perd à chaque phase de propagande et combien de ressources le FLN reçoit : vers A, elle aide le Gouvernement, vers F, le FLN [CT-1.3].
campaign-guide-shift-france-todo-1 = Choisissez de combien, ou renoncez-y.
campaign-guide-raise-commitment-title = De l’engagement contre des cubes français
campaign-guide-raise-commitment-text = Des cubes français quittent la guerre pour de bon, et l’engagement augmente en échange. Vous choisissez de combien [CT-8.4/04].
campaign-guide-raise-commitment-todo-1 = Choisissez une des lignes.
campaign-guide-remove-pieces-title = Quelles pièces l’événement prend-il ?
campaign-guide-remove-pieces-text = La carte dit combien et de quelle sorte ; vous choisissez d’où elles viennent [CT-8.1].
campaign-guide-remove-pieces-todo-1 = Touchez un espace, puis choisissez les pièces.
campaign-guide-place-pieces-title = Où vont les pièces ?
campaign-guide-place-pieces-text = La carte dit combien et de quelle sorte ; vous choisissez où elles sont placées [CT-8.1].
campaign-guide-place-pieces-todo-1 = Touchez un espace, puis choisissez les pièces.
campaign-guide-move-pieces-title = Quelles pièces se déplacent ?
campaign-guide-move-pieces-text = L’événement déplace des pièces sans frais ; la carte dit lesquelles, et jusqu’où [CT-8.1].
campaign-guide-move-pieces-todo-1 = Touchez l’espace où elles doivent arriver, puis choisissez les pièces.
campaign-guide-agitate-free-title = L’agitation sans frais ?
campaign-guide-agitate-free-text = Une étape : un marqueur de terreur s’en va ou, s’il n’y en a pas, l’espace penche vers l’opposition [CT-8.4/26].
campaign-guide-agitate-free-todo-1 = Choisissez-la, ou renoncez-y.
campaign-guide-coup-won-title = Le coup d’État a échoué
campaign-guide-coup-won-text = Le dé du Gouvernement est plus bas que le vôtre. Vous choisissez ce qu’il y perd [CT-8.6/66].
campaign-guide-coup-won-todo-1 = Choisissez une des lignes.

## La phase de propagande

campaign-guide-bring-in-title = Davantage de France ?
campaign-guide-bring-in-text = Des pièces françaises peuvent passer du hors-jeu aux disponibles. Cela coûte de l’engagement : 1 pour trois pièces environ [CT-6.2].
campaign-guide-bring-in-todo-1 = Choisissez combien. { -guide-done }
campaign-guide-send-out-title = Renvoyer des pièces ?
campaign-guide-send-out-text = Des pièces françaises peuvent passer des disponibles au hors-jeu. Pour trois d’entre elles, l’engagement augmente de 1 [CT-6.2].
campaign-guide-send-out-todo-1 = Choisissez combien. { -guide-done }
campaign-guide-pacify-phase-title = Où pacifiez-vous ?
campaign-guide-pacify-phase-text = Là où vous avez le contrôle, des troupes et de la police, des ressources ôtent la terreur, puis font pencher l’espace vers le soutien. En tout, vous ne pouvez dépenser plus que votre engagement [CT-6.3].
campaign-guide-pacify-phase-todo-1 = Commencez là où vit le plus de monde. { -guide-done }
campaign-guide-agitate-phase-title = Où menez-vous l’agitation ?
campaign-guide-agitate-phase-text = Là où vous avez des pièces et où le Gouvernement n’a pas le contrôle, des ressources ôtent la terreur, puis font pencher l’espace vers l’opposition [CT-6.3].
campaign-guide-agitate-phase-todo-1 = Commencez là où vit le plus de monde. { -guide-done }
campaign-guide-moves-fln-title = Redéploiement
campaign-guide-moves-fln-text = Sans frais, des guérilleros vont dans des espaces de leur wilaya qui ont une base du FLN. Après cela, tous redeviennent clandestins [CT-6.5, CT-6.6].
campaign-guide-moves-fln-todo-1 = Choisissez où des pièces doivent aller, puis d’où elles viennent. { -guide-done }
campaign-guide-moves-gov-title = Redéploiement
campaign-guide-moves-gov-text = Sans frais, des troupes vont dans les villes et aux bases du Gouvernement, de la police dans tout espace que vous contrôlez. Le contrôle n’est recompté qu’après [CT-6.5].
campaign-guide-moves-gov-todo-1 = Choisissez où des pièces doivent aller, puis d’où elles viennent. { -guide-done }
campaign-guide-suez-return-title = Retour de Suez
campaign-guide-suez-return-text = Les troupes mises de côté reviennent dans des villes ou à des bases du Gouvernement, sans frais [CT-6.5].
campaign-guide-suez-return-todo-1 = Choisissez combien reviennent, et où.
campaign-guide-losses-title = Qui part pour de bon ?
campaign-guide-losses-text = Un tiers des pièces françaises parmi les pertes va hors jeu ; les autres reviennent aux disponibles. Vous choisissez lesquelles partent [CT-6.6].
campaign-guide-losses-todo-1 = Choisissez les pièces.
