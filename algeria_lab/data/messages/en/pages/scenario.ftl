# The page on which a scenario is played with its guide: learn-files-… are the words of its file desk.

learn-title = Scenarios
learn-introduction = Short lessons on the boards, step by step, with a guide.
learn-choose = Choose a scenario, or open a file or a link that somebody gave you.
learn-no-example = There is no example called { $name }. Choose one below.
learn-game-algeria = Algeria: the war on the map
learn-game-insurgent = INSURGENT: the card duel
learn-game-twilight = Colonial Twilight
learn-minutes =
    { $minutes ->
        [one] about 1 minute
       *[other] about { $minutes } minutes
    }
learn-note = Before you begin
learn-all = All scenarios
learn-begin-failed = This scenario could not be begun.
learn-keep-failed = Your way through the scenario could not be kept.
learn-faults = What is wrong with { $name }
learn-fault-count =
    { $count ->
        [one] It has one fault; it is told below.
       *[other] It has { $count } faults; they are told below.
    }
learn-archive = It is an archive. Unpack it, then open the file in it whose name ends in .yaml.
learn-kept-damaged = What was kept cannot be read.
learn-label = { $title }: { $heading }
learn-files-menu = Scenario
learn-files-begin = { "" }
learn-files-open-failed = %name% could not be opened; what you were playing stays as it was.
learn-files-kept = Scenarios begun
learn-files-store-note = What you do is also kept in this browser, on this computer only.
learn-files-no-store = This browser keeps nothing between visits (a private window, or a setting). To go on another day, save to a file.
learn-files-store-full = This browser has no room left to keep what you do. Save it to a file, or forget a kept one: that makes room.
learn-files-resumed = You go on where you were: %name%.
learn-files-resume-failed = What this browser kept (%name%) could not be opened. It stays among the scenarios begun.
learn-files-forgotten = This is no longer kept in the browser.
learn-files-two-pages = This scenario is being played in another tab, too. Both ways are kept.
learn-files-no-answer = The page has not answered yet. It may be busy: wait a little. If it has ended, save to a file, reload the page and open the file there.
learn-files-too-large = %name% is larger than 5 MB. A scenario never is: choose another file.
learn-files-share-title = This scenario for somebody else
learn-files-share-note = The link holds the scenario itself; nothing is stored on a server.
learn-files-share-position = The scenario, from its beginning
learn-files-share-war = The scenario, with the way you went
learn-files-link-too-long = This is too long for a link. Save it to a file and hand on the file.
learn-files-link-opened = The scenario of the link is open.
