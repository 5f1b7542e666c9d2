import { expect, test } from "vitest";
import { companyKindOf, tabOf, toKeyQuery } from "./key-filter.ts";

const state = { search: "", filter: {}, sort: undefined, page: 1, size: 50 };

test("the address of a notification is understood: page 1, size 50 and a word of the filter", () => {
  const filter = { state: "Suspended" };
  expect(toKeyQuery({ ...state, filter }, "Assigned")).toEqual({ filter: "Suspended", page: 1, size: 50 });
});

test("what somebody typed into the address and makes no sense is left out", () => {
  expect(tabOf({ state: "Lost" }, "Unassigned")).toBe("Unassigned");
  expect(companyKindOf({ kind: "bakery" }, "forwarder")).toBe("forwarder");
  const wild = { ...state, filter: { type: "pilot" }, sort: { by: "secret", descending: true } };
  expect(toKeyQuery(wild, "All")).toEqual({ filter: "All", page: 1, size: 50 });
});

test("search, type and order travel as the server names them", () => {
  const sort = { by: "expiryDate", descending: false };
  const query = toKeyQuery({ ...state, search: " elm ", filter: { type: "agent" }, sort }, "All");
  expect(query).toMatchObject({ search: "elm", keyType: "agent", sort: "expiryDate", direction: "asc" });
});
