import { readFileSync } from "node:fs";
import { landingPathOf, LANDING_PATHS, ROLES } from "@kilolane/domain";
import { describe, expect, test } from "vitest";
import { forwarderHref, href } from "./href.ts";
import { safeInternalPath } from "./remembered-path.ts";
import { ALL_SCREENS, findScreen, mayOpen, SPECIFIED_SCREENS } from "./screens.ts";

interface Specification {
  readonly landing: Record<string, string>;
  readonly screens: readonly { readonly role: string; readonly path: string }[];
}

const specification: Specification = JSON.parse(
  readFileSync(new URL("../../../../../packages/contract/src/spec/screens.json", import.meta.url), "utf8"),
);

const ORIGIN = "https://kilolane.example";

const line = (screen: { role: string; path: string }) => `${screen.role} ${screen.path}`;

test("the table holds exactly the specified screens, each with its role", () => {
  expect(SPECIFIED_SCREENS.map(line).toSorted()).toEqual(specification.screens.map(line).toSorted());
});

test("landing paths are the specified ones, exist, and are open to their role", () => {
  expect(LANDING_PATHS).toEqual(specification.landing);
  for (const role of ROLES) {
    const screen = findScreen(landingPathOf(role));
    expect(screen && mayOpen(role, screen)).toBe(true);
  }
  expect(findScreen(landingPathOf("ROLE_NEW"))?.role).toBe("any");
});

test("every pattern finds itself once its parameters are filled", () => {
  for (const screen of ALL_SCREENS) {
    const pathname = screen.path.replaceAll(/:\w+\??/g, "x1");
    expect(findScreen(pathname)).toEqual(screen);
  }
});

test.each(["/nothing", "/freight-forwarder", "/freight-forwarder/admin/quotation/details", "/sign-in/x", ""])(
  "%s is unknown",
  (pathname) => {
    expect(findScreen(pathname)).toBeUndefined();
  },
);

test("an optional parameter may be missing", () => {
  expect(findScreen("/super-admin/freight-forwarder/quotation/details")?.role).toBe("ROLE_SUPERADMIN");
  expect(href("/super-admin/freight-forwarder/quotation/details/:id?", {})).toBe(
    "/super-admin/freight-forwarder/quotation/details",
  );
});

test("addresses are built from patterns, values encoded", () => {
  expect(
    href("/shipper/quotation/details/:quoteId/:fromStation/:toStation", {
      quoteId: "a/b",
      fromStation: "JFK",
      toStation: "FRA",
    }),
  ).toBe("/shipper/quotation/details/a%2Fb/JFK/FRA");
  expect(forwarderHref("ROLE_FFAGENT", "quotation/details/:id", { id: "7" })).toBe(
    "/freight-forwarder/agent/quotation/details/7",
  );
  expect(forwarderHref("ROLE_FFADMIN", "quotation/create")).toBe("/freight-forwarder/admin/quotation/create");
});

describe("a remembered path", () => {
  test.each([
    ["/shipper/quotation/list/view?page=2#top", "/shipper/quotation/list/view?page=2#top"],
    ["/freight-forwarder/admin/quotation/details/9", "/freight-forwarder/admin/quotation/details/9"],
    ["/home", "/home"],
  ])("%s is kept", (address, kept) => {
    expect(safeInternalPath(address, ORIGIN)).toBe(kept);
  });
  test.each([
    "//evil.example/home",
    "/\\evil.example/home",
    "/\t/evil.example/home",
    "/a/../..//evil.example/home",
    "https://evil.example/home",
    "javascript:alert(1)",
    "/%2f%2fevil.example",
    "/sign-in",
    "/error-pages/error-404",
    "/unknown",
    "home",
    "",
  ])("%s is refused", (address) => {
    expect(safeInternalPath(address, ORIGIN)).toBeUndefined();
  });
});
