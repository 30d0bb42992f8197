# Les graphiques de Colonial Twilight : leurs phrases, les noms de leurs séries. $turn est le nombre de cartes révélées.

## Les deux lignes qui décident de la partie

charts-lines-title = Les deux lignes qui décident
charts-lines-file = deux-lignes-carte-{ $turn }
charts-lines-start = Le point de départ.
charts-lines-name-fln = O+B
charts-lines-name-gov = S+E
charts-lines-needed-fln = O+B > { $needed }
charts-lines-needed-gov = S+E > { $needed }
charts-lines-what = Ce qui les a déplacées
charts-lines-summary = Carte { $turn } : Soutien + Engagement (S+E) vaut { $gov }, contre { $gov_start } au départ, et le Gouvernement gagne au-dessus de { $gov_needed } ; Opposition + Bases (O+B) vaut { $fln }, contre { $fln_start } au départ, et le FLN gagne au-dessus de { $fln_needed } ; phases de propagande jusqu’ici, en bandes numérotées : { $rounds } sur { $rounds_total }.

## Ressources

charts-resources-title = Ressources des deux camps
charts-resources-axis = Ressources
charts-resources-file = ressources-carte-{ $turn }
charts-resources-name-fln = FLN
charts-resources-name-gov = Gouv.
charts-resources-column-fln-gained = FLN, gains
charts-resources-column-fln-spent = FLN, dépenses et pertes
charts-resources-column-fln-level = FLN, ensuite
charts-resources-column-gov-gained = Gouvernement, gains
charts-resources-column-gov-spent = Gouvernement, dépenses et pertes
charts-resources-column-gov-level = Gouvernement, ensuite
charts-resources-summary = Carte { $turn } : ressources du FLN : { $fln }, après { $fln_start } au départ, { $fln_gained } de gains et { $fln_spent } de dépenses et pertes ; ressources du Gouvernement : { $gov }, après { $gov_start } au départ, { $gov_gained } de gains et { $gov_spent } de dépenses et pertes.

## D’où viennent les ressources, où elles vont

charts-accounts-title = D’où viennent les ressources, où elles vont
charts-accounts-axis = Ressources
charts-accounts-file = ressources-par-origine-carte-{ $turn }
charts-accounts-kind = Origine ou emploi
charts-accounts-total = Les deux camps
charts-accounts-gained-round = Reçu en propagande
charts-accounts-passed = Reçu pour une passe
charts-accounts-extorted = Extorqué
charts-accounts-gained-event = Reçu par événement
charts-accounts-gained-other = Reçu autrement
charts-accounts-spent-round = Perdu en propagande
charts-accounts-spent-event = Perdu par événement
charts-accounts-spent-other = Perdu autrement
charts-accounts-train = Pour Formation
charts-accounts-garrison = Pour Garnison
charts-accounts-sweep = Pour Ratissage
charts-accounts-assault = Pour Assaut
charts-accounts-pacify = Pour Pacification
charts-accounts-rally = Pour Recrutement
charts-accounts-march = Pour Marche
charts-accounts-attack = Pour Attaque
charts-accounts-terror = Pour Terreur
charts-accounts-agitate = Pour Agitation
charts-accounts-oas = Perdu face à l’OAS
charts-accounts-summary = Jusqu’à la carte { $turn } : dépenses et pertes du FLN : { $fln }{ $fln_most ->
    [none] { "" }
   *[other] , surtout sous « { $fln_most } » ({ $fln_number })
  } ; du Gouvernement : { $gov }{ $gov_most ->
    [none] { "" }
   *[other] , surtout sous « { $gov_most } » ({ $gov_number })
  }.

## Contrôle

charts-control-title = Population selon le contrôle
charts-control-axis = Population
charts-control-file = controle-carte-{ $turn }
charts-control-fln = Contrôle du FLN
charts-control-nobody = Personne
charts-control-gov = Contrôle du Gouvernement
charts-control-summary = Carte { $turn } : sur une Population de { $total }, { $gov } se trouvent sous le contrôle du Gouvernement, { $fln } sous celui du FLN et { $nobody } là où personne n’a le contrôle.

## Pièces

charts-pieces-title = Pièces sur la carte et hors carte
charts-pieces-axis = Pièces
charts-pieces-file = pieces-carte-{ $turn }
charts-pieces-kind = Pièces
charts-pieces-total = Toutes
charts-pieces-map = Sur la carte
charts-pieces-available = Disponibles
charts-pieces-casualties = Pertes
charts-pieces-out-of-play = Hors jeu
charts-pieces-suez = Mises de côté pour Suez
charts-pieces-kind-guerrillas = Guérilleros
charts-pieces-kind-fln-bases = Bases du FLN
charts-pieces-kind-french-troops = Troupes françaises
charts-pieces-kind-french-police = Police française
charts-pieces-kind-algerian-troops = Troupes algériennes
charts-pieces-kind-algerian-police = Police algérienne
charts-pieces-kind-gov-bases = Bases du Gouv.
charts-pieces-summary = Carte { $turn } : sur la carte se trouvent { $fln } pièces du FLN (dont guérilleros clandestins : { $hidden } ; au départ : { $fln_start }) et { $gov } pièces du Gouvernement (au départ : { $gov_start }) ; aux pertes : { $fln_lost } du FLN, { $gov_lost } du Gouvernement.

## Événements

charts-events-title = Événements joués et leurs effets
charts-events-axis = Variation d’une ligne
charts-events-file = evenements-carte-{ $turn }
charts-events-card = Événement
charts-events-by = Par
charts-events-text = Texte
charts-events-text-unshaded = texte clair
charts-events-text-shaded = texte ombré
charts-events-text-single = texte unique
charts-events-text-pivotal = Événement pivot
charts-events-played-fln = FLN (plein : ombré ; grand : pivot)
charts-events-played-gov = Gouv. (plein : ombré ; grand : pivot)
charts-events-summary = Jusqu’à la carte { $turn } : { $count ->
    [0] aucun événement n’a été joué.
   *[other] événements joués par le FLN : { $fln }, par le Gouvernement : { $gov } ; ensemble, ils ont fait varier Soutien + Engagement de { $gov_change } et Opposition + Bases de { $fln_change }.
  }
