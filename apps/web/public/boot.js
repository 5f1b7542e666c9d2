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
})();
