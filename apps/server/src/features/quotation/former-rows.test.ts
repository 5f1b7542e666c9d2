import {
  cloneQuotation,
  createQuotation,
  editSavedQuotation,
  emailQuotation,
  getQuotation,
  getQuotationPdf,
  getRequest,
  quotationForm,
  repriceQuotation,
} from "@kilolane/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { buildForm, buildQuotation, caughtMail, findRows } from "../../../test/build-quotations.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";
import { readPdfText } from "../../../test/read-pdf-text.ts";

/* Requests and versions that were written before the stored request had a version hold the wire's form. */

const { world, admin } = useFuelDesk();
const form = buildForm({
  goodsArray: [{ pieces: 3, length: 60, width: 50, height: 40, totalWeight: 240, stackable: false }],
  incoterm: "EXW",
  declaredValue: 10_000,
  insurancePercent: 0.4,
});
/** As every row held it, before it was said who pays the freight. */
const { freightTerm: _prepaid, ...former } = quotationForm.parse(form);
const formerForm = JSON.stringify(former);

let note: Awaited<ReturnType<typeof buildQuotation>>;
let before: Awaited<ReturnType<typeof lookAt>>;

/** What the desk sees of the request and of the quotation made of it. */
async function lookAt() {
  const params = { id: note.quotation_id };
  const request = await admin.call(getRequest, { params: { id: note.request_id } });
  const quotation = await admin.call(getQuotation, { params });
  const print = await admin.call(getQuotationPdf, { params, query: { detail: "bands" } });
  return { request: request.body, quotation: quotation.body, print: await readPdfText(print.bytes) };
}

const storedContents = () =>
  findRows(
    world,
    sql<{ version: number; content: Record<string, unknown> }>`
      select version, content from quotation_version where quotation_id = ${note.quotation_id} order by version`,
  );

const storedRequest = async () => {
  const [row] = await findRows(
    world,
    sql<{ input: object }>`select input from quotation_request where id = ${note.request_id}`,
  );
  return row?.input;
};

beforeEach(async () => {
  note = await buildQuotation(admin, { form });
  before = await lookAt();
  await world.database.query("update quotation_request set input = $2 where id = $1", [
    note.request_id,
    formerForm,
  ]);
  await world.database.query(
    `update quotation_version set content = (content - 'request') || jsonb_build_object('form', $2::jsonb)
     where quotation_id = $1`,
    [note.quotation_id, formerForm],
  );
});

test("opens and prints as it did, and reading leaves its row as it is", async () => {
  expect(await lookAt()).toEqual(before);
  expect(before.quotation.form).toMatchObject({ incoterm: "EXW", declaredValue: "10000", pickupZip: null });
  expect(before.print).toContain("Notstackable");
  expect(await storedRequest()).toEqual(JSON.parse(formerForm));
  const [version] = await storedContents();
  expect(version?.content).toMatchObject({ form: JSON.parse(formerForm) });
});

test("is mailed unchanged as the version it is, with its document", async () => {
  const query = { request_id: note.request_id, quote_id: note.quote_id, email: "former@example.com" };
  const sent = await admin.call(emailQuotation, { query });
  expect(sent.body, sent.text).toMatchObject({ quotation_id: note.quotation_id, version: 1 });
  const { pdf } = await caughtMail(world, "former@example.com");
  expect(await readPdfText(pdf)).toContain(note.number);
});

test("prices to the same figures when it is priced again or cloned", async () => {
  const figures = ({ options }: typeof before.request) => options.map(({ sellTotal }) => sellTotal);
  const repriced = await admin.call(repriceQuotation, { params: { id: note.request_id }, body: form });
  expect(figures(repriced.body), repriced.text).toEqual(figures(before.request));
  expect(await storedRequest()).toMatchObject({ version: 3, origin: "JFK", incoterm: "EXW" });
  const clone = await admin.call(cloneQuotation, {
    params: { id: note.quotation_id },
    body: {},
  });
  const cloned = await admin.call(getRequest, { params: { id: clone.body.requestId } });
  expect(figures(cloned.body), cloned.text).toEqual(figures(before.request));
});

test("is edited at the same prices, and is written in the shape of today", async () => {
  const margin = { kind: "markup" as const, value: "40" };
  const body = {
    quotation_id: note.quotation_id,
    version: 1,
    lockVersion: note.lockVersion,
    options: [{ quote_id: note.quote_id, margin }],
  };
  const edited = await admin.call(editSavedQuotation, { body });
  expect(edited.body.form, edited.text).toEqual(before.quotation.form);
  expect(edited.body.options.map(({ buyTotal }) => buyTotal)).toEqual(
    before.quotation.options.map(({ buyTotal }) => buyTotal),
  );
  const [version] = await storedContents();
  expect(version?.content).toMatchObject({ request: { version: 3, goodsType: "General" } });
  expect(version?.content).not.toHaveProperty("form");
  const fresh = await admin.call(createQuotation, { body: form });
  expect(fresh.body.form).toEqual(before.quotation.form);
});

test("of version 2, without a word on who pays, opens, prints and prices as prepaid", async () => {
  await admin.call(repriceQuotation, { params: { id: note.request_id }, body: form });
  const markAsVersion2 = "(%s - 'freightTerm') || '{\"version\": 2}'";
  await world.database.query(
    `update quotation_request set input = ${markAsVersion2.replace("%s", "input")} where id = $1`,
    [note.request_id],
  );
  expect(await storedRequest()).toMatchObject({ version: 2 });
  const request = await admin.call(getRequest, { params: { id: note.request_id } });
  expect(request.body.form).toEqual(before.request.form);
  expect(request.body.form).toMatchObject({ freightTerm: "prepaid" });
  const options = request.body.options.map(({ sellTotal }) => sellTotal);
  expect(options).toEqual(before.request.options.map(({ sellTotal }) => sellTotal));
});
