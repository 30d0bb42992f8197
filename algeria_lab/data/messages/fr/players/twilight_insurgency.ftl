# Pourquoi le joueur automatique libre du FLN de Colonial Twilight a décidé ainsi : la question posée, et ce qui a été trouvé.
# Les valeurs sont en centièmes de point du score final : $worth est l’avantage sur une passe, $ahead l’avance sur la
# meilleure autre possibilité. $points, $pieces, $ways, $actions : des nombres. $held et $there : ressources des deux camps.

## La fenêtre des événements pivots

judgement-twilight-fln-independence = Le Maroc et la Tunisie peuvent-ils devenir indépendants ?
judgement-twilight-fln-independence-found = Oui : aucun assaut ne peut y atteindre de base.
judgement-twilight-fln-suez = La crise de Suez coûterait-elle plus au Gouvernement qu’au FLN ?
judgement-twilight-fln-suez-found = Oui : ressources à perdre, { $held } pour le FLN, { $there } pour le Gouvernement.
judgement-twilight-fln-no-pivotal = Vaut-il mieux garder les événements pivots pour plus tard ?
judgement-twilight-fln-no-pivotal-found = Oui.

## Le tour

judgement-twilight-fln-event = L’événement promet-il le plus ?
judgement-twilight-fln-event-found = Oui : si un point du score final vaut 100, il vaut { $worth } de plus qu’une passe, et { $ahead } de plus que la meilleure autre possibilité.
judgement-twilight-fln-terror = La terreur promet-elle le plus ?
judgement-twilight-fln-terror-found = Oui : si un point du score final vaut 100, l’ensemble vaut { $worth } de plus qu’une passe, et { $ahead } de plus que la meilleure autre possibilité.
judgement-twilight-fln-rally = Un recrutement promet-il le plus ?
judgement-twilight-fln-rally-found = Oui : si un point du score final vaut 100, l’ensemble vaut { $worth } de plus qu’une passe, et { $ahead } de plus que la meilleure autre possibilité.
judgement-twilight-fln-march = Une marche promet-elle le plus ?
judgement-twilight-fln-march-found = Oui : si un point du score final vaut 100, l’ensemble vaut { $worth } de plus qu’une passe, et { $ahead } de plus que la meilleure autre possibilité.
judgement-twilight-fln-attack = Une attaque promet-elle le plus, en moyenne des dés ?
judgement-twilight-fln-attack-found = Oui : si un point du score final vaut 100, l’ensemble vaut { $worth } de plus qu’une passe, et { $ahead } de plus que la meilleure autre possibilité.
judgement-twilight-fln-pass = Vaut-il mieux économiser des ressources ?
judgement-twilight-fln-pass-found = Oui : rien ne promet plus qu’une passe.

## Ce qui est commencé, ce qu’accordent les événements

judgement-twilight-fln-attack-on = Un autre espace vaut-il une attaque ou une embuscade ?
judgement-twilight-fln-attack-on-found = Oui : elle promet { $worth } centièmes de point de plus que son prix.
judgement-twilight-fln-hit = Est-ce une pièce française qui doit tomber d’abord ?
judgement-twilight-fln-hit-found = Oui, s’il y en a une : les pertes françaises coûtent de l’engagement.
judgement-twilight-fln-rally-free = Le recrutement qu’accorde un événement vaut-il la peine ?
judgement-twilight-fln-rally-free-found = Oui : en { $actions } actions.
judgement-twilight-fln-march-free = La marche qu’accorde un événement vaut-elle la peine ?
judgement-twilight-fln-march-free-found = Oui : en { $actions } actions.
judgement-twilight-fln-best = Lequel des choix laisse le FLN dans la meilleure position ?
judgement-twilight-fln-best-found = Celui-ci, parmi { $ways }.
judgement-twilight-fln-no-more = Vaut-il mieux en rester là ?
judgement-twilight-fln-no-more-found = Oui.

## La phase de propagande

judgement-twilight-fln-agitate = Où une ressource dépensée en agitation rapporte-t-elle le plus de population ?
judgement-twilight-fln-agitate-found = Là où elle est dépensée : l’opposition gagne { $points } sur le soutien.
judgement-twilight-fln-gather = Une base tomberait-elle sans plus de guérilleros à ses côtés ?
judgement-twilight-fln-gather-found = Oui : { $pieces } d’entre eux rejoignent des bases.
