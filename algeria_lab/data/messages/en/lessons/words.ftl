# Lessons: tables, charts and sentences that read a war, and records of history.

lesson-total = Sum
lesson-turn = Turn
lesson-nothing = Nothing.
lesson-yes = yes
lesson-no = no

## What the dice can give

lesson-chances-axis = Points of support for the FLN
lesson-chances-chance = Chance in percent
lesson-chances-points = Points
lesson-chances-exact = Exact chance
lesson-chances-or-more = This or more
lesson-chances-summary = The dice give the FLN { $low } to { $high } points of support, { $mean } on average; { $least } or more with a chance of { $chance }.
lesson-chances-fell = In your war they gave { $fell }: this or more had a chance of { $chance }.

## Accounts

lesson-accounts-caption = What moved support
lesson-accounts-caption-turn = What moved support in turn { $turn }
lesson-accounts-what = Cause
lesson-accounts-fln = FLN
lesson-accounts-gov = Government
lesson-accounts-summary = FLN support moved by { $fln }, Government support by { $gov }.
lesson-accounts-all = All { $count } causes
lesson-accounts-ready = Units made ready, mobilized or bought
lesson-accounts-gov-missions = Missions of the Government, and the fights in them
lesson-accounts-fln-missions = Missions of the FLN, and the fights in them
lesson-accounts-end = Control, events and the end of the turn
lesson-accounts-rule = Rule, not history: a designer chose these numbers; nobody measured them.

## History

lesson-facts-caption = What the sources say
lesson-facts-when = When
lesson-facts-figure = Figure
lesson-facts-counts = What is counted
lesson-facts-source = Who says so
lesson-facts-mark = How sure
lesson-facts-pages = Page numbers are still to be added by an editor.
lesson-facts-at-page = { $source }, p. { $page }
lesson-facts-others = Others say, too: { $others }.
lesson-figure-of = { $figure } { $counts }
lesson-facts-disputed = another source differs
lesson-when-war = whole war
lesson-figure-people = { $value }
lesson-figure-camps = { $value }
lesson-figure-percent = { $value }%
lesson-figure-a-day = { $value } a day
lesson-how-exact = { $figure }
lesson-how-about = about { $figure }
lesson-how-more-than = more than { $figure }
lesson-how-nearly = nearly { $figure }
lesson-sources-caption = Sources of these figures
lesson-sources-short = Named above as
lesson-sources-full = Work
lesson-sources-kind = Who speaks
lesson-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
lesson-when-day = { $day } { $month } { $year }
lesson-when-year = { $year }
lesson-figure-number = { $value }
lesson-figure-seats = { $value } seats
lesson-figure-votes = { $value } votes
lesson-figure-posts = { $value }
lesson-figure-km = { $value } km
lesson-figure-none = –
lesson-number = { $value }
lesson-between = { $low } to { $high }
lesson-how-at-least = at least { $figure }
lesson-origin-work = Work
lesson-origin-speaker = Who speaks
lesson-origin-read = Read
lesson-origin-words = { $tongue ->
    [en] Words seen
    [fr] Words seen, in French (the table says it in English)
   *[other] Words seen, in their language
  }
lesson-origin-sum = Our own sum
lesson-origin-note = Mind
lesson-origin-verdict = Checked
lesson-read-yes = in { $where }
lesson-read-via = second-hand, in { $where }
lesson-read-no = not yet by anybody of us
lesson-verdict-confirmed = other pages agree, or print the same claim
lesson-verdict-corrected = an earlier version was corrected
lesson-verdict-contested = pages disagree
lesson-verdict-repeated = copied from page to page; its origin was not found
lesson-verdict-new = found while checking
lesson-verdict-not-found = no page that carries it was found
lesson-sources-reach = Language and reach
lesson-work-free = free to read
lesson-work-paid = to be bought or borrowed
lesson-tongue-fr = French
lesson-tongue-en = English
lesson-level-school = for schools
lesson-level-general = for all readers
lesson-level-scholarly = scholarly
lesson-level-primary = a text of the time
lesson-when-month = { $month } { $year }
lesson-when-years = { $first }–{ $last }
