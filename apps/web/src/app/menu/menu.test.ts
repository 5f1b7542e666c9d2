import { readFileSync } from "node:fs";
import { ROLES, type Role } from "@kilolane/domain";
import english from "@kilolane/phrases/locales/en/shell.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { findScreen } from "../../lib/paths/screens.ts";
import { findMenuItem } from "./find-menu-item.ts";
import { loadMenu } from "./load-menu.ts";

interface Menus {
  readonly menus: Readonly<Record<string, readonly string[]>> & {
    readonly decided: Readonly<Record<string, readonly string[]>>;
  };
  readonly screens: readonly { readonly role: string; readonly path: string }[];
}

const specification: Menus = JSON.parse(
  readFileSync(new URL("../../../../../packages/contract/src/spec/screens.json", import.meta.url), "utf8"),
);

const LABELS: Readonly<Record<string, string>> = english.menu;

function specifiedGroups(role: Role): readonly string[] {
  return specification.menus[role] ?? specification.menus.decided[role] ?? [];
}

describe.each(ROLES)("the menu of %s", (role) => {
  test("has the specified groups, in their order", async () => {
    const menu = await loadMenu(role);
    expect(menu.map((group) => LABELS[group.label])).toEqual(specifiedGroups(role));
  });

  test("leads only to screens of the role", async () => {
    const entries = (await loadMenu(role)).flatMap((group) => group.entries);
    expect(entries.filter((entry) => findScreen(entry.path)?.role !== role)).toEqual([]);
  });

  test("every screen of the role lights up an entry", async () => {
    const menu = await loadMenu(role);
    const paths = specification.screens.filter((screen) => screen.role === role).map((screen) => screen.path);
    const dark = paths.filter((path) => !findMenuItem(menu, path.replaceAll(/:\w+\??/g, "x1")));
    // Profile pages that the menus do not name are reached through the profile menu.
    expect(dark.filter((path) => !path.endsWith("/profile") && path !== "/trucking/notification")).toEqual(
      [],
    );
  });
});

test.each([
  ["/freight-forwarder/admin/quotation/create", "createQuotation"],
  ["/freight-forwarder/admin/quotation/output/7", "createQuotation"],
  ["/freight-forwarder/admin/quotation/details/7", "quotationList"],
  ["/freight-forwarder/admin/manual-quotation/details/7", "list"],
  ["/freight-forwarder/admin/margins/agents", "marginsByAgent"],
  ["/freight-forwarder/admin/subscription", "overview"],
  ["/freight-forwarder/admin/subscription/plans", "plans"],
])("%s belongs to the entry %s: the longest match wins", async (pathname, label) => {
  expect(findMenuItem(await loadMenu("ROLE_FFADMIN"), pathname)?.entry.label).toBe(label);
});

test.each(["quotation/details/7/ATL/LUX", "goods/details/7", "price/7", "airfreight-price/7"])(
  "a shipper reads a received quotation in the list's entry: %s",
  async (path) => {
    const found = findMenuItem(await loadMenu("ROLE_CONSIGNEE"), `/shipper/${path}`);
    expect(found?.entry.label).toBe("quotationList");
  },
);

test("a role without a menu gets an empty one", async () => {
  expect(await loadMenu("")).toEqual([]);
});
