import { ROLES } from "@kilolane/domain";
import { expect, test } from "vitest";
import { targetOf } from "./target-of.ts";

const NOTHING = {
  quoteId: null,
  fromStation: null,
  toStation: null,
  mainManu: "",
  subManu: "",
  airfareId: null,
  feedbackId: null,
  requestId: null,
  roomId: null,
  proposalId: null,
  carrierId: null,
};
const ABOUT = { ...NOTHING, quoteId: "7", fromStation: "JFK", toStation: "FRA", mainManu: "quotation" };

/** Which role is led where; the test of paths in target-of leaves out what a role may not open. */
const targetsOf = (about: Parameters<typeof targetOf>[0]) =>
  ROLES.flatMap((role) => {
    const target = targetOf(about, role);
    return target === null ? [] : [`${role} ${target}`];
  }).toSorted();

test("a question below the floor leads to the list of them, its answer to the price", () => {
  const asked = { ...NOTHING, mainManu: "margins", subManu: "list" };
  expect(targetsOf(asked)).toEqual([
    "ROLE_FFADMIN /freight-forwarder/admin/margins/approvals",
    "ROLE_FFAGENT /freight-forwarder/agent/margins/approvals",
  ]);
  expect(targetOf({ ...asked, requestId: "5" }, "ROLE_FFAGENT")).toBe(
    "/freight-forwarder/agent/quotation/output/5",
  );
  expect(targetOf({ ...asked, quoteId: "7" }, "ROLE_FFAGENT")).toBe(
    "/freight-forwarder/agent/quotation/details/7",
  );
});

test("leads to the quotation on a screen that the reader may open", () => {
  expect(targetsOf(ABOUT)).toEqual([
    "ROLE_CONSIGNEE /shipper/quotation/details/7/JFK/FRA",
    "ROLE_FFADMIN /freight-forwarder/admin/quotation/details/7",
    "ROLE_FFAGENT /freight-forwarder/agent/quotation/details/7",
    "ROLE_FFCLIENT /freight-forwarder/client/quotation/details/7",
  ]);
});

test("leads nowhere when it is about no quotation, or nobody is signed in", () => {
  expect(targetOf({ ...ABOUT, quoteId: null }, "ROLE_FFADMIN")).toBeNull();
  expect(targetOf(ABOUT, "")).toBeNull();
  expect(targetOf({ ...ABOUT, fromStation: null }, "ROLE_CONSIGNEE")).toBeNull();
});

test("leads to the keys in use, 50 a page, for those who give keys out", () => {
  const query = "?page=1&size=50&filter=%7B%22state%22%3A%22Used%22%7D";
  expect(targetsOf({ ...NOTHING, mainManu: "key-management" })).toEqual([
    `ROLE_AIRLINE_ADMIN /airline/admin/assign-key${query}`,
    `ROLE_FFADMIN /freight-forwarder/admin/key-management/assigned${query}`,
  ]);
});

test("leads to the rate that ends, or to the list of its kind", () => {
  expect(targetsOf({ ...NOTHING, mainManu: "rate", subManu: "promo", airfareId: "9" })).toEqual([
    "ROLE_AIRLINE_ADMIN /airline/admin/spot-rate/edit/9",
    "ROLE_AIRLINE_AGENT /airline/agent/spot-rate/edit/9",
    "ROLE_DATAENTRY /data-entry/airfare/edit/9",
    "ROLE_FFADMIN /freight-forwarder/admin/airline-rates/edit/9",
    "ROLE_FFAGENT /freight-forwarder/agent/airline-rates/edit/9",
  ]);
  const contracts = targetsOf({ ...NOTHING, mainManu: "rate", subManu: "contract" });
  expect(contracts).toContain("ROLE_AIRLINE_ADMIN /airline/admin/contract-rate/list/view");
  expect(contracts.some((target) => target.startsWith("ROLE_AIRLINE_AGENT"))).toBe(false);
});

test("leads the desk to a client's request, and who sent it to what was sent", () => {
  expect(targetsOf({ ...NOTHING, mainManu: "incoming-requests", requestId: "r" })).toEqual([
    "ROLE_CONSIGNEE /shipper/sent-requests/details/r",
    "ROLE_FFADMIN /freight-forwarder/admin/incoming-requests/details/r",
    "ROLE_FFAGENT /freight-forwarder/agent/incoming-requests/details/r",
    "ROLE_FFCLIENT /freight-forwarder/client/sent-requests/details/r",
  ]);
});

test("leads the desk to a proposal at its carrier, the trucking company to its own list", () => {
  expect(targetsOf({ ...NOTHING, mainManu: "trucking", proposalId: "p", carrierId: "c" })).toEqual([
    "ROLE_FFADMIN /freight-forwarder/admin/trucking/edit/c?proposal=p",
    "ROLE_FFAGENT /freight-forwarder/agent/trucking/edit/c?proposal=p",
    "ROLE_TRUCKING_ADMIN /trucking/tariffs?proposal=p",
  ]);
});

test("leads both sides to the conversation", () => {
  expect(targetsOf({ ...NOTHING, mainManu: "messages", roomId: "c" })).toEqual([
    "ROLE_CONSIGNEE /shipper/messages?room=c",
    "ROLE_FFADMIN /freight-forwarder/admin/messages?room=c",
    "ROLE_FFAGENT /freight-forwarder/agent/messages?room=c",
    "ROLE_FFCLIENT /freight-forwarder/client/messages?room=c",
  ]);
});

test("leads to the feedback: its author to the answer, the operator to all of it", () => {
  expect(targetsOf({ ...NOTHING, mainManu: "feedback", feedbackId: "f" })).toEqual([
    "ROLE_AIRLINE_ADMIN /airline-admin/feedback/feedbacklist/view/f",
    "ROLE_AIRLINE_AGENT /airline-agent/feedback/feedbacklist/view/f",
    "ROLE_CONSIGNEE /shipper/feedback/feedbacklist/view/f",
    "ROLE_FFADMIN /freight-forwarder/admin/feedback/feedbacklist/view/f",
    "ROLE_FFAGENT /freight-forwarder/agent/feedback/feedbacklist/view/f",
    "ROLE_FFCLIENT /freight-forwarder/client/feedback/feedbacklist/view/f",
    "ROLE_SUPERADMIN /super-admin/feedback/view?open=f",
  ]);
});

test("leads the operator to the companies that need a decision, by their kind", () => {
  const about = { ...NOTHING, mainManu: "company" };
  expect(targetsOf({ ...about, subManu: "airline" })).toEqual([
    "ROLE_SUPERADMIN /super-admin/airline/companies/unapproved-airlines",
  ]);
  for (const subManu of ["forwarder", "shipper", "trucking", "data-entry"])
    expect(targetsOf({ ...about, subManu })).toHaveLength(1);
  expect(targetsOf({ ...about, subManu: "bakery" })).toEqual([]);
});
