import { LANGUAGE_CODES } from "@kilolane/phrases";
import { expect, test } from "vitest";
import { buildDocument } from "./document-fixtures.ts";
import { documentPhrases } from "./document-text.ts";
import { InvalidDocumentError, parseQuotationDocument } from "./document.ts";
import { presentTemplateModel } from "./template-model.ts";

async function refusedFields(change: object): Promise<string[]> {
  const document = { ...(await buildDocument("en")), ...change };
  try {
    parseQuotationDocument(document);
  } catch (error) {
    if (error instanceof InvalidDocumentError) return error.fields;
    throw error;
  }
  return [];
}

test("a buy figure has no place anywhere in the document", async () => {
  const { options, shipment } = await buildDocument("en");
  const [first] = options;
  expect(await refusedFields({ margin: "120.00" })).toEqual(["unrecognized_keys"]);
  expect(await refusedFields({ options: [{ ...first, buyTotal: "900.00" }] })).toEqual([
    "options.0.unrecognized_keys",
  ]);
  const line = { label: "Fuel", amount: "9.00", buy: "7.00" };
  const pricing = { kind: "itemised", sections: [{ lines: [line] }] };
  expect(await refusedFields({ options: [{ ...first, pricing }] })).toEqual([
    "options.0.pricing.sections.0.lines.0.unrecognized_keys",
  ]);
  expect(await refusedFields({ shipment: { ...shipment, cost: "1" } })).toEqual([
    "shipment.unrecognized_keys",
  ]);
});

test("what is missing or misplaced is named", async () => {
  expect(await refusedFields({ options: [] })).toEqual(["options.too_small"]);
  expect(await refusedFields({ number: 42 })).toEqual(["number.invalid_type"]);
  expect(await refusedFields({ language: "de" })).toEqual(["language.invalid_value"]);
  expect(await refusedFields({ direction: "rtl" })).toEqual(["direction"]);
  expect(await refusedFields({ accentColour: "blue" })).toEqual(["accentColour.invalid_format"]);
  expect(await refusedFields({ labels: {} })).not.toEqual([]);
});

test.each(LANGUAGE_CODES)("the sample in %s is a valid document", async (language) => {
  expect(parseQuotationDocument(await buildDocument(language)).language).toBe(language);
});

test("values are isolated in Arabic documents, and elsewhere only when they are Arabic", async () => {
  const arabic: unknown = JSON.parse(presentTemplateModel(await buildDocument("ar")).job.model);
  expect(arabic).toMatchObject({ inquirer: { phone: "\u2068+971 4 555 9910\u2069" } });
  const document = await buildDocument("zh");
  const inquirer = { ...document.inquirer, contactName: "ليلى حداد" };
  const chinese: unknown = JSON.parse(presentTemplateModel({ ...document, inquirer }).job.model);
  expect(chinese).toMatchObject({
    inquirer: { phone: "+971 4 555 9910", contactName: "\u2068ليلى حداد\u2069" },
  });
});

test("a phrase of figures alone reads from the left in Arabic too", async () => {
  const phrase = await documentPhrases("ar");
  expect(phrase("text.bandFrom", { weight: "45 kg" })).toBe("\u2068+\u206845 kg\u2069\u2069");
  expect(phrase("text.bandBelow", { weight: "45 kg" })).toBe("أقل من \u206845 kg\u2069");
});

test("a company colour too pale to read gives way to ink blue", async () => {
  const document = await buildDocument("en");
  const accentOf = (accentColour: string): unknown =>
    JSON.parse(presentTemplateModel({ ...document, accentColour }).job.model);
  expect(accentOf("#ffe08a")).toMatchObject({ accent: "#1d3f8f" });
  expect(accentOf("#0b6e4f")).toMatchObject({ accent: "#0b6e4f" });
});
