import { landingPathOf } from "@kilolane/domain";
import { redirect, type LoaderFunctionArgs } from "react-router";
import { rememberPath, takeRememberedPath } from "../lib/paths/remembered-path.ts";
import { findScreen, mayOpen, type Screen } from "../lib/paths/screens.ts";
import { getSession } from "../lib/session/session-store.ts";

const NOT_FOUND_PATH = "/error-pages/error-404";
const SIGN_IN_PATH = "/sign-in";

/** Public pages that a signed-in user has no business on: they lead to where the role lands. */
const ENTRANCES: ReadonlySet<string> = new Set(["/sign-in", "/sign-up"]);

/**
 * Decides who may see a screen (marketplace.md §2.2): without a session the path is remembered and the sign-in
 * shown; a screen of another role answers like one that does not exist.
 *
 * @returns where to go instead, or undefined to show the screen
 */
function redirectionFor(screen: Screen, address: string): string | undefined {
  const session = getSession();
  if (screen.role === "public") {
    return session && ENTRANCES.has(screen.path) ? startPathOf(session.role) : undefined;
  }
  if (!session) {
    rememberPath(address);
    return SIGN_IN_PATH;
  }
  return mayOpen(session.role, screen) ? undefined : NOT_FOUND_PATH;
}

/** Where a role starts: the remembered path if the role may open it, else its landing path. */
function startPathOf(role: string): string {
  return takeRememberedPath(role) ?? landingPathOf(role);
}

/** A route loader that applies `redirectionFor`. */
export function guardOf(screen: Screen) {
  return ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const target = redirectionFor(screen, url.pathname + url.search + url.hash);
    return target === undefined ? null : redirect(target);
  };
}

/**
 * The root: a signed-in user lands by role; everybody else is sent to the shipper's create screen, which leads to
 * the sign-in (marketplace.md §2.2). That detour is nobody's choice, so it is not remembered.
 */
export function guardRoot() {
  const session = getSession();
  return redirect(session ? startPathOf(session.role) : SIGN_IN_PATH);
}

/** An address of no route: that of a screen of some role, which nobody is signed in with, or none at all. */
export function guardUnknown(call: LoaderFunctionArgs) {
  const screen = findScreen(new URL(call.request.url).pathname);
  return (screen && guardOf(screen)(call)) ?? redirect(NOT_FOUND_PATH);
}
