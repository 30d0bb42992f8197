# The page of a lesson: lessons-files-… are the words of its file desk.

lessons-not-this = This is no way through this lesson. Open the file on the page of the lesson that it was saved from.
lessons-keep-failed = Your way through the lesson could not be kept.
lessons-files-menu = Lesson
lessons-files-begin = { "" }
lessons-files-open-failed = %name% could not be opened; what you were doing stays as it was.
lessons-files-kept = Ways begun
lessons-files-store-note = What you do is also kept in this browser, on this computer only.
lessons-files-no-store = This browser keeps nothing between visits (a private window, or a setting). To go on another day, save to a file.
lessons-files-store-full = This browser has no room left to keep what you do. Save it to a file, or forget a kept one: that makes room.
lessons-files-resumed = You go on where you were.
lessons-step-before = The step where you were cannot be opened. Here is the one before it.
lessons-files-resume-failed = What this browser kept (%name%) could not be opened, for instance because the lesson has changed since. It stays among the ways begun; the lesson begins anew.
lessons-files-forgotten = This is no longer kept in the browser.
lessons-files-two-pages = This lesson is being worked in another tab, too. Both ways are kept.
lessons-files-no-answer = The page has not answered yet. It may be busy: wait a little. If it has ended, save to a file, reload the page and open the file there.
lessons-files-too-large = %name% is larger than 5 MB. A way through a lesson never is: choose another file.
lessons-files-share-title = Your way through the lesson, for somebody else
lessons-files-share-note = The link holds what you did and answered; nothing is stored on a server.
lessons-files-share-position = From the beginning
lessons-files-share-war = With everything that you did
lessons-files-link-too-long = This is too long for a link. Save it to a file and hand on the file.
lessons-files-link-opened = The way of the link is open.
cells-line = Line { $line }: { $text }
cells-kept = Python cannot do this. Nothing of the lesson is lost: put back what you changed, or try another value, and run the cell again.
