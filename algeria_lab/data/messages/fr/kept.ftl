# Les expériences dont les résultats sont conservés : ce que le terminal en dit.

kept-holds = { $name } : valable.
kept-stale = { $name } : n’est plus valable ({ $why }).
kept-why-missing = aucun résultat, ou un fichier abîmé
kept-why-question = la question a changé
kept-why-rules = jouée avec d’autres règles
kept-all-hold = Tous les résultats conservés sont valables.
kept-played = { $name } : { $wars } guerres jouées et conservées.
kept-stopped = { $name } : interrompu ; les anciens résultats restent tels quels.
kept-table-stale = Le tableau des doctrines de docs/fare.md n’est pas celui des résultats conservés.
kept-table-written = Le tableau des doctrines de docs/fare.md a été récrit.
terminal-what-kept-experiment = expérience conservée
