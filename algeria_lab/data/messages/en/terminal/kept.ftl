# Experiments whose results are kept: what the terminal says of them.

kept-holds = { $name }: holds.
kept-stale = { $name }: does not hold ({ $why }).
kept-lacks = { $name }: lacks { $measures }, which came later than its wars were kept; `algeria-lab cache { $name }` plays them again.
kept-why-missing = no results, or damaged ones
kept-why-question = another question is asked now
kept-why-rules = it was played by other rules
kept-all-hold = All kept results hold.
kept-played = { $name }: { $wars } wars played and kept.
kept-stopped = { $name }: stopped; the older results stay as they were.
kept-opened-written = The list of data files that decide a war is written anew.
kept-table-stale = The tables in { $name } are not those of the kept results.
kept-table-written = The tables in { $name } are written anew.
terminal-what-kept-experiment = kept experiment
