# The pages for teachers. A row of a table has its cells between bars; teach-ui-… are the fixed words of the widget.
teach-title = For teachers
teach-introduction = How to run an hour, which lesson fits, what to hand out, what to collect, and what stays of your pupils on a computer.

# One hour.
teach-hour = How to run an hour of it
teach-hour-text = Every lesson has a 50-minute track, which leaves out the steps marked 90, and a full one of 90 minutes. Each reader chooses under the button that begins it; the link below can open either form. The page says which steps are left out and how much time is left, and “{ $debrief }” works from every step: keep the debrief, whatever else you cut.
teach-plan-head = 50 minutes | 90 minutes | What the class does | What you do
teach-plan-1 = 7 | 12 | Read the documents and the content note; give out roles; write a prediction | Say whose view the model takes; name the way out
teach-plan-2 = 18 | 30 | Play the guided turn, two to five pupils at a screen | Ask “what did you expect?” before each roll
teach-plan-3 = 12 | 23 | Run the experiment, then the step on the sources | Put two screens side by side; ask what these wars do not show
teach-plan-4 = 8 | 15 | Debrief: what happened in the game, what the sources say, what neither says, how it felt | Lead the talk; the chronicler reports first
teach-plan-5 = 5 | 10 | Answer the last questions, save a receipt or print the report | Collect, and say what comes next

# Which lesson.
teach-lessons = Which lesson fits
teach-lessons-text = If you can spare one hour only, take the lesson on resettlement: it stands alone. With younger pupils, take the starter.

# What to hand out.
teach-share = A link for the class
teach-share-text = Choose a page. The code is drawn on this computer; nobody else hears of it.

# Roles.
teach-roles = Roles, and the one who takes no side
teach-roles-text = Two to five pupils share a screen. Nobody is given the side of their own family, and nobody is asked to speak for a group. Cards to cut out are in every lesson, under “{ $class }”.
teach-role = Role
teach-roles-out = The chronicler is a full role. Whoever does not wish to play a side takes it, without giving a reason.

# Care.
teach-care = Before you begin
teach-care-1 = In the class there may be descendants of immigrants, of Europeans of Algeria, of harkis, of conscripts, of Jews of Algeria, of militants of the FLN or of the MNA. Agree on a rule against insults, and offer a private way to speak to you.
teach-care-2 = Read the content notes of a lesson yourself first. They stand before the lesson and before the step; both can be left out, and the lesson still makes sense.
teach-care-3 = No re-enactment of violence, and no question that asks pupils to count the dead. Contested figures are ranges with names: ask who says what, and counting whom.
teach-care-4 = Most books on counterinsurgency were written by French or American officers. Each lesson sets an Algerian and a civilian source beside them.
teach-care-5 = Winning is no aim of the hour. The game ends; then the work begins.

# Three hard moments.
teach-hard = Three hard moments, and what one may say
teach-hard-text = They come without warning. Nobody answers for a group; whoever wishes to go on speaks to you after the hour.
teach-hard-1 = “So torture works?” — “That word mixes what it does with what was told of it. The State that practised it forbade it. Historians show that it was aimed at a population as much as at information. Here we ask who knew, and who said no.”
teach-hard-2 = “And the harkis? And the pieds-noirs?” — “Yes, and with the same precision: who counts whom, when, and from where the one speaks who says it. No death wipes out another; this is no match.”
teach-hard-3 = An insult, or a family’s story thrown into the room: stop, and name the rule that was agreed. “What you heard at home is a memory; here we set traces against each other, and neither judge your family nor ask you to tell.”

# Marking what is written.
teach-rubric = What a written answer is worth
teach-rubric-text = Four levels for each row; for the HGGSP, out of 10: times 2.5. A sentence on the model without “in this model” stays at level 2.
teach-levels-head = Row | 1: quotes | 2: presents | 3: confronts | 4: criticises
teach-levels-1 = Sources | quotes a document | author, date, to whom | and why it was made | and what it cannot prove
teach-levels-2 = Answer | repeats the question | answers with a quotation | sets two documents against each other | and says where model and documents part

# Paper and projector.
teach-paper = Paper and projector
teach-paper-1 = In a lesson, below the buttons of the guide, open “{ $class }”. “{ $roles }” and “{ $paper }” each save a file: open it, then print it.
teach-paper-2 = There too you tick “{ $large }” for a screen in front of everybody. One pupil works the keyboard; the class votes, and the counters keep its votes.
teach-paper-3 = Above a board, “{ $projector }” makes the map itself larger and leaves only what is needed.
teach-paper-4 = Any page can be printed from the browser: buttons stay off the paper, the text stays on it.
teach-paper-5 = The key to the questions takes a terminal, in the folder of this program: algeria-lab pack --paper --key lessons/05-resettlement/lesson.yaml
teach-paper-6 = There too, a lesson as one file for a memory stick: algeria-lab pack lessons/05-resettlement/lesson.yaml

