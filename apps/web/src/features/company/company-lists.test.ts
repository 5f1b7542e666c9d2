import { expect, test } from "vitest";
import { companyListAt, openTabOf, toCompanyQuery } from "./company-lists.ts";
import { addCompanyHref, kindAt } from "./company-form.ts";
import { peopleListAt, toPeopleQuery } from "./people-lists.ts";

const APPROVED = companyListAt("/super-admin/freight-forwarder/companies/approved-companies");
const by = (field: string) => ({ ...STATE, sort: { by: field, descending: true } });
const STATE = { search: "", filter: {}, sort: undefined, page: 1, size: 25 };

test("a tab of the address narrows the list; anything else typed there is the first tab", () => {
  expect(toCompanyQuery(APPROVED, { ...STATE, filter: { tab: "Inactive" } })).toMatchObject({
    kind: "forwarder",
    approval: "approved",
    filter: "Inactive",
  });
  // 'waiting' is a tab of other lists: an approved one must never show who waits
  for (const tab of ["waiting", "1=1", ""]) expect(openTabOf(APPROVED, { filter: { tab } })?.id).toBe("All");
  const shippers = companyListAt("/super-admin/shippers/list/view/");
  expect(toCompanyQuery(shippers, { ...STATE, filter: { tab: "waiting" } }).approval).toBe("waiting");
  expect(() => companyListAt("/super-admin/nothing")).toThrow(RangeError);
});

test("only what the server sorts by is asked for", () => {
  expect(toCompanyQuery(APPROVED, by("name"))).toMatchObject({ sort: "name", direction: "desc" });
  expect(toCompanyQuery(APPROVED, by("password"))).not.toHaveProperty("sort");
});

test("a list of people is of one role, and of one company where the path names it", () => {
  const admins = peopleListAt("/super-admin/freight-forwarder/companies/admin-enrolled/7");
  const query = toPeopleQuery(admins, "7", { ...STATE, filter: { tab: "Suspended" }, search: " ida " });
  expect(query).toMatchObject({ role: "ROLE_FFADMIN", companyId: "7", state: "Suspended", search: "ida" });
  const drivers = peopleListAt("/super-admin/trucking/admins/list/view");
  expect(toPeopleQuery(drivers, undefined, STATE)).not.toHaveProperty("companyId");
});

test("the kind of a new company is in the address of its form", () => {
  for (const kind of ["forwarder", "airline", "shipper", "trucking", "data-entry"] as const) {
    const { pathname, search } = new URL(addCompanyHref(kind), "http://kilolane.example");
    expect(kindAt({ pathname, search })).toBe(kind);
  }
  expect(kindAt({ pathname: "/x", search: "?kind=platform" })).toBe("forwarder");
});
