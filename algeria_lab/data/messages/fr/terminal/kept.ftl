# Les expériences dont les résultats sont conservés : ce que le terminal en dit.

kept-holds = { $name } : valable.
kept-stale = { $name } : n’est plus valable ({ $why }).
kept-lacks = { $name } : il manque { $measures }, ajouté depuis que ses guerres sont conservées ; « algeria-lab cache { $name } » les rejoue.
kept-why-missing = aucun résultat, ou un fichier abîmé
kept-why-question = la question a changé
kept-why-rules = jouée avec d’autres règles
kept-all-hold = Tous les résultats conservés sont valables.
kept-played = { $name } : { $wars } guerres jouées et conservées.
kept-stopped = { $name } : interrompu ; les anciens résultats restent tels quels.
kept-opened-written = La liste des fichiers de données qui décident d’une guerre est réécrite.
kept-table-stale = Les tableaux de { $name } ne sont pas ceux des résultats conservés.
kept-table-written = Les tableaux de { $name } ont été récrits.
terminal-what-kept-experiment = expérience conservée
