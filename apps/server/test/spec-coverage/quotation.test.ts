import {
  acceptOrCancelQuotation,
  confirmOrCancelQuotation,
  countQuotations,
  editSavedQuotation,
  findCompanyQuotations,
  getQuotation,
  listClientQuotations,
  listCompanyQuotations,
  listQuotations,
  listRecentQuotations,
  saveQuotation,
  updateSavedQuotation,
  type Endpoint,
} from "@kilolane/contract";
import { describe, expect, test } from "vitest";
import { coverEndpoint } from "../cover.ts";
import { buildDraft, buildRequest, buildSent, useMarket } from "../build-market.ts";
import { useTestWorld, type SignedInPerson } from "../harness.ts";

/* Saved quotations: each call, its effect read back through another, another company's 404. */

const READ = "GET /ffadmin/quotation/{id}";

const world = useTestWorld();
const market = useMarket(world);

const show = (person: SignedInPerson, id: string) => person.call(getQuotation, { params: { id } });

test("chosen options are saved under a number, and one company alone reads them", async () => {
  const { ours, theirs } = market;
  const { request_id, quoteIds } = await buildRequest(ours.admin);
  const call = { query: { request_id, quote_id: quoteIds.join(",") }, body: { terms: "Subject to space." } };
  const foreignSave = await theirs.admin.call(saveQuotation, call);
  const { status, body } = await ours.admin.call(saveQuotation, call);
  const read = await show(ours.admin, body.quotation_id);
  expect(read.body).toMatchObject({
    number: body.number,
    version: 1,
    status: "draft",
    terms: "Subject to space.",
  });
  expect(read.body.options.map((option) => option.quote_id)).toEqual(quoteIds);
  const agrees = read.body.number === body.number;
  coverEndpoint("POST", "/ffadmin/quotation/save", {
    status,
    readBack: { through: READ, agrees },
    foreign: foreignSave,
  });
  coverEndpoint("GET", "/ffadmin/quotation/{id}", {
    status: read.status,
    readBack: { through: "POST /ffadmin/quotation/save", agrees },
    foreign: await show(theirs.admin, body.quotation_id),
  });
});

test("terms and remarks are updated, and no price is", async () => {
  const { ours, theirs } = market;
  const draft = await buildDraft(ours.agent);
  const body = {
    quotation_id: draft.quotation_id,
    version: 1,
    lockVersion: 1,
    terms: "Ready at dock 4",
    remarks: "Fragile",
    language: "fr" as const,
  };
  const foreign = await theirs.admin.call(updateSavedQuotation, { body });
  const { status } = await ours.agent.call(updateSavedQuotation, { body });
  const read = await show(ours.agent, draft.quotation_id);
  expect(read.body).toMatchObject({ terms: "Ready at dock 4", remarks: "Fragile", language: "fr" });
  expect(read.body.options[0]?.sellTotal).toBe(draft.sellTotal);
  const agrees = read.body.lockVersion === 2;
  coverEndpoint("POST", "/ffadmin/saved-quotation/update", {
    status,
    readBack: { through: READ, agrees },
    foreign,
  });
});

test("the price of a sent quotation is edited as its next version; the sent one stays", async () => {
  const { ours, theirs } = market;
  const sent = await buildSent(ours.admin, ours.client);
  const margin = { kind: "flat" as const, value: "100" };
  const body = {
    quotation_id: sent.quotation_id,
    version: 1,
    lockVersion: 2,
    options: [{ quote_id: sent.quoteId, margin }],
  };
  const foreign = await theirs.admin.call(editSavedQuotation, { body });
  const { status } = await ours.admin.call(editSavedQuotation, { body });
  const read = await show(ours.admin, sent.quotation_id);
  // 272.00 + 100.00
  expect(read.body).toMatchObject({ version: 2, status: "draft" });
  expect(read.body.options[0]?.sellTotal).toBe("372.00");
  const params = { id: sent.quotation_id };
  const first = await ours.admin.call(getQuotation, { params, query: { version: 1 } });
  expect(first.body.options[0]?.sellTotal).toBe(sent.sellTotal);
  const agrees = read.body.options[0]?.sellTotal === "372.00";
  coverEndpoint("POST", "/ffadmin/saved-quotation/edit", {
    status,
    readBack: { through: READ, agrees },
    foreign,
  });
});

test("the desk records what the client said by phone", async () => {
  const { ours, theirs } = market;
  const sent = await buildSent(ours.admin, ours.client, { options: 2 });
  const query = {
    quotation_id: sent.quotation_id,
    quote_id: sent.quoteId,
    status: "accept" as const,
  };
  const foreign = await theirs.admin.call(acceptOrCancelQuotation, { query });
  const { status } = await ours.admin.call(acceptOrCancelQuotation, { query });
  const read = await show(ours.admin, sent.quotation_id);
  expect(read.body).toMatchObject({ status: "accepted", decidedQuoteId: sent.quoteId });
  const agrees = read.body.timeline.some((event) => event.kind === "accepted");
  coverEndpoint("POST", "/ffadmin/saved-quotation/accept-or-cancel", {
    status,
    readBack: { through: READ, agrees },
    foreign,
  });
});

