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

function pick<const T extends readonly string[]>(list: T, value: string | undefined): T[number] {
  return list.find((item) => item === value) ?? list[0] ?? "";
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

let current: Preferences | undefined;
const listeners = new Set<() => void>();

/** The preferences in force. */
export function getPreferences(): Preferences {
  current ??= readPreferences();
  return current;
}

/** Changes preferences: on the page at once, and in this browser's storage for the next visit. */
export function updatePreferences(change: Partial<Preferences>): void {
  current = { ...getPreferences(), ...change };
  const root = document.documentElement;
  root.lang = current.language;
  root.dir = effectiveDirection(current);
  root.dataset["themeMode"] = current.themeMode;
  root.dataset["themeStyle"] = current.themeStyle;
  root.dataset["navStyle"] = current.navStyle;
  root.dataset["layout"] = current.layout;
  root.dataset["direction"] = current.direction;
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

/** True when this browser holds a choice of its own, made here or taken over from an account. */
export function hasOwnPreferences(): boolean {
  return localStorage.getItem(KEY) !== null;
}

/** Calls the listener after each change. Returns the function that stops it. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The preferences, followed by the component. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferences, getPreferences);
}
