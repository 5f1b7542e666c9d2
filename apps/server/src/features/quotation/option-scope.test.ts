import {
  createQuotation,
  emailSavedQuotation,
  getOption,
  getQuotation,
  getQuotationByLink,
  getQuotationPdf,
} from "@kilolane/contract";
import { LANGUAGE_CODES, loadTranslator } from "@kilolane/phrases";
import { beforeAll, expect, test } from "vitest";
import { buildForm, buildQuotation, caughtMail, MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { compact, readPdf } from "../../integrations/pdf/read-pdf.ts";

/* An option says what its price holds (pricing rules §5): all-in names the surcharges inside. */

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QI", name: "Inside Air" });
  const surcharges = ["Fuel", "Security"].map((label) => ({ label, unit: "per_kg" as const, value: "0.95" }));
  const bandRules = [{}, { surchargePricing: "all-in" as const }];
  await buildRate(world.database, { airlineId, terms: { surcharges, bandRules } });
});

async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await readPdf(new Uint8Array(bytes))).pages.map((page) => page.compactText).join("\n");
}

const list = (language: string) => new Intl.ListFormat(language).format(["Fuel", "Security"]);

test("an all-in price names the surcharges inside on option, quotation, link and mail", async () => {
  // 80 kg are rated in the band from 45 kg, which is all-in
  const note = await buildQuotation(admin);
  const params = { request_id: note.request_id, quote_id: note.quote_id };
  const request = await admin.call(createQuotation, { query: { detail: "summary" }, body: buildForm() });
  expect(request.body.options[0]?.surchargesInside).toEqual(["Fuel", "Security"]);
  const option = await admin.call(getOption, { params: { id: note.request_id, quoteId: params.quote_id } });
  expect(option.body.surchargesInside, option.text).toEqual(["Fuel", "Security"]);
  expect(option.body.lines.map(({ kind }) => kind)).toEqual(["freight"]);
  const saved = await admin.call(getQuotation, { params: { id: note.quotation_id } });
  expect(saved.body.options[0]?.surchargesInside).toEqual(["Fuel", "Security"]);
  const query = { quotation_id: note.quotation_id, email: "inside@example.com", ...MAIL_FLAGS };
  await admin.call(emailSavedQuotation, { query, body: {} });
  const { mail, pdf, token } = await caughtMail(world, "inside@example.com");
  expect(mail.text).toContain("all-in: Fuel and Security included");
  expect(await pdfText(pdf)).toContain(compact("All-in: Fuel and Security included"));
  const link = await world.anonymous.call(getQuotationByLink, { params: { token } });
  expect(link.body.options[0]?.surchargesInside).toEqual(["Fuel", "Security"]);
});

test("the document says it in its own language, all six of them", async () => {
  const note = await buildQuotation(admin);
  const params = { id: note.quotation_id };
  for (const language of LANGUAGE_CODES) {
    const phrase = await loadTranslator(language, "pdf");
    const print = await admin.call(getQuotationPdf, { params, query: { language } });
    const text = await pdfText(print.bytes);
    expect(text, language).toContain(
      language === "ar" ? "Fuel" : compact(phrase("text.allInWith", { names: list(language) })),
    );
  }
});

test("a price with surcharges on top says nothing of the kind", async () => {
  const goodsArray = [{ pieces: 1, length: 20, width: 20, height: 20, totalWeight: 20 }];
  const { body } = await admin.call(createQuotation, { body: buildForm({ goodsArray }) });
  expect(body.options[0]).not.toHaveProperty("surchargesInside");
  expect(body.options[0]?.lines?.map(({ label }) => label)).toEqual(["Air freight", "Fuel", "Security"]);
});
