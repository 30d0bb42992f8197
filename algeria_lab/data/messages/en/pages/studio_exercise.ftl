# The first exercise, made with the form in ten minutes: told in the studio and in the documentation. What it names on the
# page stands in braces, so that it is always called what it is called there.

studio-explains-head = What a class reads before it begins, and who wrote it.
studio-explains-beginning = Which game, from which day of the war, and who plays.
studio-explains-set-up = Numbers that are to be other than in the published position; pieces are moved on the tab Position.
studio-explains-steps = What the class reads and does, one after the other.
studio-explains-quiz = Questions with their answers; a step asks them.
studio-explains-choose = What the class chooses between; each order has an answer of its own.
studio-explains-asked-steps = Before anything is played: predictions. Afterwards: questions.
studio-explains-rest-steps = What a step can do without.
studio-explains-rest-quiz = What a question can do without.
studio-explains-documents = Texts that you bring yourself; a step shows them.
studio-explains-options = Between which answers the class chooses.
studio-explains-goals = Said once something has come about, in whatever step.
studio-explains-experiments = The same war many times over, to see what chance does.
studio-explains-debrief = What the class talks about once the game is put away.
studio-explains-debrief-none = What the class talks about once the game is put away. Without a question, it reads only: “{ guiding-now-debrief }”
studio-ui-exercise = Ten minutes: your first exercise
studio-ui-exercise-close = Close the first exercise
studio-ui-exercise-count = %done% of %of% steps done
studio-ui-exercise-done = done
studio-ui-exercise-see = What you should see

exercise-title = Ten minutes: your first exercise
exercise-says = One decision of 1958 about the border zone, three turns to see what follows, a law to read beside them: all of it with the form. Begin with **{ studio-ui-new }**, **{ studio-starter-nothing }**. What is done is ticked. Sentences in italics are to be copied, or replaced by yours.

exercise-name-title = A title
exercise-name-do =
    - In **{ studio-part-head }**, under **{ studio-field-title }**: *The line on the border*.
    - Under **{ studio-field-about }**: *One decision of 1958, and three turns to see what follows.*
exercise-name-see = Both sentences stand in their lines of the text, too. Below it is said that the scenario can be played; if something is missing, the field in which to write it says so.

exercise-begin-title = The moment
exercise-begin-do =
    - Open **{ studio-part-beginning }**. Under **{ studio-field-start }**: the year 1958.
    - Under **{ studio-field-start-phase }**: **{ phase-reinforcement }**.
    - Under **{ studio-field-dice }**: *58*.
exercise-begin-see = The tab **{ studio-ui-tab-position }** shows the board of 1958. The dice will fall alike for the whole class.

exercise-decide-title = One decision, three orders
exercise-decide-do =
    - Open **{ studio-part-steps }**, then the step. **{ studio-field-title }**: *One order for the border*. **{ studio-field-text }**: *It is 1958 in the game. Wire and mines stand along the border. You have one order to give.*
    - **{ studio-field-happens }**: **{ studio-choice-happens-choose }**.
    - At the first order, **{ studio-ui-order-click }**. On the board: “Activate the Border Zone”, then **{ act-gov_reinforcement-done }**, and **{ studio-ui-order-use }**. **{ studio-field-choose-say }**: *The line works this turn. It must be paid for again each turn.*
    - Likewise at the second, with “Improve the Border Zone”: *The line is stronger from now on, and nobody guards it this turn.*
    - **{ studio-add-choose }**, in which reinforcement is only ended; the board asks whether you mean it, and you do. **{ studio-field-choose-text }**: *Spend nothing on the border*. **{ studio-field-choose-say }**: *What the line would have cost stays with the Government.*
exercise-decide-see = Once no order is missing, what was clicked is said in words under each. The class will read the answer that you wrote for each.

exercise-watch-title = Three turns to watch
exercise-watch-do =
    - **{ studio-add-steps }**. **{ studio-field-title }**: *Three turns go by*. **{ studio-field-text }**: *Look at the support of the Government. What of it comes from your order?*
    - **{ studio-field-happens }**: **{ studio-choice-happens-watch }**. Three turns are chosen already.
exercise-watch-see = The second step has its title in the list.

exercise-predict-title = A prediction, read three turns later
exercise-predict-do =
    - In the first step, under **{ studio-part-asked-steps }**, **{ studio-add-predict }**: the question opens further down.
    - **{ studio-field-ask }**: *Three turns from now, by how many points will the support of the Government have changed? Write a fall with a minus.*
    - **{ studio-field-answer-read }**: “{ studio-ui-reading-change }” is chosen already; beside it choose “Political support of the Government”.
    - **{ studio-field-settled }**: the step of the three turns.
exercise-predict-see = The prediction is asked before the order. Its result is read beside it after the three turns, and is never marked.

exercise-ask-title = Two questions
exercise-ask-do =
    - In the second step, under **{ studio-part-asked-steps }**, **{ studio-add-ask }**. **{ studio-field-kind }**: **{ studio-choice-text }**. **{ studio-field-ask }**: *What of this change can your order explain, and what can it not?*
    - One more: *Is one game enough to know?* The answers Yes and No are there already. Under **{ studio-field-answer }**, choose No.
exercise-ask-see = Under **{ studio-part-quiz }**, each question says in which step it is asked.

exercise-document-title = A document of your own
exercise-document-do =
    - **{ studio-add-steps }**. **{ studio-field-title }**: *Who may order it?* **{ studio-field-text }**: *Read in what words a law gave this power.*
    - Open **{ studio-part-documents }**, **{ studio-add-documents }**. **{ studio-field-documents-who }**: *The French parliament*. **{ studio-field-documents-what }**: *Law, article 5*. **{ studio-field-documents-when }**: *16 March 1956*. **{ studio-field-documents-source }**: *Teaching site of the French public broadcasters (Lumni); our translation*.
    - **{ studio-field-documents-text }**: *The government shall have in Algeria the widest powers to take any exceptional measure called for by circumstances, with a view to restoring order, protecting persons and property, and safeguarding the territory.*
    - **{ studio-field-documents-shown }**: the third step.
exercise-document-see = The third step shows the document, with who speaks, when, and where it was read.

exercise-check-title = Check it
exercise-check-do =
    - Read what is said under the text. If a fault is left, its line leads to the field.
exercise-check-see = “No faults: this scenario can be played.”

exercise-play-title = Try it
exercise-play-do =
    - Tab **{ studio-ui-tab-play }**, button **{ studio-ui-play }**. Write a prediction, give one of the three orders, watch, answer.
exercise-play-see = Your lesson as a learner sees it; the answer to the order that you gave; the result beside the prediction.

exercise-share-title = Give it to the class
exercise-share-do =
    - **{ studio-ui-save }** keeps the file among your downloads.
    - **{ studio-ui-share }**. Under “{ studio-ui-room-title }”: **{ studio-ui-room-lay }**, then **{ studio-ui-room-copy }**, and paste it into a terminal of this computer.
    - Without a terminal, under **{ studio-ui-share }**: **{ studio-ui-hand-page }**, or **{ studio-ui-hand-learner }**.
    - On paper, with the answers, in the same terminal: algeria-lab pack --paper --key the-line-on-the-border.yaml (the name of the file, taken from the title). The answers stand behind the tab **{ studio-ui-tab-keys }**, too.
exercise-share-see = The line names your file. The terminal says the link and the key of the room; each learner finds your exercise there, without the answers.
