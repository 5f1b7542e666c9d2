import { directionOf, isLanguage, type Language } from "@kilolane/phrases";
import { useSyncExternalStore } from "react";

export const THEME_MODES = ["light", "semi-dark", "dark"] as const;
export const THEME_STYLES = ["modern", "standard"] as const;
const NAV_STYLES = ["expanded", "collapsed"] as const;
const LAYOUTS = ["fluid", "boxed"] as const;
const DIRECTIONS = ["auto", "ltr", "rtl"] as const;

export type ThemeMode = (typeof THEME_MODES)[number];
export type ThemeStyle = (typeof THEME_STYLES)[number];
type NavStyle = (typeof NAV_STYLES)[number];
type Layout = (typeof LAYOUTS)[number];

/** How one person wants the product to look in this browser. `direction` auto follows the language. */
export interface Preferences {
  readonly language: Language;
  readonly themeMode: ThemeMode;
  readonly themeStyle: ThemeStyle;
  readonly navStyle: NavStyle;
  readonly layout: Layout;
  readonly direction: (typeof DIRECTIONS)[number];
}

const KEY = "kilolane.preferences";
/** Of the top bar (`--kl-surface`), which an installed app's window goes on with; `boot.js` has them too. */
const BAR_COLORS = { light: "#ffffff", dark: "#172130" } as const;

function choose<const T extends readonly string[]>(list: T, value: unknown, known: T[number]): T[number] {
  return list.find((item) => item === value) ?? known;
}

function pick<const T extends readonly string[]>(list: T, value: string | undefined): T[number] {
  return choose(list, value, list[0] ?? "");
}

/** Reads what the boot script decided before the first paint (public/boot.js) from <html>. */
export function readPreferences(root: HTMLElement = document.documentElement): Preferences {
  const { themeMode, themeStyle, navStyle, layout, direction } = root.dataset;
  return {
    language: isLanguage(root.lang) ? root.lang : "en",
    themeMode: pick(THEME_MODES, themeMode),
    themeStyle: pick(THEME_STYLES, themeStyle),
    navStyle: pick(NAV_STYLES, navStyle),
    layout: pick(LAYOUTS, layout),
    direction: pick(DIRECTIONS, direction),
  };
}

/** Writing direction that follows from the preferences. */
function effectiveDirection(preferences: Pick<Preferences, "direction" | "language">): "ltr" | "rtl" {
  return preferences.direction === "auto" ? directionOf(preferences.language) : preferences.direction;
}

/** Where a change was made: in this tab, or in another one of the same browser. */
type ChangeOrigin = "here" | "other-tab";

let current: Preferences | undefined;
const listeners = new Set<(origin: ChangeOrigin) => void>();

/** The preferences in force. */
export function getPreferences(): Preferences {
  current ??= readPreferences();
  return current;
}

function show(preferences: Preferences, origin: ChangeOrigin): void {
  current = preferences;
  const root = document.documentElement;
  root.lang = preferences.language;
  root.dir = effectiveDirection(preferences);
  root.dataset["themeMode"] = preferences.themeMode;
  root.dataset["themeStyle"] = preferences.themeStyle;
  root.dataset["navStyle"] = preferences.navStyle;
  root.dataset["layout"] = preferences.layout;
  root.dataset["direction"] = preferences.direction;
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute("content", BAR_COLORS[preferences.themeMode === "dark" ? "dark" : "light"]);
  for (const listener of listeners) listener(origin);
}

/** Changes preferences: on the page at once, and in this browser's storage for the next visit. */
export function updatePreferences(change: Partial<Preferences>): void {
  const changed = { ...getPreferences(), ...change };
  localStorage.setItem(KEY, JSON.stringify(changed));
  show(changed, "here");
}

function parseStored(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/**
 * Shows what another tab of this browser chose; what is not on the lists changes nothing.
 *
 * @param loadTexts fetches the texts of the chosen language before it shows
 * @returns the function that stops it
 */
export function followPreferences(loadTexts: (language: Language) => Promise<unknown>): () => void {
  const follow = async ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return;
    const stored = parseStored(newValue);
    const known = getPreferences();
    const next: Preferences = {
      language: isLanguage(stored["language"]) ? stored["language"] : known.language,
      themeMode: choose(THEME_MODES, stored["themeMode"], known.themeMode),
      themeStyle: choose(THEME_STYLES, stored["themeStyle"], known.themeStyle),
      navStyle: choose(NAV_STYLES, stored["navStyle"], known.navStyle),
      layout: choose(LAYOUTS, stored["layout"], known.layout),
      direction: choose(DIRECTIONS, stored["direction"], known.direction),
    };
    if (next.language !== known.language) await loadTexts(next.language);
    show(next, "other-tab");
  };
  const listener = (event: StorageEvent) => void follow(event);
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** True when this browser holds a choice of its own, made here or taken over from an account. */
export function hasOwnPreferences(): boolean {
  return localStorage.getItem(KEY) !== null;
}

/** Calls the listener after each change. Returns the function that stops it. */
export function onPreferences(listener: (origin: ChangeOrigin) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The preferences, followed by the component. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferences, getPreferences);
}
