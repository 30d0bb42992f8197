# History in lessons: excerpts of sources, records of figures, the timeline of the war, Galula.

## Excerpts

voices-title = Voices
voices-note = Content note
# What a document of a lesson is cited by; $number counts over the whole lesson.
voices-document = Document { NUMBER($number, useGrouping: "false") }
# Opens documents that were read in an earlier step.
voices-read-again = Read again: { $documents }
voices-translated = In English, our translation
voices-original-fr = Original, French
voices-original-en = Original, English
voices-spoken-ar = Spoken in Arabic; as printed, { $language ->
    [fr] in French
   *[en] in English
}
voices-caution = Mind
voices-said = said { $when }
voices-about = about { $what }
voices-memory = a memory, told after the war
voices-undated = told after the war
voices-fact-kind = Who speaks
voices-fact-said = When
voices-fact-addressee = To whom
voices-fact-place = Where
voices-fact-source = Source
voices-fact-about = About
voices-grade = Kind of page
voices-grade-a = the page of the institution, publisher, archive or film itself
voices-grade-b = a named newspaper or broadcaster
voices-grade-c = a copy or a quotation on another page; not yet compared with the original
voices-grade-d = nobody signs, or the page belongs to one side of the memory
voices-rights = Right to quote
voices-rights-official = official act: free to quote
voices-rights-debate = debate of a parliament: free to quote
voices-rights-open-licence = open licence (CC BY): free to quote with the reference
voices-rights-collective = text of a movement: short quotation, named and dated
voices-rights-short-quotation = protected work: short quotation, named and dated
voices-number = Number
voices-checking = Still to be checked
voices-for-teachers = { $number }: { $who }
voices-own = Document added by the author of this exercise.
voices-own-purpose = to be read from the text
voices-unsaid = no page says it
voices-purpose = to be read from the text; it is about: { $what }
voices-kind-official = an official or an official text speaks
voices-kind-movement = a movement speaks
voices-kind-witness = a witness speaks
voices-kind-combatant = a fighter of the ALN or FLN speaks
voices-kind-soldier = a soldier of the French army speaks
voices-kind-auxiliary = an Algerian in French service speaks
voices-kind-observer = somebody from outside speaks who saw or reported
voices-kind-opponent = an opponent of the war or of its methods speaks
voices-kind-scholar = a scholar speaks
voices-kind-player = a player of games, or a critic, speaks
voices-kind-designer = the designer or publisher of a game speaks
voices-is-official = an official, or an official text
voices-kind-institution = an institution speaks that keeps a memory
voices-is-movement = a movement
voices-is-witness = a witness
voices-is-combatant = a fighter of the ALN or FLN
voices-is-soldier = a soldier of the French army
voices-is-auxiliary = an Algerian in French service
voices-is-observer = somebody from outside who saw or reported
voices-is-opponent = an opponent of the war or of its methods
voices-is-scholar = a scholar
voices-is-player = a player of games, or a critic
voices-is-designer = the designer or publisher of a game
voices-is-publisher = the publisher of a book
voices-kind-publisher = the publisher of a book speaks
voices-is-organisation = an international organisation
voices-kind-organisation = an international organisation speaks
voices-is-institution = an institution that keeps a memory

## Galula

galula-caption = Four laws, as claims in our words
galula-law = Law
galula-number = Law { $number }
galula-claim = What it claims
galula-lesson = Tested in
galula-rests = What this rests on, and what was not found

## Timeline

timeline-lesson = { $number ->
    [0] Starter
    [12] Capstone
   *[other] Lesson { $number }
  }
timeline-title = { $kind ->
    [war] The war, 1954–1962 and around it
    [one] Timeline, { $first }
   *[other] Timeline, { $first }–{ $last }
}
timeline-choose = Themes. Tick those that you want to see.
timeline-caption = The entries, in the order of their dates
timeline-when = When
timeline-what = What
timeline-use = Lessons and games
timeline-sure = How sure
timeline-span = { $first } to { $last }
timeline-themes = Themes: { $themes }
timeline-none = None of the { $all } entries is shown: tick a theme.
timeline-summary = { $shown ->
    [one] { $shown } of { $all } entries is shown
   *[other] { $shown } of { $all } entries are shown
}; first: { $first }, last: { $last }{ $years ->
    [one] .
   *[other] ; the fullest year is { $year }, with { $most }.
} A hollow circle is contested. A dashed line is a moment at which a position of the area-map game begins.
timeline-unread = not yet looked up by us
timeline-setup = area-map game: the position { $name }, turn 1
timeline-card = Colonial Twilight: card { $number }, { $title }
timeline-theme-politics = Politics and law
timeline-theme-fln = FLN and rivals
timeline-theme-fighting = Fighting
timeline-theme-civilians = Civilians hit
timeline-theme-camps = Camps
timeline-theme-justice = Justice, torture
timeline-theme-world = The world
timeline-theme-talks = Votes and talks
timeline-theme-memory = Memory

## How sure a record of history is: these names, wherever a mark stands

mark-name-A = official or agreed
mark-name-B = well supported
mark-name-C = contested
mark-name-D = often repeated, weak basis
mark-A = A: { mark-name-A }
mark-B = B: { mark-name-B }
mark-C = C: { mark-name-C }
mark-D = D: { mark-name-D }
