"""How games and positions are kept as text: saves, their forms and seals."""
