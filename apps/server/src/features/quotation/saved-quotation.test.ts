import {
  acceptOrCancelQuotation,
  cloneQuotation,
  countQuotations,
  createQuotation,
  editQuotationOptions,
  editSavedQuotation,
  exportQuotations,
  getQuotation,
  getRequest,
  listClientQuotations,
  listQuotations,
  listRecentQuotations,
  saveQuotation,
  updateSavedQuotation,
} from "@kilolane/contract";
import { sql } from "kysely";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, test } from "vitest";
import { buildForm, findRows, TOMORROW } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

const FORM = buildForm();

async function saved(person: SignedInPerson, count = 1) {
  const { body } = await person.call(createQuotation, { body: FORM });
  const quoteIds = body.options.slice(0, count).map((option) => option.quote_id);
  const answer = await person.call(saveQuotation, {
    query: { request_id: body.request_id, quote_id: quoteIds.join(",") },
    body: { remarks: "=handle with care", terms: "Subject to space." },
  });
  expect(answer.status, answer.text).toBe(200);
  return { ...answer.body, request_id: body.request_id, quoteIds };
}

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId, terms: { eawbFee: "5" } });
  await buildRate(world.database, { airlineId, rateType: "promo", breaks: [[0, 2]] });
});

describe("a saved quotation", () => {
  test("has a number, whole traces and is found in list, count and recent ones, by its company alone", async () => {
    const note = await saved(admin, 2);
    expect(note.number).toMatch(/^Q-\d{4}-\d{6}$/);
    const { body } = await admin.call(getQuotation, { params: { id: note.quotation_id } });
    expect(body).toMatchObject({ status: "draft", version: 1, terms: "Subject to space." });
    expect(body.options.map((option) => option.quote_id)).toEqual(note.quoteIds);
    expect(body.options.every((option) => option.trace.length > 4)).toBe(true);
    expect(body.timeline.map((event) => event.kind)).toEqual(["saved"]);
    const list = await admin.call(listQuotations, {
      query: { filter: JSON.stringify({ search: note.number }) },
    });
    expect(list.body.content.map((row) => [row.quotation_id, row.sellTotal])).toEqual([
      [note.quotation_id, note.sellTotal],
    ]);
    expect(list.body.total).toBe(1);
    const recent = await admin.call(listRecentQuotations);
    expect(recent.body.content.some((row) => row.quotation_id === note.quotation_id)).toBe(true);
    expect((await admin.call(countQuotations)).body.byStatus["draft"]).toBeGreaterThan(0);
    expect((await stranger.call(getQuotation, { params: { id: note.quotation_id } })).status).toBe(404);
    expect((await stranger.call(listQuotations, {})).body.content).toEqual([]);
    expect((await agent.call(getQuotation, { params: { id: note.quotation_id } })).status).toBe(404);
    const audit = await findRows(
      world,
      sql<{ action: string }>`select action from audit_entry where subject_id = ${note.quotation_id}`,
    );
    expect(audit.map((row) => row.action)).toEqual(["quotation.saved"]);
  });

  test("is refused without an option, with a foreign one, and for another company", async () => {
    const { body } = await admin.call(createQuotation, { body: FORM });
    const request_id = body.request_id;
    const none = await admin.call(saveQuotation, { query: { request_id, quote_id: "," } });
    expect([none.status, none.error.code]).toEqual([400, "no-option-chosen"]);
    const other = await admin.call(saveQuotation, { query: { request_id, quote_id: request_id } });
    expect(other.status).toBe(404);
    const quote_id = body.options[0]?.quote_id ?? "";
    expect((await stranger.call(saveQuotation, { query: { request_id, quote_id } })).status).toBe(404);
  });

  test("a version that no quotation can have is refused at its field", async () => {
    const note = await saved(admin);
    const query = { version: 2_147_483_648 };
    const answer = await admin.send(getQuotation, { params: { id: note.quotation_id }, query });
    expect([answer.status, answer.error.errors[0]?.field]).toEqual([400, "version"]);
  });

  test("forty saved at once get forty numbers without a gap", async () => {
    const notes = await Promise.all(Array.from({ length: 40 }, () => saved(stranger)));
    const numbers = notes.map((note) => Number(note.number.slice(-6))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  test("a draft is edited in place; of two writers the second gets 409 with the current version", async () => {
    const note = await saved(admin);
    const edit = (value: string) =>
      admin.call(editSavedQuotation, {
        body: {
          quotation_id: note.quotation_id,
          version: 1,
          lockVersion: 1,
          options: [{ quote_id: note.quoteIds[0] ?? "", margin: { kind: "margin", value } }],
        },
      });
    const answers = await Promise.all([edit("20"), edit("30")]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.find((answer) => answer.status === 409);
    expect([lost?.error.code, lost?.error.currentVersion]).toEqual(["version-conflict", 1]);
    const now = await admin.call(getQuotation, { params: { id: note.quotation_id } });
    expect(now.body).toMatchObject({ version: 1, lockVersion: 2 });
    expect(now.body.timeline.map((event) => event.kind)).toEqual(["edited", "saved"]);
  });

  test("below the floor it cannot be saved by an agent, nor by an admin without a reason", async () => {
    const { body } = await agent.call(createQuotation, { body: FORM });
    const quote_id = body.options[0]?.quote_id ?? "";
    await admin.call(editQuotationOptions, {
      body: {
        request_id: body.request_id,
        options: [{ quote_id, margin: { kind: "margin", value: "1" }, reason: "r" }],
      },
    });
    const approved = await agent.call(saveQuotation, { query: { request_id: body.request_id, quote_id } });
    expect(approved.status, approved.text).toBe(200);
    const detail = await agent.call(getQuotation, { params: { id: approved.body.quotation_id } });
    expect(detail.body.timeline.map((event) => event.kind)).toEqual(["floor-approved", "saved"]);
    const lower = await agent.call(editSavedQuotation, {
      body: {
        quotation_id: approved.body.quotation_id,
        version: 1,
        lockVersion: 1,
        options: [{ quote_id, margin: { kind: "margin", value: "0.5" } }],
      },
    });
    expect([lower.status, lower.error.code]).toEqual([403, "below-margin-floor"]);
  });

  test("terms, language and validity change no price; a validity beyond the rates' is refused", async () => {
    const note = await saved(admin);
    const update = (changes: object) =>
      admin.call(updateSavedQuotation, {
        body: { quotation_id: note.quotation_id, version: 1, lockVersion: 1, ...changes },
      });
    const changed = await update({ language: "ar", validUntil: TOMORROW });
    expect(changed.body).toMatchObject({ language: "ar", validUntil: TOMORROW, version: 1, lockVersion: 2 });
    expect(changed.body.options[0]?.sellTotal).toBe(note.sellTotal);
    const late = await update({ lockVersion: 2, validUntil: "2200-01-01" });
    expect(late.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(["validUntil after-rate"]);
  });

  test("a change that does not say which state it saw is refused at the field", async () => {
    const { quotation_id } = await saved(admin);
    for (const endpoint of [updateSavedQuotation, editSavedQuotation]) {
      const { status, error } = await admin.send(endpoint, { body: { quotation_id, version: 1 } });
      expect([status, error.errors[0]]).toMatchObject([400, { field: "lockVersion", code: "required" }]);
    }
  });

  test("past its expiry it counts as expired at once, and is priced again as a new version", async () => {
    const note = await saved(admin);
    await findRows(
      world,
      sql`update quotation set expires_at = '2020-01-01' where id = ${note.quotation_id}`,
    );
    const { body } = await admin.call(getQuotation, { params: { id: note.quotation_id } });
    expect([body.status, body.abilities["send"]?.allowed, body.abilities["reprice"]?.allowed]).toEqual([
      "expired",
      false,
      true,
    ]);
    const accept = await admin.call(acceptOrCancelQuotation, {
      query: { quotation_id: note.quotation_id, status: "accept" },
    });
    expect([accept.status, accept.error.code]).toEqual([409, "quotation-expired"]);
    const again = await admin.call(editSavedQuotation, {
      body: { quotation_id: note.quotation_id, version: 1, lockVersion: 1, reprice: true },
    });
    expect(again.body, again.text).toMatchObject({ status: "draft", version: 2, currentVersion: 2 });
    const old = await admin.call(getQuotation, { params: { id: note.quotation_id }, query: { version: 1 } });
    expect(old.body.version).toBe(1);
    expect(old.body.abilities["edit"]).toEqual({ allowed: false, reason: "superseded" });
  });

  test("a clone is a new request with the same shipment", async () => {
    const note = await saved(admin);
    const clone = await admin.call(cloneQuotation, { params: { id: note.quotation_id }, body: {} });
    const request = await admin.call(getRequest, { params: { id: clone.body.requestId } });
    expect(request.body.form["goodsArray"]).toEqual(
      (await admin.call(getRequest, { params: { id: note.request_id } })).body.form["goodsArray"],
    );
    expect(
      (await stranger.call(cloneQuotation, { params: { id: note.quotation_id }, body: {} })).status,
    ).toBe(404);
  });

  test("exports numbers as numbers and disarms formulas, in the caller's language", async () => {
    await findRows(
      world,
      sql`update quotation set inquirer_company = '=1+1' where company_id = ${admin.user.company.id}`,
    );
    const csv = await admin.call(
      exportQuotations,
      { query: { format: "csv" } },
      { headers: { "accept-language": "fr" } },
    );
    expect(csv.status).toBe(200);
    const text = csv.bytes.toString("utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text).toContain("'=1+1");
    expect(text.split("\r\n")[0]).not.toContain("Status");
    const xlsx = await admin.call(exportQuotations, { query: { format: "xlsx" } });
    const book = await readXlsx(xlsx.bytes);
    const rows = book.sheets[0]?.rows ?? [];
    expect(rows.length).toBeGreaterThan(5);
    expect(typeof rows[1]?.[12]).toBe("number");
    expect(rows[1]?.[4]).toBe("'=1+1");
    expect((await stranger.call(exportQuotations, { query: {} })).text).not.toContain("=1+1");
  });

  test("filters by state, sorts and pages", async () => {
    const page = await admin.call(listQuotations, {
      query: {
        page: 1,
        size: 2,
        filter: JSON.stringify({ status: ["draft"], from: "JFK" }),
        sort: JSON.stringify({ field: "sellTotal", direction: "asc" }),
      },
    });
    expect(page.status, page.text).toBe(200);
    expect(page.body.content.length).toBe(2);
    expect(page.body.content.every((row) => row.status === "draft")).toBe(true);
    const totals = page.body.content.map((row) => Number(row.sellTotal));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    const bad = await admin.call(listQuotations, { query: { filter: "{" } });
    expect(bad.status).toBe(400);
  });

  test("a client has a list of its own, without profit", async () => {
    const client = await world.signInAs("ROLE_FFCLIENT", { company: admin.user.company });
    const list = await client.call(listClientQuotations, { query: {} });
    expect(list.body.content).toEqual([]);
    expect((await client.call(listQuotations, {})).status).toBe(403);
  });
});
