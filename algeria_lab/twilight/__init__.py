"""*Colonial Twilight: the French-Algerian War*: the rules [all of CT]."""
