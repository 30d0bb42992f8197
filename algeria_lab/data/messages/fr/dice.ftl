# La page des dés.

charts-dice-title = Dés
charts-dice-file = des-tour-{ $turn }
charts-dice-axis = Pour cent des dés lancés
charts-dice-face = Face
charts-dice-fell = Sortie tant de fois
charts-dice-band = Intervalle de dés équilibrés
charts-dice-expected = Attendu pour chaque face
charts-dice-head-all = Tous
charts-dice-head-fln = FLN
charts-dice-head-gov = Gouv.
charts-dice-group-all = Tous les dés
charts-dice-group-fln = FLN
charts-dice-group-gov = Gouvernement
charts-dice-summary-none = Aucun dé n’a encore été lancé.
charts-dice-summary-inside = Dés lancés jusqu’ici : { $dice }. Chaque face est attendue { $expected } fois et, avec des dés équilibrés, sort de { $low } à { $high } fois dans 95 guerres sur 100 : les six faces sont dans cet intervalle.
charts-dice-summary-outside = Dés lancés jusqu’ici : { $dice }. Chaque face est attendue { $expected } fois et, avec des dés équilibrés, sort de { $low } à { $high } fois dans 95 guerres sur 100 : hors de cet intervalle : { $faces }.
charts-dice-side-inside = { $side }, dés lancés en mission et au combat : { $dice }, dans l’intervalle.
charts-dice-side-outside = { $side }, dés lancés en mission et au combat : { $dice } ; hors de l’intervalle : { $faces }.
charts-dice-how-often = Des dés équilibrés placent au moins une de leurs six faces hors de l’intervalle dans une guerre sur cinq environ : une seule ne prouve rien.

dice-seed = Numéro des dés (graine) : { $seed }
dice-again = Rejouer avec cette graine
dice-again-hint = Recommence la même guerre : les mêmes décisions rencontrent les mêmes dés