test("a client decides what was sent to it; a colleague's client and another company's may not", async () => {
  const { ours, theirs } = market;
  const sent = await buildSent(ours.admin, ours.client);
  const query = { quotation_id: sent.quotation_id, quote_id: sent.quoteId, status: "confirm" as const };
  const other = await world.signInAs("ROLE_FFCLIENT", { company: ours.admin.user.company });
  expect((await other.call(confirmOrCancelQuotation, { query })).status).toBe(404);
  const foreign = await theirs.client.call(confirmOrCancelQuotation, { query });
  const { status } = await ours.client.call(confirmOrCancelQuotation, { query });
  const read = await show(ours.admin, sent.quotation_id);
  const agrees = read.body.status === "accepted" && read.body.decidedQuoteId === sent.quoteId;
  coverEndpoint("PUT", "/ffclient/saved-quotation/confirm-or-cancel", {
    status,
    readBack: { through: READ, agrees },
    foreign,
  });
  const twice = await ours.client.call(confirmOrCancelQuotation, { query: { ...query, status: "cancel" } });
  expect([twice.status, twice.error.code]).toEqual([409, "state-conflict"]);
});

const LISTS: (Pick<Endpoint, "method" | "path"> & typeof listQuotations)[] = [
  listQuotations,
  listCompanyQuotations,
  findCompanyQuotations,
];

describe("lists", () => {
  test.each(LISTS)("$name pages, filters and sorts the company's own", async (endpoint) => {
    const desk = await world.signInAs("ROLE_FFADMIN");
    const first = await buildDraft(desk);
    const second = await buildDraft(desk, { form: { goodsArray: [heavy] } });
    const sort = JSON.stringify({ field: "chargeableWeightKg", direction: "desc" });
    const list = await desk.call(endpoint, { query: { page: 1, size: 1, sort } });
    expect(list.body).toMatchObject({ total: 2, content: [{ quotation_id: second.quotation_id }] });
    const next = await desk.call(endpoint, { query: { page: 2, size: 1, sort } });
    expect(next.body.content.map((row) => row.quotation_id)).toEqual([first.quotation_id]);
    const filter = JSON.stringify({ search: second.number });
    const found = await desk.call(endpoint, { query: { filter } });
    expect(found.body.content.map((row) => row.number)).toEqual([second.number]);
    const others = await market.theirs.admin.call(endpoint, {
      query: { filter: JSON.stringify({ owner: desk.user.id }) },
    });
    expect(others.body.content).toEqual([]);
  });

  const heavy = { pieces: 1, length: 60, width: 50, height: 40, totalWeight: 500 };

  test("a client lists what was sent to it, a draft not, another client's neither", async () => {
    const { ours, theirs } = market;
    const sent = await buildSent(ours.admin, ours.client);
    const draft = await buildDraft(ours.admin, { form: { client_id: ours.client.user.id } });
    const list = await ours.client.call(listClientQuotations, { query: { size: 100 } });
    const ids = list.body.content.map((row) => row.quotation_id);
    expect(ids).toContain(sent.quotation_id);
    expect(ids).not.toContain(draft.quotation_id);
    const other = await world.signInAs("ROLE_FFCLIENT", { company: ours.admin.user.company });
    for (const person of [other, theirs.client]) {
      const seen = await person.call(listClientQuotations, { query: {} });
      expect(seen.body.content).toEqual([]);
    }
  });

  test("the last changed come first, and the count follows every change", async () => {
    const desk = await world.signInAs("ROLE_FFADMIN");
    const before = await desk.call(countQuotations);
    expect(before.body.count).toBe(0);
    const ids = [];
    for (let index = 0; index < 12; index += 1) ids.push((await buildDraft(desk)).quotation_id);
    const [oldest = "", ...rest] = ids;
    await desk.call(updateSavedQuotation, {
      body: { quotation_id: oldest, version: 1, lockVersion: 1, remarks: "again" },
    });
    const recent = await desk.call(listRecentQuotations);
    expect(recent.body.content.map((row) => row.quotation_id)).toEqual([
      oldest,
      ...rest.toReversed().slice(0, 9),
    ]);
    await desk.call(acceptOrCancelQuotation, { query: { quotation_id: oldest, status: "cancel" } });
    const after = await desk.call(countQuotations);
    expect(after.body).toMatchObject({ count: 12, byStatus: { draft: 11, cancelled: 1 } });
    expect((await market.theirs.admin.call(countQuotations)).body.count).toBe(0);
  });
});
