import { createHash } from "node:crypto";
import { LANGUAGE_CODES } from "@kilolane/phrases";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDocument, buildLogo, COMPANY } from "./document-fixtures.ts";
import { documentPhrases } from "./document-text.ts";
import { parseQuotationDocument, type QuotationDocument } from "./document.ts";
import { createPdfEngine, type PdfEngine } from "./engine.ts";
import { formatMoney } from "./format.ts";
import { compact, readPdf, type ReadPdf } from "./read-pdf.ts";
import { expectedVisualTokens, printedVisualTokens, standsInOrder } from "./visual-order.ts";

let engine: PdfEngine;
beforeAll(() => {
  engine = createPdfEngine();
});
afterAll(() => engine.close());

/** Texts of the document that the sample's page must show: everything but keys, colours and unused labels. */
function printedTexts(document: QuotationDocument): string[] {
  const parsed = parseQuotationDocument(document);
  // who pays the freight is named beside the incoterm
  const { temperature, freightTerm, allIn, logo, acceptCode, page, ...labels } = parsed.labels;
  expect([temperature, freightTerm, allIn, logo, acceptCode, page]).not.toContain(undefined);
  const texts: string[] = Object.values(labels);
  function collect(node: unknown): void {
    if (typeof node === "string") texts.push(node);
    else if (Array.isArray(node)) node.forEach(collect);
    else if (typeof node === "object" && node !== null && !(node instanceof Uint8Array)) {
      for (const [key, inner] of Object.entries(node)) if (key !== "kind") collect(inner);
    }
  }
  const { company, number, version, issuedOn, inquirer, shipment, options, remarks, terms, notes } = parsed;
  collect({ company, number, version, issuedOn, inquirer, shipment, options, remarks, terms, notes });
  return [...new Set(texts)];
}

function allText(read: ReadPdf): string {
  return read.pages.map((page) => page.compactText).join("");
}

async function printAndRead(document: QuotationDocument): Promise<ReadPdf> {
  return readPdf((await engine.renderQuotation(document, COMPANY)).pdf);
}

describe.each(LANGUAGE_CODES)("a quotation in %s", (language) => {
  let document: QuotationDocument;
  let warnings: string[];
  let read: ReadPdf;
  beforeAll(async () => {
    document = await buildDocument(language);
    const rendered = await engine.renderQuotation(document, COMPANY);
    warnings = rendered.warnings;
    read = await readPdf(rendered.pdf);
  });

  test("is printed without a warning, on two pages, with title and language", async () => {
    const phrase = await documentPhrases(language);
    expect(warnings).toEqual([]);
    expect(read.pages).toHaveLength(2);
    expect(read.language).toBe(language === "zh" ? "zh-CN" : language);
    expect(compact(String(read.title))).toBe(compact(phrase("documentTitle", { number: document.number })));
  });

  test("says everything that the document says", () => {
    const missing =
      language === "ar"
        ? printedTexts(document).filter((text) => {
            const lines = read.pages.flatMap((page) => page.lines.map(printedVisualTokens));
            return !lines.some((line) => standsInOrder(line, expectedVisualTokens(text)));
          })
        : printedTexts(document).filter((text) => !allText(read).includes(compact(text)));
    expect(missing).toEqual([]);
  });

  test("numbers its pages", () => {
    for (const [index, page] of read.pages.entries()) {
      const text = document.labels.page.replace("{{page}}", String(index + 1)).replace("{{pages}}", "2");
      if (language === "ar") {
        const lines = page.lines.map(printedVisualTokens);
        expect(lines.some((line) => standsInOrder(line, expectedVisualTokens(text)))).toBe(true);
      } else expect(page.compactText).toContain(compact(text));
    }
  });

  test("reads as it did before", async () => {
    const lines = read.pages.flatMap((page, index) => [
      `--- ${index + 1}`,
      ...page.lines.map((line) => line.map((item) => item.text.trim()).join(" | ")),
    ]);
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`./golden/${language}.txt`);
  });

  test("is tagged, with its own fonts only, embedded as subsets", () => {
    const tags = read.pages.flatMap((page) => page.tags);
    // Goods, dangerous goods, overview, and per option the charges and the weight breaks (a table per page it is on).
    expect(tags.filter((tag) => tag === "H1")).toHaveLength(1);
    expect(tags.filter((tag) => tag === "H3")).toHaveLength(4);
    expect(tags.filter((tag) => tag === "Table").length).toBeGreaterThanOrEqual(11);
    expect(tags.filter((tag) => tag === "TH").length).toBeGreaterThanOrEqual(11 * 2);
    for (const name of read.pages.flatMap((page) => page.fontNames)) {
      expect(name).toMatch(/^[A-Z]{6}\+(IBMPlexSans|IBMPlexSansArabic|NotoSansSC)-(Regular|SemiBold)$/);
    }
  });
});

