"""Questions on a page: what is asked, how an answer is given, what is said to it."""
