// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { LANGUAGE_CODES } from "@kilolane/phrases";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test } from "vitest";
import { readPreferences, updatePreferences } from "./preferences.ts";

const script = readFileSync(`${import.meta.dirname}/../../../public/boot.js`, "utf8");
const KEY = "kilolane.preferences";
const STANDARD = {
  language: "en",
  themeMode: "light",
  themeStyle: "modern",
  navStyle: "expanded",
  layout: "fluid",
  direction: "auto",
};

/** Runs the boot script as the browser does, and reads what the application will see. */
function boot(search: string, language = "en-US") {
  runInNewContext(script, {
    localStorage,
    document,
    URLSearchParams,
    location: { search },
    navigator: { language },
  });
  return readPreferences();
}

const scheme = () => document.documentElement.dataset["mantineColorScheme"];

test("the boot script, which can import nothing, lists the languages of the phrases", () => {
  const list = /language: (\[.*\])/.exec(script)?.[1] ?? "";
  expect(JSON.parse(list)).toEqual(LANGUAGE_CODES);
});

beforeEach(() => localStorage.clear());

test("without a choice the page is light, modern, and in the browser's language if it is one of the six", () => {
  expect(boot("")).toEqual(STANDARD);
  expect(boot("", "fr-CA").language).toBe("fr");
  expect(boot("", "de-DE").language).toBe("en");
  expect(localStorage.length).toBe(0);
});

test.each([
  ["?theme_mode=dark&theme_style=standard", { themeMode: "dark", themeStyle: "standard" }],
  ["?mode=semi-dark&style=standard", { themeMode: "semi-dark", themeStyle: "standard" }],
  ["?mode=dark&theme_mode=light", { themeMode: "light" }],
  ["?rtl=true", { direction: "rtl" }],
  ["?is_rtl=0", { direction: "ltr" }],
  ["?layout=boxed&nav_style=collapsed", { layout: "boxed", navStyle: "collapsed" }],
] as const)("the address %s is obeyed, and kept for the next visit", (search, asked) => {
  expect(boot(search)).toEqual({ ...STANDARD, ...asked });
  expect(boot("")).toEqual({ ...STANDARD, ...asked });
});

test.each([
  "?theme_mode=<script>&theme_style=neon&is_rtl=maybe&layout=__proto__&nav_style=",
  "?rtl=constructor&mode=toString",
])("the address %s asks for nothing on the lists: nothing changes, nothing is stored", (search) => {
  expect(boot(search)).toEqual(STANDARD);
  expect(localStorage.length).toBe(0);
});

test("what is stored holds, but for what is not on the lists", () => {
  localStorage.setItem(KEY, JSON.stringify({ language: "ar", themeMode: "neon" }));
  expect(boot("")).toEqual({ ...STANDARD, language: "ar" });
  expect(document.documentElement.dir).toBe("rtl");
  localStorage.setItem(KEY, "{broken");
  expect(boot("").language).toBe("en");
  localStorage.setItem(KEY, "null");
  expect(boot("").themeMode).toBe("light");
});

test("the scheme of the kit is dark only in the dark mode", () => {
  boot("?theme_mode=semi-dark");
  expect(scheme()).toBe("light");
  boot("?theme_mode=dark");
  expect(scheme()).toBe("dark");
});

const color = () => document.querySelector("meta")?.content;

test("the bar of an installed app has the colour of the top bar, from the first paint and after a change", () => {
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff" />';
  boot("?mode=dark");
  expect(color()).toBe("#172130");
  updatePreferences({ themeMode: "light" });
  expect(color()).toBe("#ffffff");
  updatePreferences({ themeMode: "dark" });
  expect(color()).toBe("#172130");
});
