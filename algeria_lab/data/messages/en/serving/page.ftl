# The frame round every page that Voila serves. No arguments: the browser shows these as they are.
page-title = algeria_lab
page-subtitle = Board games on the Algerian war, 1954–1962
page-skip = Skip to the page
page-skip-question = Skip to what is asked now
page-loading = The page is being prepared…
page-slow = This takes a few seconds the first time.
page-language-name = English
page-language-begun = begun
page-language = Language

page-error-heading = This page could not be prepared to the end
page-error-text = Something went wrong in the program, not on your side. What is shown above this line still holds.
page-error-advice = Load the page again. If it happens again, start the page from the command line and read the message there.

page-lost-heading = The connection to the program is lost
page-lost-text = Clicks do not arrive any more. A war you were playing is not lost: it is kept in this browser up to your last choice, and can still be saved to a file. Load the page again to go on.
page-reload = Load the page again

page-missing-heading = There is no such page
page-missing-text = The address may have a typing error, or the page has another name now.
page-failed-heading = The page cannot be shown
page-failed-text = Something went wrong in the program. Its own messages say what.
page-disk-heading = The disk of the program’s computer is full
page-disk-text = No page can begin there now. Pages that are open go on, and what was played is kept in its own browser. Make room on that disk, then load this page again.
page-list-heading = Pages
page-list-pages = To play and to try out
page-list-lessons = Lessons
page-list-empty = There is no page in this folder.
page-home = Home
page-all = All pages
page-lesson-text = The whole lesson as text
page-no-script = This page needs JavaScript. Please allow it for this address.

