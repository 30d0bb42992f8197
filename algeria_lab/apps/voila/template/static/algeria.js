// The little that a page does before and beside its widgets. Plain script: it runs before the first paint.
const algeria = (() => {
  const LANGUAGES = ["en", "fr"];
  const LOOK_EVERY = 5000; // milliseconds between two looks at the kernel
  const root = document.documentElement;

  /** The language of a lesson has a notebook of its own, whose name it is. */
  const SPOKEN = /\/(en|fr)\.ipynb$/;

  /** That of a lesson's notebook, else the address's ?lang=, else the first of the reader's that we have, else English. */
  function chooseLanguage() {
    const asked = location.pathname.match(SPOKEN)?.[1] ?? new URLSearchParams(location.search).get("lang");
    const wishes = [asked, ...(navigator.languages || [])].map((wish) => (wish || "").slice(0, 2).toLowerCase());
    return wishes.find((wish) => LANGUAGES.includes(wish)) || "en";
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
  addEventListener("beforeunload", (event) => event.stopImmediatePropagation());

  function showProgress(index, count) {
    const bar = document.getElementById("al-progress");
    if (bar) {
      bar.max = count;
      bar.value = index - 1;
    }
  }

  /** Load Voila's own program as soon as the page says which: it takes a second, and the cells are still being run. */
  function startEarly() {
    const start = () => {
      const config = pageConfig();
      if (!config || document.getElementById("al-program")) return false;
      const { fullStaticUrl, fullLabextensionsUrl, federated_extensions: extensions } = config;
      document.head.append(Object.assign(document.createElement("script"), { id: "al-program", src: `${fullStaticUrl}/voila.js` }));
      // It asks for these only when the page is complete.
      for (const { name, load } of extensions) {
        const href = `${fullLabextensionsUrl}/${name}/${load}`;
        document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }));
      }
      return true;
    };
    const watch = new MutationObserver(() => start() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
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
    const known = document.cookie.match("\\b_xsrf=([^;]*)\\b")?.[1];
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

  /** Look at the kernel now and then; when it is gone, say so instead of leaving the clicks unanswered. */
  function watchKernel() {
    const { baseUrl, kernelId } = pageConfig();
    const url = `${baseUrl}api/kernels/${kernelId}`;
    const look = async () => {
      if (document.hidden) return;
      let there = false;
      try {
        const answer = await fetch(url, { cache: "no-store" });
        there = answer.ok && (await answer.json()).execution_state !== "dead";
      } catch {
        there = false;
      }
      document.getElementById("al-lost").hidden = there;
    };
    setInterval(look, LOOK_EVERY);
    document.addEventListener("visibilitychange", look);
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

  root.lang = chooseLanguage();
  root.toggleAttribute("data-opening", opensWar());
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector(".al-skip").addEventListener("click", (event) => {
      const question = [...document.querySelectorAll("[data-first-stop]")].find((one) => one.checkVisibility());
      if (!question) return; // the link leads to the page
      event.preventDefault();
      question.focus();
    });
    for (const link of document.querySelectorAll("[data-language]")) {
      const target = new URL(location.href);
      target.searchParams.set("lang", link.dataset.language);
      target.pathname = target.pathname.replace(SPOKEN, `/${link.dataset.language}.ipynb`);
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

  return { followColours, followPage, showProgress, startEarly, takeOver, watchKernel };
})();
