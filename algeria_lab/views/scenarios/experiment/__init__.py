"""An experiment of a scenario on a page: a prediction, many wars or throws, what they say, and what not."""
