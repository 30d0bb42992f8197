# Ce que le guide et le conseil proposent au-delà des jugements de players.ftl : des raisons qui ne se présentent que
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
