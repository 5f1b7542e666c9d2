import { ROLES } from "@kilolane/domain";
import { expect, test } from "vitest";
import { findScreen, mayOpen } from "../../lib/paths/screens.ts";
import { targetOf } from "./target-of.ts";

const ABOUT = { quoteId: "7", fromStation: "JFK", toStation: "FRA", mainManu: "quotation" };

test("leads to the quotation on a screen that the reader may open", () => {
  const targets = ROLES.map((role) => [role, targetOf(ABOUT, role)] as const);
  const found = targets.filter(([, target]) => target !== null);
  expect(found.map(([role]) => role).toSorted()).toEqual([
    "ROLE_CONSIGNEE",
    "ROLE_FFADMIN",
    "ROLE_FFAGENT",
    "ROLE_FFCLIENT",
  ]);
  for (const [role, target] of found) {
    const screen = findScreen(target ?? "");
    expect({ role, target, isOpen: screen !== undefined && mayOpen(role, screen) }).toMatchObject({
      isOpen: true,
    });
  }
});

test("leads nowhere when it is about no quotation, or nobody is signed in", () => {
  expect(targetOf({ ...ABOUT, quoteId: null }, "ROLE_FFADMIN")).toBeNull();
  expect(targetOf(ABOUT, "")).toBeNull();
  expect(targetOf({ ...ABOUT, fromStation: null }, "ROLE_CONSIGNEE")).toBeNull();
});

test("leads to the keys in use, 50 a page, for those who give keys out", () => {
  const about = { quoteId: null, fromStation: null, toStation: null, mainManu: "key-management" };
  const targets = ROLES.flatMap((role) => targetOf(about, role) ?? []);
  const query = "?page=1&size=50&filter=%7B%22state%22%3A%22Used%22%7D";
  expect(targets.toSorted()).toEqual([
    `/airline/admin/assign-key${query}`,
    `/freight-forwarder/admin/key-management/assigned${query}`,
  ]);
});
