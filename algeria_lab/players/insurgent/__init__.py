"""Players of *INSURGENT: Algeria*: chance, and one that weighs what it can know."""
