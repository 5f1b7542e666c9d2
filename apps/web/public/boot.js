/*
 * Runs before the first paint, because a page that changes language, direction or theme after painting flashes.
 * Reads the stored preferences and the options of the address (marketplace.md §2.3) from fixed lists only, stores
 * what the address asked for, and writes the result on <html>. The application reads it from there.
 */
(function () {
  // The schema library compiles its checks with eval, which the security policy forbids: it would try and be reported.
  globalThis["__zod_globalConfig"] = { jitless: true };

  var KEY = "kilolane.preferences";
  var LISTS = {
    language: ["en", "zh", "es", "fr", "it", "ar"],
    themeMode: ["light", "semi-dark", "dark"],
    themeStyle: ["modern", "standard"],
    navStyle: ["expanded", "collapsed"],
    layout: ["fluid", "boxed"],
    direction: ["auto", "ltr", "rtl"],
  };
  // Both spellings of an option are published; the longer one wins.
  var QUERY = [
    ["layout", "layout"],
    ["mode", "themeMode"],
    ["style", "themeStyle"],
    ["rtl", "direction"],
    ["theme_mode", "themeMode"],
    ["theme_style", "themeStyle"],
    ["nav_style", "navStyle"],
    ["is_rtl", "direction"],
  ];
  var BOOLEAN = { true: "rtl", 1: "rtl", false: "ltr", 0: "ltr" };

  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY)) || {};
  } catch {
    stored = {};
  }
  var wanted = {};
  var chosen = false;
  var parameters = new URLSearchParams(location.search);
  QUERY.forEach(function (pair) {
    var value = parameters.get(pair[0]);
    if (value === null) return;
    if (pair[1] === "direction") value = BOOLEAN[value];
    if (LISTS[pair[1]].indexOf(value) < 0) return;
    wanted[pair[1]] = value;
    chosen = true;
  });

  var browser = (navigator.language || "en").slice(0, 2).toLowerCase();
  var fallback = { language: LISTS.language.indexOf(browser) < 0 ? "en" : browser };
  var preferences = {};
  Object.keys(LISTS).forEach(function (name) {
    var list = LISTS[name];
    var candidates = [wanted[name], stored[name], fallback[name], list[0]];
    preferences[name] = candidates.filter(function (value) {
      return list.indexOf(value) >= 0;
    })[0];
  });
  if (chosen) {
    try {
      localStorage.setItem(KEY, JSON.stringify(preferences));
    } catch {
      // A browser that stores nothing still shows the page as asked.
    }
  }

  var root = document.documentElement;
  var byLanguage = preferences.language === "ar" ? "rtl" : "ltr";
  root.lang = preferences.language;
  root.dir = preferences.direction === "auto" ? byLanguage : preferences.direction;
  root.dataset.themeMode = preferences.themeMode;
  root.dataset.themeStyle = preferences.themeStyle;
  root.dataset.navStyle = preferences.navStyle;
  root.dataset.layout = preferences.layout;
  root.dataset.direction = preferences.direction;
  root.setAttribute("data-mantine-color-scheme", preferences.themeMode === "dark" ? "dark" : "light");
  // The phone's own bar goes on with the colour of ours (preferences.ts).
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar !== null) bar.setAttribute("content", preferences.themeMode === "dark" ? "#172130" : "#ffffff");

  // What the screen of this address needs is asked for beside the app's start, not after it (first-files.ts).
  var FIRST = /* first-files */ null;
  if (FIRST === null) return;
  var signedIn = false;
  var isDemo = false;
  try {
    signedIn = localStorage.getItem("token") !== null;
    isDemo = localStorage.getItem("kilolane.demo") !== null;
  } catch {
    signedIn = false;
  }
  function addLink(rel, file) {
    var link = document.createElement("link");
    var ending = file.slice(file.lastIndexOf(".") + 1);
    link.crossOrigin = "";
    if (rel === "preload" && ending === "js") link.rel = "modulepreload";
    else {
      link.rel = rel;
      link.as = { js: "script", css: "style", woff2: "font" }[ending];
    }
    // The drawn screen and its styles go first: what runs is needed only after they are seen.
    if (ending !== "css") link.fetchPriority = "low";
    link.href = "/" + file;
    document.head.append(link);
    return link;
  }
  // As wide as the app's own question for a phone (use-is-phone.ts).
  var isNarrow = matchMedia("(max-width: 48em)").matches;
  function filesOf(screen) {
    var texts = screen.texts.map(function (file) {
      return FIRST.texts[preferences.language][file];
    });
    return screen.files.concat(texts, isNarrow ? screen.narrow : []).map(function (number) {
      return FIRST.files[number];
    });
  }
  function isTypeface(file) {
    return file.slice(-6) === ".woff2";
  }
  /** A few in each task: to ask for all of a screen's takes a phone a tenth of a second. */
  var ASKED_AT_ONCE = 6;
  function askFor(rel, files) {
    files.slice(0, ASKED_AT_ONCE).forEach(function (file) {
      addLink(rel, file);
    });
    if (files.length > ASKED_AT_ONCE)
      setTimeout(function () {
        askFor(rel, files.slice(ASKED_AT_ONCE));
      }, 0);
  }
  var first = FIRST.screens.filter(function (screen) {
    return screen.signedIn === signedIn && new RegExp(screen.path).test(location.pathname);
  })[0];
  function insertDrawn(results) {
    if (results[0] === "" || document.querySelector("#root h1")) return;
    var drawn = document.createElement("div");
    drawn.id = "first-screen";
    drawn.inert = signedIn;
    drawn.innerHTML = results[0];
    if (!isDemo) {
      drawn.querySelectorAll("[data-demo]").forEach(function (line) {
        line.remove();
      });
    }
    drawn.addEventListener("submit", function (event) {
      event.preventDefault();
      drawn.dataset.submitted = "";
    });
    document.body.prepend(drawn);
  }
  /**
   * Shows the screen as it is before its data until the app draws it (main.tsx); drawn in the usual look alone.
   * @param askForRest run once it is painted, or known not to come: until then the line carries what it is made of, and what
   * every page runs
   */
  function showDrawn(screen, askForRest) {
    var usual = { themeStyle: "modern", navStyle: "expanded", layout: "fluid", direction: "auto" };
    var isUsual = Object.keys(usual).every(function (name) {
      return preferences[name] === usual[name];
    });
    var look = preferences.language + (isNarrow ? "-narrow" : "");
    var number = screen.drawn[look] || screen.drawn[preferences.language];
    if (number === undefined || !isUsual || preferences.themeMode === "semi-dark") return askForRest();
    var styles = screen.files
      .filter(function (file) {
        return FIRST.files[file].slice(-4) === ".css";
      })
      .concat(FIRST.letters[preferences.language] || []);
    // Sooner than DOMContentLoaded, which waits for the app's own scripts.
    var parsed = new Promise(function (resolve) {
      document.addEventListener("readystatechange", resolve);
    });
    var asked = fetch("/" + FIRST.files[number]).then(function (answer) {
      return answer.ok ? answer.text() : "";
    });
    // What a screen looks like comes after what every page looks like: later rules win.
    var styled = parsed.then(function () {
      return Promise.all(
        styles.map(function (file) {
          return new Promise(function (resolve) {
            addLink("stylesheet", FIRST.files[file]).addEventListener("load", resolve);
          });
        }),
      );
    });
    // What can't be fetched is no loss: the app draws it.
    return Promise.all([asked, styled])
      .then(insertDrawn, Boolean)
      .then(function () {
        return new Promise(function (resolve) {
          requestAnimationFrame(function () {
            setTimeout(resolve, 0);
          });
        });
      })
      .then(askForRest, askForRest);
  }
  if (first) {
    var files = filesOf(first);
    askFor("preload", files.filter(isTypeface));
    showDrawn(first, function () {
      askFor(
        "preload",
        files.filter(function (file) {
          return !isTypeface(file);
        }),
      );
    });
  }
  // The first figure that is written loads what all figures are written with, 15 ms of a desk's processor and 60 and more
  // of a phone's: while the files are on their way nothing else is to be done.
  if (signedIn && window.requestIdleCallback) {
    requestIdleCallback(
      function () {
        new Intl.NumberFormat(preferences.language).format(0);
      },
      { timeout: 50 },
    );
  }
  // Somebody is about to sign in: the builder comes while the password is typed.
  if (first && !signedIn && !(navigator.connection && navigator.connection.saveData)) {
    addEventListener("load", function () {
      setTimeout(function () {
        askFor("prefetch", filesOf(FIRST.screens[0]));
      }, 1000);
    });
  }
})();
