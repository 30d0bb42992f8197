"""The page on which everybody arrives: a living map, one explained roll, the path of lessons, three doors."""