function leftOf(read: ReadPdf, text: string): number {
  const found = read.pages[0]?.lines.flat().find((item) => item.text === text);
  if (!found) throw new Error(`"${text}" is not on the first page`);
  return found.left;
}

describe("right-to-left layout", () => {
  test("mirrors the lane and the table, but not the figures or the route", async () => {
    const arabic = await printAndRead(await buildDocument("ar"));
    const english = await printAndRead(await buildDocument("en"));
    expect(leftOf(arabic, "JFK")).toBeGreaterThan(leftOf(arabic, "DXB"));
    expect(leftOf(english, "JFK")).toBeLessThan(leftOf(english, "DXB"));
    expect(leftOf(arabic, "+971 4 555 9910")).toBeGreaterThan(leftOf(english, "+971 4 555 9910"));
    expect(leftOf(arabic, "JFK → DXB")).toBeGreaterThan(leftOf(english, "JFK → DXB"));
    expect(leftOf(arabic, "UN3480")).toBeGreaterThan(leftOf(arabic, "Lithium ion batteries"));
  });
});

describe("what a quotation may hold", () => {
  test("a hundred goods lines go over several pages, each numbered, the head of the table repeated", async () => {
    const read = await printAndRead(await buildDocument("en", { goodsLines: 100 }));
    const count = read.pages.length;
    expect(count).toBeGreaterThanOrEqual(4);
    for (const [index, page] of read.pages.entries()) {
      expect(page.compactText).toContain(compact(`Page ${index + 1} of ${count}`));
    }
    expect(read.pages[1]?.compactText).toContain(compact("Packaging"));
  });

  test("an all-in option, a hidden carrier, both unit systems, US paper", async () => {
    const document = await buildDocument("en", { options: 1, goodsLines: 1 });
    const [line] = document.shipment.goods;
    const { incoterm: _incoterm, ...withoutIncoterm } = document.shipment;
    const phrase = await documentPhrases("en");
    if (!line) throw new Error("the sample has a goods line");
    const read = await printAndRead({
      ...document,
      paper: "us-letter",
      shipment: {
        ...withoutIncoterm,
        goodsUnits: { dimensions: "cm / in", weight: "kg / lb" },
        goods: [{ ...line, dimensions: { text: "120 × 80 × 60", alternative: "47.24 × 31.50 × 23.62" } }],
      },
      options: [
        {
          title: phrase("text.option", { number: "1" }),
          route: "JFK → DXB",
          flags: [],
          pricing: { kind: "all-in", note: phrase("text.allInNote") },
          total: formatMoney("4222.38", "USD", "en"),
        },
      ],
    });
    const text = allText(read);
    for (const expected of [
      "Option 1",
      "All-in price",
      "47.24 × 31.50 × 23.62",
      "cm / in",
      "USD 4,222.38",
      "Freight charges",
    ]) {
      expect(text).toContain(compact(expected));
    }
    expect(text).not.toContain(compact("Options at a glance"));
    expect(text).not.toContain(compact("SkyCargo"));
  });

  test("the same document gives the same bytes, from another child too; another date gives others", async () => {
    const document = await buildDocument("ar");
    const first = await engine.renderQuotation(document, COMPANY);
    const other = createPdfEngine();
    try {
      const second = await other.renderQuotation(structuredClone(document), COMPANY);
      expect(second.sha256).toBe(first.sha256);
      expect(createHash("sha256").update(second.pdf).digest("hex")).toBe(second.sha256);
      const later = await other.renderQuotation(
        {
          ...document,
          creationTimestamp: document.creationTimestamp + 1,
        },
        COMPANY,
      );
      expect(later.sha256).not.toBe(first.sha256);
    } finally {
      await other.close();
    }
  });

  test("a logo is placed; a broken or foreign one is left out and the quotation printed all the same", async () => {
    // without the drawing of the code, so that the logo is the only figure
    const { accept: _code, ...document } = await buildDocument("en", { options: 1, goodsLines: 1 });
    const withLogo = (logo: Uint8Array): QuotationDocument => ({
      ...document,
      company: { ...document.company, logo },
    });
    const good = await engine.renderQuotation(withLogo(buildLogo()), COMPANY);
    expect(good.warnings).toEqual([]);
    expect((await readPdf(good.pdf)).pages[0]?.tags).toContain("Figure");
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    );
    for (const logo of [
      buildLogo().slice(0, 200),
      svg,
      new Uint8Array(3_000_000).fill(0xff),
      new Uint8Array(),
    ]) {
      const rendered = await engine.renderQuotation(withLogo(logo), COMPANY);
      expect(rendered.warnings).toEqual([expect.stringContaining("logo left out")]);
      const read = await readPdf(rendered.pdf);
      expect(read.pages[0]?.tags).not.toContain("Figure");
      expect(allText(read)).toContain(compact(document.company.name));
    }
  });
});

