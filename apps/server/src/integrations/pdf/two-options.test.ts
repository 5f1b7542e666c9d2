import { LANGUAGE_CODES } from "@kilolane/phrases";
import { afterAll, expect, test } from "vitest";
import type { QuotationDocument } from "./document.ts";
import { buildDocument } from "./document-fixtures.ts";
import { createPdfEngine } from "./engine.ts";
import { readPdf } from "./read-pdf.ts";

const engine = createPdfEngine();
afterAll(() => engine.close());

/** Two options as a mail carries them: their charges, without weight breaks. */
async function buildPair(language: (typeof LANGUAGE_CODES)[number]): Promise<QuotationDocument> {
  const document = await buildDocument(language, { options: 2, goodsLines: 3 });
  const options = document.options.map(({ bands: _breaks, ...option }) => option);
  return { ...document, options, shipment: { ...document.shipment, dangerousGoods: [] }, remarks: [] };
}

test.each(LANGUAGE_CODES)(
  "in %s two options, terms and the code to accept fit on one page",
  async (language) => {
    const document = await buildPair(language);
    const { pdf, warnings } = await engine.renderQuotation(document, "company");
    expect(warnings).toEqual([]);
    const { pages } = await readPdf(pdf);
    expect(pages).toHaveLength(1);
    // the logo and the code
    expect(pages[0]?.tags.filter((tag) => tag === "Figure")).toHaveLength(2);
  },
);

test("without a link the document says how else to accept and draws no code", async () => {
  const document = await buildPair("en");
  const accept = { text: "Answer by mail.", person: "R. Okafor", contact: ["r.okafor@harbourhale.example"] };
  const { pages } = await readPdf((await engine.renderQuotation({ ...document, accept }, "company")).pdf);
  expect(pages[0]?.compactText).toContain("Answerbymail.");
  expect(pages[0]?.tags.filter((tag) => tag === "Figure")).toHaveLength(1);
});
