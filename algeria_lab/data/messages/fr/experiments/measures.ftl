# Ce que compte chaque mesure sur beaucoup de guerres, en une phrase : vraie pour ce qui est compté, jusqu’à la dernière exception.

experiment-counted-head = Ce que compte « { $measure } »
experiment-counted-unit = L’unité : { $unit }.
experiment-counted-code = Compté par { $code }

experiment-counts-balance = Le soutien au Gouvernement moins le soutien au FLN, tels que les deux pistes les montrent à ce moment.
experiment-counts-gov-wins = 100 pour une guerre que le Gouvernement avait gagnée à ce moment, 0 pour toute autre, même indécise ; sa moyenne est donc un pourcentage.
experiment-counts-fln-wins = 100 pour une guerre que le FLN avait gagnée à ce moment, 0 pour toute autre, même indécise ; sa moyenne est donc un pourcentage.
experiment-counts-turns = Les tours achevés à ce moment ; celui où une guerre est gagnée est achevé aussi.
experiment-counts-gov-psl = Le soutien au Gouvernement, tel que sa piste le montre : des points entiers, sans le demi-point qui peut rester au cours d’une phase.
experiment-counts-fln-psl = Le soutien au FLN, tel que sa piste le montre.
experiment-counts-gov-areas = Les zones d’Algérie que le Gouvernement contrôle.
experiment-counts-fln-areas = Les zones d’Algérie que le FLN contrôle.
experiment-counts-gov-units = Les unités valides du Gouvernement dans les zones d’Algérie, dans quelque case que ce soit : sans les neutralisées, sans celles qui sont en France ou hors de la carte.
experiment-counts-fln-units = Les unités valides du FLN dans les zones d’Algérie, cadres et fronts compris, dans quelque case que ce soit : sans les neutralisées, sans celles qui sont à l’étranger ou hors de la carte.
experiment-counts-fln-abroad = Les unités du FLN au Maroc et en Tunisie, neutralisées comprises.
experiment-counts-terror = Les zones où se trouve un marqueur de terreur.
experiment-counts-resettled = Les zones dont la population a été regroupée.
experiment-counts-gov-spent = Le soutien que le Gouvernement a payé depuis la position où les guerres commencent. Les demi-points s’additionnent et la somme est arrondie au point supérieur ; ce qui est perdu autrement n’est pas compté.
experiment-counts-fln-spent = Les points d’action que le FLN a payés depuis la position où les guerres commencent ; ceux qui se perdent ne sont pas comptés.
