# Résultats de beaucoup de parties de Colonial Twilight, là où ils se racontent autrement que ceux de la guerre sur la carte : un tour est une carte.

twilight-experiment-heading-fan = Les marges, carte par carte
twilight-experiment-question-end = Chacune s’arrête au plus tard après la carte { $turn }.
twilight-experiment-question-stop = Une guerre s’arrête aussi quand une carte se termine avec « { $measure } » à { $level } ou moins.
twilight-experiment-position-state = une position à la carte { $turn } de « { $title } »
twilight-experiment-measured-turn = { $measure } après la carte { $turn }
twilight-experiment-measured-end-victory = { $measure }
twilight-trial-winners = Qui avait gagné à la carte { $turn } au plus tard, et qui menait là où personne n’avait gagné, en pourcentage des guerres
twilight-trial-winners-end = Qui avait gagné une fois la guerre finie ou arrêtée, et qui menait là où personne n’avait gagné, en pourcentage des guerres
twilight-experiment-along-turn = la carte { $turn }
twilight-experiment-won-turn = Qui avait gagné à la carte { $turn } : { $groups }.
twilight-experiment-won-end = Qui avait gagné quand la guerre était finie, ou arrêtée après la carte { $turn } : { $groups }.
twilight-experiment-fan-title = Les marges des deux camps, carte par carte
twilight-experiment-fan-file = experience-marges-par-carte
twilight-experiment-fan-summary = Médianes après la carte { $turn } : { $items }.
twilight-experiment-fan-note = Ligne : la médiane de chaque camp, carte par carte. À chaque carte, la moitié des guerres sont au-dessus, la moitié au-dessous ; aucune guerre ne suit cette ligne. Bande foncée : la moitié centrale des guerres. Bande claire : les 90 centrales sur 100. Les guerres finies comptent avec leur dernière valeur.

## Mesures

twilight-experiment-measure-balance = Écart des marges (Gouvernement moins FLN)
twilight-experiment-measure-victory = Pourcentage de guerres décidées avant la dernière carte
twilight-experiment-measure-turns = Cartes jouées
twilight-experiment-measure-sc = Soutien + Engagement
twilight-experiment-measure-ob = Opposition + Bases
twilight-experiment-measure-gov-margin = Marge du Gouvernement (S+E moins 35)
twilight-experiment-measure-fln-margin = Marge du FLN (O+B moins 30)
twilight-experiment-measure-support = Soutien total
twilight-experiment-measure-commitment = Engagement
twilight-experiment-measure-opposition = Opposition totale
twilight-experiment-measure-bases = Bases du FLN sur la carte
twilight-experiment-measure-gov-resources = Ressources du Gouvernement
twilight-experiment-measure-fln-resources = Ressources du FLN
twilight-experiment-measure-gov-population = Population sous contrôle du Gouvernement
twilight-experiment-measure-fln-population = Population sous contrôle du FLN
twilight-experiment-measure-cubes = Troupes et police sur la carte
twilight-experiment-measure-guerrillas = Guérilleros sur la carte
twilight-experiment-measure-resettled = Secteurs regroupés
twilight-experiment-measure-terror = Marqueurs de terreur sur la carte
twilight-experiment-measure-france = Case de la piste France (A vaut 0, F vaut 5)
twilight-experiment-measure-border_zone = Niveau du barrage frontalier

twilight-experiment-unit-cards = { $count ->
    [one] { $number } carte
   *[other] { $number } cartes
  }
twilight-experiment-unit-population = { $count ->
    [one] { $number } unité de population
   *[other] { $number } unités de population
  }
twilight-experiment-unit-pieces = { $count ->
    [one] { $number } pièce
   *[other] { $number } pièces
  }
twilight-experiment-unit-sectors = { $count ->
    [one] { $number } secteur
   *[other] { $number } secteurs
  }
twilight-experiment-unit-markers = { $count ->
    [one] { $number } marqueur
   *[other] { $number } marqueurs
  }
twilight-experiment-unit-boxes = { $count ->
    [one] { $number } case
   *[other] { $number } cases
  }
twilight-experiment-unit-resources = { $count ->
    [one] { $number } ressource
   *[other] { $number } ressources
  }

## Ce que compte chaque mesure

twilight-experiment-counts-balance = La marge du Gouvernement moins la marge du FLN.
twilight-experiment-counts-victory = 100 pour une guerre gagnée à ce moment dans la phase de victoire d’un tour de propagande, avant le décompte de la dernière carte, 0 pour toute autre ; sa moyenne est donc un pourcentage.
twilight-experiment-counts-turns = Les cartes achevées à ce moment, celles de propagande comprises.
twilight-experiment-counts-sc = Le soutien total et l’engagement ensemble.
twilight-experiment-counts-ob = L’opposition totale et les bases du FLN sur la carte ensemble.
twilight-experiment-counts-gov-margin = Le soutien total et l’engagement, moins 35 : au-dessus de 0, le Gouvernement a dépassé la marque où il gagne.
twilight-experiment-counts-fln-margin = L’opposition totale et les bases du FLN sur la carte, moins 30 : au-dessus de 0, le FLN a dépassé la marque où il gagne.
twilight-experiment-counts-support = La population des espaces d’Algérie au niveau Soutien ; un secteur regroupé n’en a pas.
twilight-experiment-counts-commitment = L’engagement, tel que sa piste le montre.
twilight-experiment-counts-opposition = La population des espaces d’Algérie au niveau Opposition ; un secteur regroupé n’en a pas.
twilight-experiment-counts-bases = Les bases du FLN dans les espaces, celles du Maroc et de Tunisie comprises.
twilight-experiment-counts-gov-resources = Les ressources du Gouvernement, telles que leur piste les montre.
twilight-experiment-counts-fln-resources = Les ressources du FLN, telles que leur piste les montre.
twilight-experiment-counts-gov-population = La population des espaces d’Algérie où le Gouvernement a plus de pièces que le FLN ; un secteur regroupé n’en a pas.
twilight-experiment-counts-fln-population = La population des espaces d’Algérie où le FLN a plus de pièces que le Gouvernement ; un secteur regroupé n’en a pas.
twilight-experiment-counts-cubes = Les troupes et la police, françaises et algériennes, dans les espaces ; sans les bases ni ce qui est dans les cases.
twilight-experiment-counts-guerrillas = Les guérilleros dans les espaces, clandestins et actifs, ceux du Maroc et de Tunisie compris.
twilight-experiment-counts-resettled = Les secteurs où se trouve un marqueur de regroupement.
twilight-experiment-counts-terror = Les marqueurs de terreur de tous les espaces ensemble.
twilight-experiment-counts-france = La case de la piste France où se trouve son marqueur : 0 pour A, 5 pour F.
twilight-experiment-counts-border_zone = Le niveau du barrage frontalier, de 0 à 4 ; 0 aussi tant qu’il n’est pas en service.
