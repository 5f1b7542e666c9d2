import {
  checkTrucking,
  chooseTrucking,
  createClientQuotation,
  createMarginRule,
  createQuotation,
  emailSavedQuotation,
  getOption,
  getQuotation,
  getQuotationByLink,
  getQuotationPdf,
  saveQuotation,
  type QuotationFormInput,
} from "@kilolane/contract";
import { LANGUAGE_CODES, loadTranslator } from "@kilolane/phrases";
import { beforeAll, expect, test } from "vitest";
import { buildForm, buildQuotation, caughtMail, MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { buildTrucking } from "../../../test/build-trucking.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { compact, readPdf } from "../../integrations/pdf/read-pdf.ts";
import type { StoredTruckingTerms } from "../trucking/parse-tariff.ts";

/*
 * An option says what its price holds and what it leaves out: an all-in one names the surcharges inside (pricing rules
 * §5), a truck's services without a price are to be asked for (§8).
 */

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QI", name: "Inside Air" });
  const surcharges = ["Fuel", "Security"].map((label) => ({ label, unit: "per_kg" as const, value: "0.95" }));
  const bandRules = [{}, { surchargePricing: "all-in" as const }];
  await buildRate(world.database, { airlineId, terms: { surcharges, bandRules } });
  const build = (name: string, minimum: string, accessorials: StoredTruckingTerms["accessorials"]) =>
    buildTrucking(world, admin.user.company.id, {
      name,
      terms: { mode: "cwt", bands: [{ lowerLb: "0", ratePerCwt: "1.00" }], minimum, accessorials },
    });
  const liftgate = { code: "liftgate", amount: "20.00" } as const;
  await build("Able", "100.00", [liftgate, { code: "airport-drop", amount: "10.00" }]);
  await build("Best", "90.00", [liftgate, { code: "airport-drop", amount: "10.00" }]);
  await build("Cheap", "50.00", [{ code: "airport-drop", amount: "10.00" }]);
});

async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await readPdf(new Uint8Array(bytes))).pages.map((page) => page.compactText).join("\n");
}

type PdfPhrase = Awaited<ReturnType<typeof loadTranslator<"pdf">>>;

/** The two surcharges in a language: the common ones are said in its words. */
function list(language: string, phrase: PdfPhrase): string {
  const names =
    language === "en" ? ["Fuel", "Security"] : [phrase("surcharge.fuel"), phrase("surcharge.security")];
  return new Intl.ListFormat(language).format(names);
}

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
      language === "ar" ? "Inside" : compact(phrase("text.allInWith", { names: list(language, phrase) })),
    );
  }
});

test("a price with surcharges on top says nothing of the kind", async () => {
  const goodsArray = [{ pieces: 1, length: 20, width: 20, height: 20, totalWeight: 20 }];
  const { body } = await admin.call(createQuotation, { body: buildForm({ goodsArray }) });
  expect(body.options[0]).not.toHaveProperty("surchargesInside");
  expect(body.options[0]?.lines?.map(({ label }) => label)).toEqual(["Air freight", "Fuel", "Security"]);
});

const TRUCKED: Partial<QuotationFormInput> = {
  pickupZip: "10001",
  accessorials: ["liftgate", "White glove"],
};

test("carriers are compared with the same services alone; one without a price comes after, with the reason", async () => {
  const { body } = await admin.call(createQuotation, {
    body: buildForm({ ...TRUCKED, accessorials: ["liftgate"], airlineDrop: true }),
  });
  const carriers = body.truckingCarriers.map(({ carrier, unpriced, isCheapest, buyTotal }) => ({
    carrier,
    unpriced: unpriced?.map(({ label }) => label),
    isCheapest,
    buyTotal,
  }));
  expect(carriers).toEqual([
    { carrier: "Best", unpriced: undefined, isCheapest: true, buyTotal: "120.00" },
    { carrier: "Able", unpriced: undefined, isCheapest: undefined, buyTotal: "130.00" },
    { carrier: "Cheap", unpriced: ["Liftgate"], isCheapest: undefined, buyTotal: "60.00" },
  ]);
  // without the liftgate all three are alike, and the cheapest is another
  const plain = await admin.call(createQuotation, { body: buildForm({ pickupZip: "10001" }) });
  expect(plain.body.truckingCarriers.map(({ carrier }) => carrier)).toEqual(["Cheap", "Best", "Able"]);
  expect(plain.body.truckingCarriers[0]).toMatchObject({ isCheapest: true });
  const query = { "pickup-zip": "10001", "departure-airport": "JFK", weightLb: "100" };
  const checked = await admin.call(checkTrucking, { query });
  expect(checked.body.truckingCarriers.map(({ carrier }) => carrier)).toEqual(["Cheap", "Best", "Able"]);
});