describe("hostile text", () => {
  const hostile = [
    '*bold* _it_ #pagebreak() #read("/etc/passwd") #import "@preview/x:1.0.0": *',
    "<b>tag</b> $x^2$ @ref // comment /* block */ \\ `raw` ~ --- ...",
    '= heading - item + item / term: {{page}} #eval("1+1")',
  ];

  test("is printed as it is, never understood", async () => {
    const document = await buildDocument("en", { options: 1, goodsLines: 1 });
    const rendered = await engine.renderQuotation({ ...document, remarks: hostile, terms: hostile }, COMPANY);
    expect(rendered.warnings).toEqual([]);
    const text = allText(await readPdf(rendered.pdf));
    for (const line of hostile) expect(text).toContain(compact(line));
    expect(text).not.toContain("root:x:0:0");
  });

  test("letters that no font has, direction tricks, broken Unicode and endless words still give a PDF", async () => {
    const document = await buildDocument("ar", { options: 1, goodsLines: 1 });
    const remarks = [
      "Emoji 🛫 Thai ไทย Hebrew שלום Devanagari नमस्ते",
      "\u202eRLO \u2066unclosed \u2067isolates",
      "lone \ud800 surrogate, NUL \u0000, bell \u0007",
      "W".repeat(2000),
    ];
    const rendered = await engine.renderQuotation({ ...document, remarks }, COMPANY);
    expect(rendered.warnings.join(" ")).toContain("exported without ua-1");
    const text = allText(await readPdf(rendered.pdf));
    expect(text).toContain("unclosedisolates");
    expect(text.match(/W/g)).toHaveLength(2000);
  });

  test("line breaks of a paragraph are kept", async () => {
    const document = await buildDocument("en", { options: 1, goodsLines: 1 });
    const read = await printAndRead({ ...document, remarks: ["first line\r\nsecond line"] });
    const lines = read.pages.flatMap((page) =>
      page.lines.map((line) => line.map((item) => item.text).join("")),
    );
    expect(lines).toContain("first line");
    expect(lines).toContain("second line");
  });

  test("in every field it stays text", async () => {
    const document = await buildDocument("fr", { options: 2, goodsLines: 2 });
    const evil = '#panic("x")';
    const read = await printAndRead({
      ...document,
      company: { ...document.company, name: evil, addressLines: [evil] },
      inquirer: { companyName: evil, contactName: evil, addressLines: [evil], email: evil, phone: evil },
      number: evil,
      options: document.options.map((option) => ({ ...option, title: evil, flags: [evil] })),
    });
    expect(allText(read).split(compact(evil)).length).toBeGreaterThan(12);
  });
});
