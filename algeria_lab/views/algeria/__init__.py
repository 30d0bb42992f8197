"""The area-map war game on the screen."""
