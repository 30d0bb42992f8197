# Graphiques : noms des axes, résumés.

chart-start = Début de la guerre
chart-support = Soutien politique
chart-summary = Tour { $turn } : le soutien au FLN est à { $fln } (départ : { $fln_start }), le soutien au Gouvernement à { $gov } (départ : { $gov_start }).
