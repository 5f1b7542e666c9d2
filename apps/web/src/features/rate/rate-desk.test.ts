import { expect, test } from "vitest";
import { findScreen } from "../../lib/paths/screens.ts";
import { newRateHref, RATE_DESKS, rateDeskAt, rateHistoryHref, rateHref, rateListHref } from "./rate-desk.ts";

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
