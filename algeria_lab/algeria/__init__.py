"""*Algeria: The War of Independence 1954-1962*, the area-map war game designed by Brian Train."""
