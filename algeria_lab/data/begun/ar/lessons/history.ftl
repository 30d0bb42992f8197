# The timeline, as far as the home page names it.

timeline-title = { $kind ->
    [war] الحرب، 1954–1962 وما حولها
    [one] خط زمني، { $first }
   *[other] خط زمني، ⁦{ $first }–{ $last }⁩
}
