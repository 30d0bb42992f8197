# Charts: axis names, summaries.

chart-start = Start of the war
chart-support = Political support
chart-summary = Turn { $turn }: FLN support is { $fln } (it began at { $fln_start }), Government support is { $gov } (it began at { $gov_start }).
