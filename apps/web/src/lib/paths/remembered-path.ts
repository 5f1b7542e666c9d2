import { findScreen, mayOpen } from "./screens.ts";

const KEY = "kilolane.initialPath";

/**
 * Checks an address that somebody else may have chosen: it must be a path of this site that is a known screen
 * and not a public one. Parsing first and comparing the origin afterwards also stops `//evil`, `/\evil` and
 * `/a/../..//evil`.
 *
 * @returns the normalised path with query and hash, or undefined
 */
export function safeInternalPath(address: string, origin: string): string | undefined {
  if (!address.startsWith("/")) return undefined;
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || url.pathname.startsWith("//")) return undefined;
  const screen = findScreen(url.pathname);
  if (!screen || screen.role === "public") return undefined;
  return url.pathname + url.search + url.hash;
}

/** Remembers where somebody wanted to go before signing in; public and unknown paths are not remembered. */
export function rememberPath(address: string): void {
  const path = safeInternalPath(address, window.location.origin);
  if (path) sessionStorage.setItem(KEY, path);
}

/**
 * Takes the remembered path, once. It is used only if the role that has just signed in may open it
 * (product.md §10).
 */
export function takeRememberedPath(role: string): string | undefined {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const path = stored === null ? undefined : safeInternalPath(stored, window.location.origin);
  const screen = path ? findScreen(new URL(path, window.location.origin).pathname) : undefined;
  return path && screen && mayOpen(role, screen) ? path : undefined;
}
