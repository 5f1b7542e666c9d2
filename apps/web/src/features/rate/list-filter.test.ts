import { rateFilter, rateSort } from "@kilolane/contract";
import { expect, test } from "vitest";
import { exportViewOf, isNarrowed, mayExport, openTabOf, tabsOf, toRateQuery } from "./list-filter.ts";
import { RATE_DESKS } from "./rate-desk.ts";

const STATE = { search: "", filter: {}, sort: undefined, page: 1, size: 25 };

test.each(RATE_DESKS)("every tab of $root is a filter of the contract", (desk) => {
  for (const tab of tabsOf(desk)) {
    const query = toRateQuery(desk, { ...STATE, search: " LH ", filter: { tab, from: "jfk" } });
    expect(rateFilter.safeParse(JSON.parse(query.filter ?? "{}")).success, tab).toBe(true);
    expect(openTabOf(desk, { tab })).toBe(tab);
  }
});

test("an export is narrowed as the tab is; where no published rate is shown, there is none", () => {
  const desk = RATE_DESKS.find(({ keeper }) => keeper !== "forwarder");
  const forwarder = RATE_DESKS.find(({ keeper }) => keeper === "forwarder");
  if (desk === undefined || forwarder === undefined) throw new Error("no desk");
  const offered = tabsOf(desk).filter((tab) => mayExport(desk, tab));
  expect(offered.map((tab) => [tab, exportViewOf(tab)])).toEqual([
    ["all", undefined],
    ["live", "live"],
    ["changed", "changed"],
    ["future", "future"],
    ["new", "new"],
    ["expiring", "expiring"],
    ["expired", "expired"],
  ]);
  expect(tabsOf(forwarder).filter((tab) => mayExport(forwarder, tab))).toEqual(["own"]);
});

test("the day a rate was added narrows and sorts the list", () => {
  const [desk] = RATE_DESKS;
  if (desk === undefined) throw new Error("no desk");
  const filter = { addedFrom: "2026-03-01", addedUntil: "2026-02-30" };
  const asked = toRateQuery(desk, { ...STATE, filter, sort: { by: "addedAt", descending: true } });
  expect(JSON.parse(asked.filter ?? "")).toMatchObject({ addedFrom: "2026-03-01" });
  expect(asked.filter).not.toContain("addedUntil");
  expect(rateSort.parse(JSON.parse(asked.sort ?? ""))).toEqual({ field: "addedAt", direction: "desc" });
  expect(isNarrowed(desk, { search: "", filter })).toBe(true);
});

test("what somebody typed into the address and makes no sense is left out", () => {
  const [desk] = RATE_DESKS;
  if (desk === undefined) throw new Error("no desk");
  const filter = { tab: "never", from: "NEW YORK", goods: "Gold", airlineId: "LH", rateType: "spot" };
  expect(toRateQuery(desk, { ...STATE, filter })).toEqual({
    page: 1,
    size: 25,
    filter: JSON.stringify({ rateType: ["general"] }),
  });
  expect(isNarrowed(desk, { search: "", filter })).toBe(false);
  const sort = toRateQuery(desk, { ...STATE, sort: { by: "expiryDate", descending: false } }).sort;
  expect(rateSort.parse(JSON.parse(sort ?? ""))).toEqual({ field: "expiryDate", direction: "asc" });
  expect(toRateQuery(desk, { ...STATE, sort: { by: "password", descending: true } }).sort).toBeUndefined();
});
