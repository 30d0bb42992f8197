# The way to the tutorial, on the page of Colonial Twilight.

campaign-tutorial = Tutorial
campaign-tutorial-about = for whoever is new: 12 cards, both sides by hand, a guide beside the map.