# Receipts.
teach-receipts = Receipts: what they prove
teach-receipts-1 = At the end of a lesson, under “{ $take }”, “{ $report }” saves a file: map, answers, questions to discuss. Pupils print it and hand it in. You need nothing else.
teach-receipts-2 = There too a pupil may save a receipt: a small file with the lesson, the choices, the answers, the tries and rough times; a name only if they type one.
teach-receipts-3 = To check receipts, put the files into a folder. In a terminal, in the folder of this program, run: algeria-lab receipts FOLDER. It knows the lessons, plays each receipt again, says which hold, and writes one table. Put a scenario of your own into the folder too.
teach-receipts-4 = A receipt shows that somebody played this lesson in this way. It does not show who, nor whether a neighbour helped. Use it to begin a talk, not as an examination.

# Privacy.
teach-privacy = Privacy on one page
teach-privacy-text = No account. No name is asked for. No counting of visitors, no advertising, no request to any computer but the one that serves these pages. A test of the program watches that this is true.
teach-kept-head = What is kept | Where | Until
teach-kept-1 = Wars, duels and scenarios that were played, the last five of each | this browser, on this computer | somebody presses “Forget” or clears below
teach-kept-2 = Lessons: choices, answers, tries, minutes | this browser, on this computer | somebody clears them on the home page or below
teach-kept-3 = Drafts of scenarios and decks, whether keyboard shortcuts are on, and whether there are 50 or 90 minutes | this browser, on this computer | somebody clears below
teach-kept-4 = Which war this tab plays | this tab | it is closed
teach-kept-5 = Cookies, _xsrf, username-… and page-…: letters made by chance by which the program knows that requests come from one browser, and which page is its own; they name nobody | this browser | 30 days at most
teach-kept-6 = The position on the board | memory of the computer that serves the page | the page is closed, or ten minutes after its connection was lost
teach-kept-7 = Files that you save: wars, receipts, reports | where you save them | you delete them
teach-privacy-host = Whoever serves these pages for others, such as a school or Binder, has rules of their own and may note addresses.

# Citing and credits.
teach-cite = How to cite
teach-cite-1 = algeria_lab contributors. algeria_lab, version { $version }. Software, MIT licence.
teach-cite-2 = Name the game as well, for the model is its designer’s. Beside a figure of many wars give the question, the number of wars, and the seed; every chart shows them.
teach-cite-3 = Lessons: CC BY 4.0. You may copy, change and hand them on if you name them.
teach-credits = Games, sources, software
teach-credits-1 = Algeria: The War of Independence 1954–1962, designed by Brian Train; Microgame Co-op 2000, revised edition One Small Step Games.
teach-credits-2 = Colonial Twilight: The French-Algerian War, 1954–62, designed by Brian Train, developed by Jordan Kehrer, non-player rules by VPJ Arponen; GMT Games 2017.
teach-credits-3 = INSURGENT: Algeria, designed by Matthew Denton; Catastrophe Games.
teach-credits-4 = No text, card or picture of these games is reproduced. This project is not affiliated with designers or publishers. To play with the pieces, please buy the games.
teach-credits-5 = History: every figure names its source and how sure it is; each lesson lists its readings.
teach-credits-6 = Map outlines: Natural Earth, public domain. Software: Jupyter, Voilà, ipywidgets, anywidget, Bokeh, pandas, scipy, pydantic, Fluent, CodeMirror, uqr.
teach-languages = Languages
teach-languages-text = Every page and every lesson is complete in English and in French. Change at the top right; a lesson keeps your place.

# The fixed words of the widget.
teach-ui-loading = The page is being prepared…
teach-ui-draw-failed = This part of the page could not be drawn.
teach-ui-contents = On this page
teach-ui-programme = Programme
teach-ui-minutes = Minutes
teach-ui-age = Age of the class
teach-ui-notes = Content notes
teach-ui-any = any
teach-ui-without = only lessons without a content note
teach-ui-found = Lessons that fit: %count%
teach-ui-none = No lesson fits all of this. Remove a filter.
teach-ui-note = Before you begin
teach-ui-aims = What pupils can do afterwards
teach-ui-open = Open the lesson
teach-ui-page = Page
teach-ui-home = Home
teach-ui-reader-chooses = the reader chooses
teach-ui-link = Link
teach-ui-copy = Copy
teach-ui-copied = Copied.
teach-ui-by-hand = Copy the selected link by hand.
teach-ui-code = QR code of the link
teach-ui-here = This address works on this computer only: the program runs here. For a class, start it on each computer, or on one that the others can reach.
teach-ui-clear = Clear everything that this browser keeps of these pages
teach-ui-clear-ask = This forgets all wars, lessons, answers and drafts in this browser. It cannot be undone.
teach-ui-clear-yes = Clear now
teach-ui-clear-no = Keep it
teach-ui-cleared = This browser keeps nothing of these pages any more.
teach-ui-print = Print this page
