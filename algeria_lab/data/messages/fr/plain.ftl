# Le plateau de mots et de tableaux, pour les jeux qui n’ont pas encore de carte.

plain-loading = Le plateau arrive…
plain-draw-failed = Le plateau ne peut pas être affiché.
plain-malformed = Le plateau n’a pas compris ce que la page a envoyé.
plain-malformed-hint = Rechargez la page et réessayez.
plain-other = Autres choix
plain-sure = Oui, le faire
plain-log = Ce qui s’est passé
