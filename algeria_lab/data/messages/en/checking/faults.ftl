# What is wrong with a file that somebody wrote, told alike for decks of cards and for doctrines. $where is the way to
# it, such as cards.4.icons.2; $given is what stands there, $known what may, $near the nearest valid name.

faults-deck = “{ $name }” cannot be played with:
faults-doctrine = The doctrine “{ $name }” cannot be played:
faults-trace = The recorded game “{ $name }” cannot be shown:
faults-scenario = The scenario “{ $name }” cannot be played:
fault-at-line = Line { $line }, { $where }: { $text }
fault-line = Line { $line }: { $text }
fault-at = { $where }: { $text }
fault-near = Did you mean “{ $near }”?

## Any file

fault-cut = The file ends too early. It may have been cut off while it was saved or sent.
fault-json = This cannot be read (sign { $column } of the line). A comma or a quotation mark may be missing here or just before.
fault-number = A number here cannot be read: it has far too many digits, or is none.
fault-deep = Lists stand in lists, too deep to be read.
fault-large = The file is larger than { $most } bytes, which such a file never is. Choose another.
fault-double = The key “{ $given }” stands twice. Keep one of them.
fault-unknown = “{ $given }” is not known here. Known: { $known }.
fault-missing = “{ $given }” is missing.
fault-needed = This is missing. Needed: { $known }.
fault-kind = “{ $given }” is not { $expected ->
    [text] a text
    [table] a table of names and values
    [list] a list
    [truth] true or false
    [whole] a whole number
   *[number] a number
}.
fault-choose = Choose one: { $known }.
fault-empty = Write something here.
fault-long = { $count } letters are too many. At most { $most } fit.
fault-letters = This holds signs that cannot be shown. Write it anew.
fault-form = “{ $given }” does not have the right form. Write it like “{ $example }”.
fault-few = There are { $count }; at least { $least } are needed.
fault-many = There are { $count }; at most { $most } are allowed.
fault-small = { $given } is too small; the least is { $least }.

## Decks of cards, and what is odd about one

fault-front-needed = An agent needs a home front: { $known }.
fault-front-idle = Only agents have a home front. Take it away.
fault-shape = Agents: { $agent }, events: { $event }, supporters: { $supporter }. A deck has 12, 5 and 4.
fault-id-twice = Card { $first } already has the mark “{ $given }”. Give this one another.
fault-name-twice = Card { $first } is already called “{ $given }”. Each name occurs once.
fault-icon-fln = A card of the FLN cannot have “{ $given }”. It can have: { $known }.
fault-icon-gov = A card of the French cannot have “{ $given }”. It can have: { $known }.
fault-label = A reconstructed deck says so in its name: it must contain the English words “{ $known }”.
fault-event-rally = “Rally” does nothing on an event, which never lies in a front.
fault-no-expose = No French card can expose: what the FLN hides stays hidden. The game will be one-sided.
fault-no-hide = No FLN card can hide another. The game will be one-sided.
fault-no-capture = The FLN can break people out of prison, but the French cannot capture anybody.
fault-loop = { $count } FLN cards can both hide and expose. They could go on for ever, so each acts at most twenty times a turn.

## Doctrines

fault-range = The number of “{ $given }” goes from { $least } to { $most }.
fault-elsewhere = “{ $given }” is asked at { $right }, not at { $step }.
fault-twice = “{ $given }” stands here twice.
fault-end = The last one must be “{ $right }”: it has an answer when no other has.

## Conditions and quantities of scenario files

fault-condition-empty = There is no condition here. Write one, as in gov.psl < 30.
fault-condition-long = { $count } signs are too many for a condition. At most { $most } fit.
fault-condition-deep = The condition is nested too deep. At most { $most } levels can be read.
fault-condition-form = “{ $given }” cannot stand here. A condition compares names with numbers or words, as in gov.psl < 30 and turn >= 3.
fault-condition-ends = The condition ends too early: something is missing behind it, such as a number, a name or a bracket.
fault-condition-open = A text begins here and does not end. Close it with the same quotation mark.
fault-condition-sign = “{ $given }” is not written so in a condition. Write { $right }.
fault-condition-name = A condition uses “{ $given }”; there is no such name.
fault-condition-quotes = “{ $given }” is a word. Put it in quotation marks: "{ $given }".
fault-condition-function = A condition asks “{ $given }”; there is nothing of that name that can be asked. Known: { $known }.
fault-condition-brackets = “{ $given }” must be asked with brackets: { $given }(…).
fault-condition-no-brackets = “{ $given }” takes no brackets.
fault-condition-parameter = “{ $function }” takes no “{ $given }”. It takes: { $known }.
fault-condition-needs = “{ $function }” needs to be told “{ $given }”.
fault-condition-full = { $most ->
    [0] “{ $function }” takes nothing in its brackets.
    [1] “{ $function }” takes one thing only in its brackets.
   *[other] “{ $function }” takes { $most } things at most in its brackets.
}
fault-condition-twice = “{ $given }” is told twice.
fault-condition-word = “{ $given }” is not { $what ->
    [area] an area of Algeria
    [place] an area or a country
    [unit] a unit
    [unit-kind] a type of unit
    [box] a box
    [area-kind] a kind of area
    [wilaya] a wilaya
    [side] a side
    [winner] how a game ends
    [phase] a phase of this game
    [moment] a moment to count from
    [happening] something that conditions can look for
    [card] a card of this game
    [space] a space of the map
   *[other] one of the words that can stand here
}. Known: { $known }.
fault-condition-kind = { $given ->
    [truth] Something true or false
    [number] A number
    [text] A text
    [set] A list of things
   *[any] An answer
} stands here; what is needed is { $expected ->
    [truth] something true or false, such as a comparison
    [number] a number
    [text] a text in quotation marks
    [set] a list of things
   *[any] something else
}.
fault-condition-members = “{ $function }” looks among { $what ->
    [unit] units
   *[piece] pieces, by their kind
}; this list holds something else.
fault-condition-compared = { $given ->
    [truth] Something true or false
    [number] A number
    [text] A text
    [set] A list of things
   *[any] An answer
} cannot be compared with { $expected ->
    [truth] something true or false
    [number] a number
    [text] a text
    [set] a list of things
   *[any] an answer
}.
fault-condition-apart = The two parts speak of different things and can never be the same.
fault-condition-order = Only numbers are smaller or larger than others. Use == or != here instead of { $sign }.
fault-condition-whole = This gives { $given ->
    [truth] something true or false
    [number] a number
    [text] a text
    [set] a list of things
   *[any] an answer
}; what is needed is { $expected ->
    [truth] something true or false, as in gov.psl < 30
    [number] a number
    [text] a text
    [set] a list of things
   *[any] something else
}.
fault-condition-played = At most { $most } lines can be tried in one condition.
fault-condition-inside = A line cannot be tried inside another one. Write both as one line, with a semicolon between them.
fault-condition-past = What has happened in this step cannot be asked at another moment.
fault-condition-zero = This divides by zero at some moment.
fault-condition-refused = “{ $line }” cannot be played there: { $why }
fault-condition-line = “{ $line }” is no line of play: { $why }
fault-condition-dice = Dice fall in “{ $line }”, so there is more than one result. Ask for its chance or its mean.
fault-condition-hidden = What “{ $line }” leads to depends on what the learner cannot see.
fault-condition-outcomes = “{ $line }” has more than { $most } outcomes, too many to count them all. Ask about a shorter line.
