"""Results that are kept with the package, and when they have to be played anew."""