test("a service without a price is said on option, quotation, document, link and mail, never left out", async () => {
  const { body } = await admin.call(createQuotation, { body: buildForm(TRUCKED) });
  expect(body.options[0]).not.toHaveProperty("unpriced");
  const cheap = body.truckingCarriers.find(({ carrier }) => carrier === "Cheap");
  const choice = { request_id: body.request_id, trucking_id: cheap?.trucking_id ?? "" };
  const chosen = await admin.call(chooseTrucking, { query: choice });
  const unpriced = [
    { leg: "pickup", code: "liftgate", label: "Liftgate" },
    { leg: "pickup", code: "White glove", label: "White glove" },
  ];
  expect(chosen.body.options[0]?.unpriced, chosen.text).toEqual(unpriced);
  const quote_id = body.options[0]?.quote_id ?? "";
  const saved = await admin.call(saveQuotation, {
    query: { request_id: body.request_id, quote_id },
    body: {},
  });
  const { quotation_id } = saved.body;
  const quotation = await admin.call(getQuotation, { params: { id: quotation_id } });
  expect(quotation.body.options[0]?.unpriced).toEqual(unpriced);
  const query = { quotation_id, email: "unpriced@example.com", ...MAIL_FLAGS };
  await admin.call(emailSavedQuotation, { query, body: {} });
  const { mail, pdf, token } = await caughtMail(world, "unpriced@example.com");
  expect(mail.text).toContain("not priced, on request: Liftgate (pickup) and White glove (pickup)");
  expect(await pdfText(pdf)).toContain(
    compact("Not priced, on request: Liftgate (Pickup) and White glove (Pickup)"),
  );
  const link = await world.anonymous.call(getQuotationByLink, { params: { token } });
  expect(link.body.options[0]?.unpriced).toEqual(unpriced);
  const french = await admin.call(getQuotationPdf, {
    params: { id: quotation_id },
    query: { language: "fr" },
  });
  expect(await pdfText(french.bytes)).toContain(
    compact("Sans prix, sur demande : Hayon élévateur (Enlèvement)"),
  );
});

test("a client sees what is not priced and no cost", async () => {
  const { body, text } = await client.call(createClientQuotation, { body: buildForm(TRUCKED) });
  const cheap = body.truckingCarriers.find(({ carrier }) => carrier === "Cheap");
  expect(cheap?.unpriced?.map(({ code }) => code)).toEqual(["liftgate", "White glove"]);
  expect(text).not.toMatch(/buyTotal|"50\.00"|"20\.00"/);
});

test("a carrier is shown at what it adds to the options, each of its lines rounded", async () => {
  await buildTrucking(world, admin.user.company.id, {
    name: "Odd",
    terms: {
      mode: "cwt",
      bands: [{ lowerLb: "0", ratePerCwt: "1.00" }],
      minimum: "85.56",
      accessorials: [
        { code: "liftgate", amount: "20.06" },
        { code: "airport-drop", amount: "10.06" },
      ],
    },
  });
  await admin.call(createMarginRule, {
    body: { name: "Trucks", freightValue: "18", truckingForm: "markup", truckingValue: "10" },
  });
  const form = buildForm({ pickupZip: "10001", accessorials: ["liftgate", "airport-drop"] });
  const { body } = await admin.call(createQuotation, { body: form });
  const odd = body.truckingCarriers.find(({ carrier }) => carrier === "Odd");
  // 94.116 + 22.066 + 11.066: 127.26 by line, 127.25 at once
  expect(odd).toMatchObject({ buyTotal: "115.68", sellTotal: "127.26" });
  const query = { request_id: body.request_id, trucking_id: odd?.trucking_id ?? "" };
  const chosen = await admin.call(chooseTrucking, { query });
  const added = Number(chosen.body.options[0]?.sellTotal) - Number(body.options[0]?.sellTotal);
  expect(added.toFixed(2)).toBe("127.26");
});
