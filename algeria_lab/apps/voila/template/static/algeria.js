// The little that a page does before and beside its widgets. Plain script: it runs before the first paint. All script of
// a page stands in files, this one and Voila's: the policy of the page runs none that stands in the page itself.
(() => {
  const LANGUAGES = ["en", "fr"];
  const FROM_RIGHT = ["ar", "fa", "he", "ur"];
  const LOOK_EVERY = 5000; // milliseconds between two looks at the kernel
  const PATIENCE = 8000; // milliseconds for an answer: a line may go silent without an end
  const SAID = 12_000; // milliseconds for which a word stays that nobody must act on
  const LOOK_AGAIN = 60_000; // where the server cannot say whether a place is free
  const root = document.documentElement;

  /** The language of a lesson has a notebook of its own, whose name it is. */
  const SPOKEN = /\/(en|fr)\.(ipynb|html)$/;

  /** That of a lesson's notebook, else the address's ?lang=, else the first of the reader's that we have, else English. */
  function chooseLanguage() {
    const asked = location.pathname.match(SPOKEN)?.[1] ?? new URLSearchParams(location.search).get("lang");
    // A language that is begun is proved on the page that names it, and shown to whoever asks for it.
    const begun = document.querySelector('meta[name="al-begun"]')?.content.split(" ") ?? [];
    if (begun.includes(asked)) return asked;
    const wishes = [asked, ...(navigator.languages || [])].map((wish) => (wish || "").slice(0, 2).toLowerCase());
    return wishes.find((wish) => LANGUAGES.includes(wish)) || "en";
  }

  /** The tab is called in the language of its page, now and whenever that changes. */
  function followName() {
    const name = () => {
      const own = document.querySelector(`meta[name="al-title"][lang="${root.lang}"]`);
      if (own) document.title = `${own.content} · algeria_lab`;
      root.dir = FROM_RIGHT.includes(root.lang) ? "rtl" : "ltr";
    };
    new MutationObserver(name).observe(root, { attributeFilter: ["lang"] });
    name();
  }

  /** Tell widgets, in JupyterLab's own way, whether the page is light or dark now and whenever that changes. */
  function followColours() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const tell = () => {
      document.body.dataset.jpThemeLight = String(!dark.matches);
      document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
    };
    dark.addEventListener("change", tell);
    tell();
  }

  // Voila would let go of the kernel already when the reader is only asked whether to leave, or follows a mail link;
  // a page ends its kernel when it really goes, see below.
  // Where the browser could not keep the last decisions (unkept.ts), the reader is asked.
  addEventListener("beforeunload", (event) => {
    event.stopImmediatePropagation();
    if ("unkept" in root.dataset) event.preventDefault();
  });

  /** Do what a page with a kernel needs while it arrives, each as soon as what it needs is there. */
  function followArrival() {
    const waiting = new Set([followColoursOfBody, startEarly]);
    const look = () => {
      for (const step of waiting) if (step()) waiting.delete(step);
      showProgress();
    };
    const watch = new MutationObserver(look);
    watch.observe(root, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => {
      watch.disconnect();
      look();
    });
  }

  function followColoursOfBody() {
    if (document.body) followColours();
    return Boolean(document.body);
  }

  /** Which of its cells the page waits for: the last that has come is the one being run. */
  function showProgress() {
    const cell = [...document.querySelectorAll("[cell-index]")].at(-1);
    const bar = document.getElementById("al-progress");
    if (!cell || !bar) return;
    bar.max = Number(cell.dataset.of);
    bar.value = Number(cell.getAttribute("cell-index")) - 1;
  }

  /** Load Voila's own program as soon as the page says which: it takes a second, and the cells are still being run. */
  function startEarly() {
    const config = pageConfig();
    if (!config) return false;
    const { fullStaticUrl, fullLabextensionsUrl, federated_extensions: extensions } = config;
    document.head.append(Object.assign(document.createElement("script"), { src: `${fullStaticUrl}/voila.js` }));
    // It asks for these only when the page is complete.
    for (const { name, load } of extensions) {
      const href = `${fullLabextensionsUrl}/${name}/${load}`;
      document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }));
    }
    return true;
  }

  /** Show the cells when all have come and Voila has its colours: it says so itself if it is the later of the two. */
  function showCells() {
    if (!window.themeLoaded) {
      window.cellLoaded = true;
      return;
    }
    document.getElementById("loading")?.remove();
    document.getElementById("rendered_cells").style.display = "";
  }

  /** What the server tells the page of itself; null on a page without a kernel, and while that is still arriving. */
  function pageConfig() {
    const config = document.getElementById("jupyter-config-data");
    return config?.nextSibling ? JSON.parse(config.textContent) : null;
  }

  /**
   * The secret that a request to change something must hold twice, in a cookie and in itself: no other site can read
   * or write the cookie. A Jupyter server sets it with its own pages, Voila with none: then this page does.
   */
  function token(path) {
    const known = document.cookie.match(/(?:^|; )_xsrf=([^;]*)/)?.[1];
    if (known) return known;
    const fresh = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    document.cookie = `_xsrf=${fresh}; Path=${path}; SameSite=Strict${location.protocol === "https:" ? "; Secure" : ""}`;
    return fresh;
  }

  // The kernel ends with its page. Another tab in front, a locked phone or a lost connection do not end a page; one that
  // the browser keeps, to go back to, comes again: then the kernel stays (page_kernels.py says for how long).
  addEventListener("pagehide", (event) => {
    const config = pageConfig();
    if (event.persisted || !config?.kernelId) return;
    const form = new FormData();
    form.append("_xsrf", token(config.baseUrl));
    navigator.sendBeacon(`${config.baseUrl}voila/api/shutdown/${config.kernelId}`, form);
  });

  /** Ask the server how things are now; rejects where no answer comes. */
  function ask(url, options = {}) {
    return fetch(url, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE), ...options });
  }

  /** The widgets take up their lines again (line.ts), and the reader hears it once. */
  function tellBack(said) {
    dispatchEvent(new Event("al-back"));
    said.hidden = false;
    setTimeout(() => (said.hidden = true), SAID);
  }

  /** Look at the kernel now and then; when it is gone, say so instead of leaving the clicks unanswered. */
  function watchKernel(config) {
    const { baseUrl, kernelId, inClass } = config;
    const url = `${baseUrl}api/kernels/${kernelId}`;
    let looking;
    const look = () => (looking ??= lookNow().finally(() => (looking = undefined)));
    const lookNow = async () => {
      const state = await howItIs().catch(() => "silent");
      const notice = document.getElementById("al-lost");
      const there = state === "there";
      const back = document.querySelector("#al-back p");
      if (!there) back.hidden = true;
      else if (!notice.hidden) tellBack(back);
      // Without a line there is nothing to load: the page waits for it, with all that it shows.
      for (const part of notice.querySelectorAll("[data-while]")) part.hidden = !part.dataset.while.split(" ").includes(state);
      notice.hidden = there;
      return there;
    };
    const howItIs = async () => {
      // A JupyterHub wants the secret even of who only looks.
      const answer = await ask(url, { headers: { "X-XSRFToken": token(baseUrl) } });
      if (answer.ok && (await answer.json()).execution_state !== "dead") return "there";
      return inClass && (await ask(`${baseUrl}voila/api/room`)).status === 403 ? "locked" : "gone";
    };
    const lookIfSeen = () => void (document.hidden || look());
    setInterval(lookIfSeen, LOOK_EVERY);
    document.addEventListener("visibilitychange", lookIfSeen);
    // A widget without an answer (line.ts) says so itself only where the program is there: of all else this page tells.
    addEventListener("al-silent", async (event) => {
      event.preventDefault();
      if (await look()) event.detail();
    });
  }

  /** In a class every page has a place with a number, by which the projector tells whose connection is lost. */
  async function showPlace({ baseUrl, kernelId, inClass }) {
    if (!inClass) return;
    const answer = await ask(`${baseUrl}voila/api/room?kernel=${kernelId}`);
    const { own } = await answer.json();
    const line = document.querySelector("#al-lost [data-place]");
    line.querySelector("b").textContent = own;
    line.hidden = !own;
  }

  /** Voila moves the cells out of our landmark into a shell of its own: that is then the main part of the page. */
  function nameMainPart() {
    const main = document.getElementById("al-content");
    const shell = document.querySelector(".jp-LabShell");
    if (!main || !shell || shell.role === "main" || main.contains(document.getElementById("rendered_cells"))) return;
    shell.role = "main";
    shell.tabIndex = -1;
    main.remove();
    shell.id ||= "al-content";
    document.querySelector(".al-skip").href = `#${shell.id}`;
  }

  /** What of a lesson could be read before its kernel was ready makes room for the page itself. */
  function takeOver() {
    document.querySelector("#al-first:not(.al-arriving)")?.setAttribute("hidden", "");
  }

  /** A room may change its language without a new page: the frame follows. */
  function followPage() {
    new MutationObserver(() => {
      nameMainPart();
      const spoken = document.querySelector(".al-room-title")?.lang;
      if (!LANGUAGES.includes(spoken) || root.lang === spoken) return;
      root.lang = spoken;
      const here = new URL(location.href);
      here.searchParams.set("lang", spoken); // for when the page is loaded again
      history.replaceState(history.state, "", here);
    }).observe(document.body, { childList: true, subtree: true });
  }

  /** Whether the browser keeps a war, or a link brings one: then its own board comes first, not that of a new war. */
  function opensWar() {
    if (/^#(war|scenario)=/.test(location.hash)) return true;
    if (new URLSearchParams(location.search).has("new")) return false;
    try {
      return Object.keys(localStorage).some((key) => key.startsWith("algeria-lab:wars:"));
    } catch {
      return false; // a browser that keeps nothing
    }
  }

  /** In front of a full room: look now and then whether there is a place, and then open the page. */
  function waitForPlace() {
    const door = document.getElementById("al-full");
    if (!door) return;
    const open = () => {
      door.querySelector("[data-free]").hidden = false;
      setTimeout(() => location.reload(), 1000);
    };
    const look = async () => {
      let next = LOOK_EVERY * (2 + Math.random() * 2); // not all who wait at once
      try {
        const answer = await ask(door.dataset.room);
        if (!answer.ok) return setTimeout(() => location.reload(), LOOK_AGAIN);
        if ((await answer.json()).open) return open();
      } catch {
        next = LOOK_AGAIN; // the server does not answer
      }
      return setTimeout(look, next);
    };
    setTimeout(look, 2000); // the page that was here before has given its place back by then
  }

  /** On the page for the projector: who is there by number, now. */
  function showRoom() {
    const board = document.getElementById("al-class");
    if (!board) return;
    const places = [...board.querySelectorAll(".al-places li")];
    const plural = new Intl.PluralRules(root.lang);
    const look = async () => {
      let silent = false;
      try {
        const answer = await ask(board.dataset.room);
        if (answer.status === 403) return location.reload(); // another room, with a key that this code does not hold
        const { held } = await answer.json();
        const states = new Map(held.map(({ number, state }) => [number, state]));
        places.forEach((place, index) => (place.dataset.state = states.get(index + 1) ?? "free"));
        for (const count of board.querySelectorAll("[data-count]")) {
          const number = places.filter((place) => place.dataset.state === count.dataset.count).length;
          count.textContent = number;
          count.parentElement.dataset.number = plural.select(number);
          count.parentElement.hidden = !number && ["coming", "lost"].includes(count.dataset.count);
        }
      } catch {
        silent = true;
      }
      board.querySelector("[data-silent]").hidden = !silent;
      setTimeout(look, LOOK_EVERY / 2);
    };
    look();
  }

  root.lang = chooseLanguage();
  followName();
  root.toggleAttribute("data-opening", opensWar());
  document.addEventListener("DOMContentLoaded", () => {
    waitForPlace();
    showRoom();
    const config = pageConfig();
    if (config) {
      showCells();
      takeOver();
      document.getElementById("al-cookies").hidden = navigator.cookieEnabled;
      watchKernel(config);
      showPlace(config);
      followPage();
    }
    // A page whose program runs in this browser says itself that its widgets stand.
    addEventListener("al-shown", () => {
      takeOver();
      followPage();
    });
    document.querySelector(".al-skip").addEventListener("click", (event) => {
      // What a guide asks goes before what its board says: the board waits meanwhile.
      const asked = [".al-lead .al-asked[data-open='true'] :is(input, select, textarea, .al-asked-buttons button)", ".al-lead-begin > [data-do=begin]",
        ".al-lead-main", "[data-first-stop]"];
      const stops = asked.flatMap((one) => [...document.querySelectorAll(one)]);
      const question = stops.find((one) => one.checkVisibility() && !one.disabled);
      if (!question) return; // the link leads to the page
      event.preventDefault();
      question.focus();
    });
    for (const link of document.querySelectorAll("[data-language]")) {
      const target = new URL(location.href);
      target.searchParams.set("lang", link.dataset.language);
      target.pathname = target.pathname.replace(SPOKEN, `/${link.dataset.language}.$2`);
      link.href = target.href;
      if (link.dataset.language === root.lang) link.setAttribute("aria-current", "true");
    }
    const asked = new URLSearchParams(location.search).get("lang");
    for (const link of asked ? document.querySelectorAll(".al-brand, :is(.al-column, .al-arriving) a") : []) {
      const target = new URL(link.href);
      target.searchParams.set("lang", asked);
      link.href = target.href;
    }
  });

  // Voila calls these two: where it would write its own into the page.
  window.voila_finish = showCells;
  window.voila_heartbeat = () => {};
  followArrival();
})();
