# Le chemin du tutoriel, sur la page de Colonial Twilight.

campaign-tutorial = Tutoriel
campaign-tutorial-about = pour qui débute : 12 cartes, les deux camps à la main, un guide à côté de la carte.
