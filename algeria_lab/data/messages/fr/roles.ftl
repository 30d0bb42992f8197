# Cartes de rôle pour une équipe devant un écran.

roles-title = Cartes de rôle
roles-how = De deux à cinq personnes devant un écran. Découpez le long des lignes ; à moins, une personne prend deux cartes du même camp. Qui ne souhaite pas jouer un camp est chroniqueur.
roles-no-side = aucun camp
roles-does = Ce que vous faites
roles-knows = Ce que vous savez
roles-asks = Votre question pour le bilan
roles-who = Nom :
