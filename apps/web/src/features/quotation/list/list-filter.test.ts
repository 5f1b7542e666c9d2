import { quotationFilter, quotationSort } from "@kilolane/contract";
import { describe, expect, it } from "vitest";
import {
  isNarrowed,
  statusesOf,
  toListFilter,
  toListQuery,
  viewOfQuery,
  viewToQuery,
} from "./list-filter.ts";

const state = { page: 3, size: 50, search: "", filter: {}, sort: undefined };

describe("the list's address as the call's query", () => {
  it("sends neither filter nor sort when the address names none", () => {
    expect(toListQuery(state)).toEqual({ page: 3, size: 50 });
  });

  it("sends what the contract reads, filter and sort alike", () => {
    const wire = toListFilter({
      search: "  Q-2026 ",
      filter: {
        status: ["sent", "draft"],
        from: "JFK",
        goods: "Dangerous Goods",
        createdFrom: "2026-01-31",
        owner: "01890a5d-ac96-774b-bcce-b302099a8057",
      },
      sort: { by: "sellTotal", descending: false },
    });
    expect(quotationFilter.parse(JSON.parse(wire.filter ?? "null"))).toEqual({
      search: "Q-2026",
      status: ["draft", "sent"],
      from: "JFK",
      goods: "Dangerous Goods",
      createdFrom: "2026-01-31",
      owner: "01890a5d-ac96-774b-bcce-b302099a8057",
    });
    expect(quotationSort.parse(JSON.parse(wire.sort ?? "null"))).toEqual({
      field: "sellTotal",
      direction: "asc",
    });
  });

  it("drops what somebody typed into the address and the server would refuse", () => {
    const typed = {
      ...state,
      filter: {
        status: "gone",
        from: "JFKX",
        goods: "Bananas",
        owner: "me",
        createdTo: "2026-13-01",
        other: "x",
      },
      sort: { by: "profit", descending: true },
    };
    expect(toListQuery(typed)).toEqual({ page: 3, size: 50 });
    expect(isNarrowed(typed)).toBe(false);
  });

  it("takes one status as a text and several as a list", () => {
    expect(statusesOf({ status: "expired" })).toEqual(["expired"]);
    expect(statusesOf({ status: ["rejected", "accepted", "nonsense"] })).toEqual(["accepted", "rejected"]);
    expect(statusesOf({})).toEqual([]);
  });

  it("counts search and filters as narrowing, a status tab not", () => {
    expect(isNarrowed({ search: "", filter: { status: ["draft"] } })).toBe(false);
    expect(isNarrowed({ search: "", filter: { to: "FRA" } })).toBe(true);
    expect(isNarrowed({ search: "acme", filter: {} })).toBe(true);
  });
});

describe("saved views", () => {
  it("come back as they were stored", () => {
    const view = { search: "acme", filter: { status: ["sent"], to: "FRA" }, sort: "-sellTotal" };
    expect(viewOfQuery(viewToQuery(view))).toEqual(view);
  });

  it("are the same whatever the order their filters were set in", () => {
    const one = viewToQuery({ search: "", filter: { to: "FRA", from: "JFK", goods: "" }, sort: "" });
    const other = viewToQuery({ search: "", filter: { from: "JFK", to: "FRA" }, sort: "" });
    expect(one).toBe(other);
  });

  it("read nothing into a text that is not one of ours", () => {
    const empty = { search: "", filter: {}, sort: "" };
    expect(viewOfQuery("not json")).toEqual(empty);
    expect(viewOfQuery("null")).toEqual(empty);
    expect(viewOfQuery('{"search":3,"filter":null}')).toEqual(empty);
  });
});
