import { expect, test } from "vitest";
import { findScreen } from "../../lib/paths/screens.ts";
import {
  deskForType,
  newRateHref,
  RATE_DESKS,
  rateDeskAt,
  rateHistoryHref,
  rateHref,
  rateListHref,
} from "./rate-desk.ts";

test.each(RATE_DESKS)("the screens of $root exist", (desk) => {
  const addresses = [
    rateListHref(desk),
    rateHref(desk, "7"),
    newRateHref(desk),
    rateHistoryHref(desk, "7"),
  ].filter((address) => address !== null);
  for (const address of addresses) expect(findScreen(address)?.path, address).toBeDefined();
  expect(rateDeskAt(rateListHref(desk))).toBe(desk);
  expect(desk.types).toEqual(expect.arrayContaining([...desk.makes]));
});

test("the old address of manual rates is the forwarder's desk; other screens are none", () => {
  expect(rateDeskAt("/freightForwarder/admin/contract-rate/manual-rate").keeper).toBe("forwarder");
  expect(() => rateDeskAt("/airline/admin/agents/add")).toThrow(RangeError);
});

test.each([
  ["/airline/admin/general-rate/edit/7", "spot", "/airline/admin/spot-rate"],
  ["/airline/admin/general-rate/edit/7", "general", "/airline/admin/general-rate"],
  ["/airline/admin/spot-rate/edit/7", "contract", "/airline/admin/contract-rate"],
  ["/airline/agent/general-rate/edit/7", "priority", "/airline/agent/priority-rate"],
  ["/airline/agent/general-rate/edit/7", "contract", undefined],
  ["/data-entry/airfare/edit/7", "spot", undefined],
  ["/freight-forwarder/admin/airline-rates/edit/7", "spot", "/freight-forwarder/admin/airline-rates"],
  ["/super-admin/airline/airrate/update/7", "contract", "/super-admin/airline/airrate"],
] as const)("at %s a %s rate belongs to %s", (path, type, root) => {
  expect(deskForType(rateDeskAt(path), type)?.root).toBe(root);
});
