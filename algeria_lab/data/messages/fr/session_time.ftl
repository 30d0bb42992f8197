# Regarder en arrière, signets et branches : ce que le plateau en dit.

time-first-branch = La première partie
time-branch = { $turn ->
    [0] Branche { $number }, depuis la mise en place
   *[other] Branche { $number }, depuis { $game ->
        [twilight] la carte { $turn }
       *[other] le tour { $turn }
    }
}
time-bookmark = { $turn ->
    [0] Mise en place
   *[other] { $game ->
        [twilight] Carte { $turn }
       *[other] Tour { $turn }
    }
}
time-only-looking = Vous regardez un moment passé ; rien n’a été fait.
time-only-looking-hint = Revenez au présent pour continuer, ou ouvrez une branche ici pour suivre une autre voie.
time-marked = « { $name } » marque ce moment.
time-mark-moved = « { $name } » marque désormais ce moment au lieu du précédent.
time-unmarked = Le signet « { $name } » est supprimé.
time-branched = Vous jouez maintenant « { $name } ». « { $kept } » est gardée telle quelle.
time-branched-hint = Toutes les branches ont les mêmes dés : la même action rencontre les mêmes faces, et le même tour apporte le même événement.
time-branched-elsewhere = Au moment choisi, rien n’était à décider par vous : la branche commence à votre décision la plus proche.
time-switched = Vous jouez maintenant « { $name } ».
time-dropped = « { $name } » est supprimée.
time-compared = « { $name } » et la branche du plateau sont comparées ci-dessous.
time-compare-itself = C’est la branche du plateau. Choisissez-en une autre pour la comparer.
time-only-branch = C’est la seule branche de la guerre ; elle reste donc.
time-not-there = Ce moment, ce signet ou cette branche n’existe plus ; rien n’a été fait.
time-cannot-undo-hint = Pour essayer une autre voie, regardez un moment passé et ouvrez une branche là : ce qui a été joué est gardé.
time-only-end = Il ne reste qu’une chose à faire : { $ways }.
time-or = {" "}ou{" "}
