import { LANGUAGE_CODES } from "@kilolane/phrases";
import { afterAll, expect, test } from "vitest";
import type { QuotationDocument } from "./document.ts";
import { buildDocument } from "./document-fixtures.ts";
import { createPdfEngine } from "./engine.ts";
import { type PlacedText, readPdf } from "./read-pdf.ts";

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
  expect(findOverprinted(pages[0]?.lines.flat() ?? [])).toEqual([]);
});

/** Heights of capitals and depths of tails, as shares of a letter's size. */
const [CAPITAL, TAIL] = [0.65, 0.2];

/** Pairs of texts where the capitals of one stand in the tails of the other. */
function findOverprinted(texts: readonly PlacedText[]): string[] {
  return texts.flatMap((upper) =>
    texts
      .filter(
        (lower) =>
          lower.baseline < upper.baseline - 1 &&
          lower.baseline + lower.size * CAPITAL > upper.baseline - upper.size * TAIL &&
          lower.left < upper.left + upper.width &&
          upper.left < lower.left + lower.width,
      )
      .map((lower) => `${upper.text} / ${lower.text}`),
  );
}

test.each([
  ["remarks, terms of payment and terms", {}],
  ["terms alone", { remarks: [], payment: [] }],
  ["terms of payment alone", { remarks: [], terms: [] }],
  ["notes alone", { remarks: [], payment: [], terms: [] }],
])("with %s at its end no line lies in another, with a code or without", async (_, changes) => {
  const document = await buildDocument("en", { options: 3, goodsLines: 2 });
  const { link: _link, ...accept } = document.accept ?? { text: "", person: "", contact: [] };
  for (const shown of [{}, { accept }]) {
    const { pdf } = await engine.renderQuotation({ ...document, ...changes, ...shown }, "company");
    const { pages } = await readPdf(pdf);
    expect(pages.flatMap(({ lines }) => findOverprinted(lines.flat()))).toEqual([]);
  }
});
