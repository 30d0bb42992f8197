"""*INSURGENT: Algeria*, the card duel: 42 cards, three fronts, concealment, firepower, public support."""
