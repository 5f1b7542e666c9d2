import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { pdfWords } from "../../../test/crawl.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* The document prints the exchange rate that was used and its day (pricing rules §6), never what of it is a buffer. */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QB", name: "Bold Air" });
  await buildRate(world.database, { airlineId, currency: "EUR", breaks: [[0, 2]], minimum: 10 });
});

test("a saved quotation prints the rate it was priced with, whatever the buffer is later", async () => {
  const setBuffer = (bufferPercent: string, version: number) =>
    admin.call(contract.updateExchangeBuffer, { body: { bufferPercent, version } });
  await setBuffer("2", 0);
  const { body } = await admin.call(contract.createQuotation, { body: buildForm() });
  const query = { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
  const saved = await admin.call(contract.saveQuotation, { query, body: {} });
  await setBuffer("5", 1);
  const params = { id: saved.body.quotation_id };
  for (const detail of ["charges", "all-in"] as const) {
    const pdf = await admin.call(contract.getQuotationPdf, { params, query: { detail } });
    const words = (await pdfWords(pdf.bytes)).replaceAll(/\s+/g, " ");
    expect(words).toContain("1 EUR = 1.275 USD (rate of");
    expect(words).not.toContain("buffer");
  }
  const { body: stored } = await admin.call(contract.getQuotation, { params, query: {} });
  expect(stored.options[0]?.exchange).toMatchObject([
    { rate: "1.275", asOf: "2026-01-01", bufferPercent: "2" },
  ]);
});
