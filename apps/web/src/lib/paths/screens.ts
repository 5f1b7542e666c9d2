import { ROLES } from "@kilolane/domain";
import { FORWARDER_SCREENS } from "./forwarder-screens.ts";
import { PLATFORM_SCREENS } from "./platform-screens.ts";
import { PRODUCT_SCREENS } from "./product-screens.ts";

/** Every screen's path pattern, by the role that may open it: the one table behind routes, guards and links. */
const SCREENS = { ...PLATFORM_SCREENS, ...FORWARDER_SCREENS } as const;

/** `public`: no session needed; `any`: every signed-in role. */
type ScreenRole = keyof typeof SCREENS;

/** A path pattern that exists; anything else does not compile. */
export type ScreenPath =
  | (typeof SCREENS)[ScreenRole][number]
  | (typeof PRODUCT_SCREENS)[keyof typeof PRODUCT_SCREENS][number];

export interface Screen {
  readonly role: ScreenRole;
  readonly path: ScreenPath;
}

const SCREEN_ROLES: readonly ScreenRole[] = ["public", "any", ...ROLES];

/** The specified screens as a flat list. */
export const SPECIFIED_SCREENS: readonly Screen[] = SCREEN_ROLES.flatMap((role) =>
  SCREENS[role].map((path) => ({ role, path })),
);

/** Whose screens of the product's own stand behind the sign-in. */
const OWN_ROLES = [
  "any",
  "ROLE_FFADMIN",
  "ROLE_FFAGENT",
  "ROLE_FFCLIENT",
  "ROLE_CONSIGNEE",
  "ROLE_TRUCKING_ADMIN",
  "ROLE_SUPERADMIN",
] as const;

/** Every screen: the specified ones and the product's own. */
export const ALL_SCREENS: readonly Screen[] = [
  ...SPECIFIED_SCREENS,
  ...[...PRODUCT_SCREENS.entry, ...PRODUCT_SCREENS.public].map((path) => ({ role: "public", path }) as const),
  ...OWN_ROLES.flatMap((role) => PRODUCT_SCREENS[role].map((path) => ({ role, path }))),
];

/** Turns a path pattern into a test for pathnames: `:x` is one segment, `:x?` an optional one. */
function patternToRegExp(pattern: string): RegExp {
  const source = pattern
    .split("/")
    .slice(1)
    .map((part) => (part.startsWith(":") ? (part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+") : `/${part}`))
    .join("");
  return new RegExp(`^${source}/?$`);
}

/** What every pathname of a pattern begins with. */
function beginningOf(pattern: string): string {
  const parameter = pattern.indexOf("/:");
  return parameter < 0 ? pattern : pattern.slice(0, parameter);
}

/**
 * Finds the screen of a pathname; literal patterns win over parameters. An expression is made for the few patterns that
 * begin as the pathname does: those of all patterns took a phone 16 ms at every start.
 *
 * @returns undefined for an unknown path
 */
export function findScreen(pathname: string): Screen | undefined {
  const literal = ALL_SCREENS.find(({ path }) => path === pathname);
  const fits = ({ path }: Screen) =>
    pathname.startsWith(beginningOf(path)) && patternToRegExp(path).test(pathname);
  return literal ?? ALL_SCREENS.find(fits);
}

/** True when a role may open a screen: public ones, `/home`, and those of its own group (marketplace.md §6). */
export function mayOpen(role: string, screen: Screen): boolean {
  return screen.role === "public" || screen.role === "any" || screen.role === role;
}
