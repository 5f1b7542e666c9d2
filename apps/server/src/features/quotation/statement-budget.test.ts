import {
  createQuotation,
  getQuotation,
  listQuotations,
  saveQuotation,
  type QuotationFormInput,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { dayIn } from "../../../test/clock.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { statementsWhenWarm } from "../../../test/statements-of.ts";

/* How often a request goes to the database, session lookup, BEGIN and COMMIT included: every trip costs more than
   the statement that it carries. */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");

const form: QuotationFormInput = {
  shipFromAirport: "JFK",
  shipToAirport: "FRA",
  readyDate: dayIn(1),
  typeOfGoods: "General",
  goodsArray: [{ pieces: 1, length: 60, width: 50, height: 40, totalWeight: 80 }],
  dimensionUnit: "cm",
  weightUnit: "kg",
  currency: "USD",
};

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA" });
  for (let count = 0; count < 30; count += 1) await buildRate(world.database, { airlineId });
});

/** Statements that a call sends, when what seldom changes has been read by an earlier one. */
async function countStatements(call: () => Promise<{ status: number; text: string }>): Promise<number> {
  const { length } = await statementsWhenWarm(async () => {
    const answer = await call();
    expect(answer.status, answer.text).toBe(200);
  });
  expect(length).toBeGreaterThan(0);
  return length;
}

test("creating and pricing a request with 30 options takes at most 4 statements", async () => {
  expect(await countStatements(() => admin.call(createQuotation, { body: form }))).toBeLessThanOrEqual(4);
});

test("a page of the list takes at most 4 statements", async () => {
  expect(
    await countStatements(() => admin.call(listQuotations, { query: { size: "50" } })),
  ).toBeLessThanOrEqual(4);
});

test("the details of a quotation take at most 8 statements, however many options it has", async () => {
  const { body } = await admin.call(createQuotation, { body: form });
  const quoteIds = body.options.slice(0, 12).map((option) => option.quote_id);
  const query = { request_id: body.request_id, quote_id: quoteIds.join(",") };
  const saved = await admin.call(saveQuotation, { query, body: {} });
  expect(saved.status, saved.text).toBe(200);
  const details = () => admin.call(getQuotation, { params: { id: saved.body.quotation_id } });
  expect(await countStatements(details)).toBeLessThanOrEqual(8);
});
