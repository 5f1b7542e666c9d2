import { crc32, deflateSync } from "node:zlib";
import { SAMPLE_WORDS, type SampleWords } from "./document-fixture-words.ts";
import { directionOf } from "@kilolane/phrases";
import { documentLabels, documentPhrases, type DocumentPhrase } from "./document-text.ts";
import type {
  DocumentGoodsLine,
  DocumentLanguage,
  DocumentMeasure,
  DocumentOption,
  QuotationDocument,
} from "./document.ts";
import {
  formatDate,
  formatDimensions,
  formatMeasure,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRoute,
} from "./format.ts";

const AIRLINES = ["Emirates SkyCargo", "Lufthansa Cargo", "Qatar Airways Cargo", "Turkish Cargo"];
const ROUTES = [
  ["JFK", "DXB"],
  ["JFK", "FRA", "DXB"],
  ["JFK", "DOH", "DXB"],
  ["JFK", "IST", "DXB"],
];

/** Whose documents the tests print. */
export const COMPANY = "1";

export interface SampleOptions {
  goodsLines?: number;
  options?: number;
  /** Changes every figure a little, so that no two documents of a benchmark are alike. */
  seed?: number;
}

interface Sample {
  words: SampleWords;
  phrase: DocumentPhrase;
  language: DocumentLanguage;
  choice: Required<SampleOptions>;
}

/** Weight of one goods line in tenths of a kilogram. */
function lineWeightTenths(index: number, seed: number): number {
  return 420 + ((index * 137 + seed * 11) % 780);
}

function piecesOf(index: number): number {
  return 1 + (index % 4);
}

function sumOver(count: number, of: (index: number) => number): number {
  return Array.from({ length: count }, (_, index) => of(index)).reduce((sum, each) => sum + each, 0);
}

function buildGoods({ words, phrase, language, choice }: Sample): DocumentGoodsLine[] {
  return Array.from({ length: choice.goodsLines }, (_, index) => ({
    pieces: String(piecesOf(index)),
    packageType: words.packaging[index % words.packaging.length] ?? "",
    dimensions: {
      text: formatDimensions(["120", "80", String(60 + ((index * 7 + choice.seed) % 60))], language),
    },
    weight: { text: formatNumber((lineWeightTenths(index, choice.seed) / 10).toFixed(1), language) },
    notes: index % 5 === 2 ? [phrase("text.notStackable")] : [],
  }));
}

/** Weight breaks in kg, and the sell rate of each in cents per kg; every option is a little dearer than the last. */
const BREAKS_KG = [45, 100, 300, 500, 1000];
const RATE_CENTS = [510, 445, 390, 355, 300];

/** Weighs the sample and rates it by the break rule, in whole cents. */
function rateSample(choice: Required<SampleOptions>, optionIndex: number) {
  const chargeableKg =
    Math.ceil(sumOver(choice.goodsLines, (index) => lineWeightTenths(index, choice.seed)) / 5) / 2;
  const rates = RATE_CENTS.map((rate, at) => rate + optionIndex * (at === 4 ? 40 : 10));
  const own = Math.max(
    0,
    BREAKS_KG.findLastIndex((from) => from <= chargeableKg),
  );
  const ownCents = Math.round(chargeableKg * (rates[own] ?? 0));
  const nextCents = (BREAKS_KG[own + 1] ?? Number.POSITIVE_INFINITY) * (rates[own + 1] ?? 1);
  const applied = nextCents < ownCents ? own + 1 : own;
  const freightCents = Math.min(ownCents, nextCents);
  return { chargeableKg, rates, applied, freightCents, savedCents: ownCents - freightCents };
}

type RatedSample = ReturnType<typeof rateSample>;

function ratedWeight({ phrase, language }: Sample, rated: RatedSample): string {
  const kg = phrase("unit.kg");
  return rated.savedCents > 0
    ? formatMeasure(String(BREAKS_KG[rated.applied] ?? 0), kg, language)
    : formatMeasure(rated.chargeableKg.toFixed(1), kg, language);
}

/** Basis and amount in cents of each charge, in the order of the sample's charge names. */
function chargeLines(sample: Sample, rated: RatedSample): [basis: string, cents: number][] {
  const { phrase, language } = sample;
  const rate = (cents: number): string => formatNumber((cents / 100).toFixed(2), language);
  const chargeable = formatMeasure(rated.chargeableKg.toFixed(1), phrase("unit.kg"), language);
  return [
    [
      phrase("basis.quantity", {
        quantity: ratedWeight(sample, rated),
        rate: rate(rated.rates[rated.applied] ?? 0),
      }),
      rated.freightCents,
    ],
    [phrase("basis.quantity", { quantity: chargeable, rate: rate(95) }), Math.round(rated.chargeableKg * 95)],
    [
      phrase("basis.percentOfFreight", { percent: formatPercent("6.5", language) }),
      Math.round((rated.freightCents * 65) / 1000),
    ],
    [phrase("basis.perAirWaybill"), 500],
    [phrase("basis.perUnNumber", { quantity: "1" }), 7500],
  ];
}

function buildOption(sample: Sample, index: number): DocumentOption {
  const { words, phrase, language, choice } = sample;
  const money = (cents: number): string => formatNumber((cents / 100).toFixed(2), language);
  const kg = phrase("unit.kg");
  const rated = rateSample(choice, index);
  const inKg = (amount: number, decimals = 0): string =>
    formatMeasure(amount.toFixed(decimals), kg, language);
  const lines = chargeLines(sample, rated);
  return {
    title: AIRLINES[index % AIRLINES.length] ?? "",
    rateType: words.rateTypes[index % words.rateTypes.length] ?? "",
    route: formatRoute(ROUTES[index % ROUTES.length] ?? []),
    transit: phrase("text.transit", { count: 1 + index }),
    emissions: inKg(6120 + index * 231),
    flags: index === 1 ? [phrase("text.cargoAircraftOnly"), phrase("text.mainDeckOnly")] : [],
    bands: {
      unit: phrase("text.perUnit", { currency: "USD", unit: kg }),
      rows: BREAKS_KG.map((from, at) => ({
        weight: phrase("text.bandFrom", { weight: inKg(from) }),
        rate: money(rated.rates[at] ?? 0),
        applied: at === rated.applied,
      })),
    },
    pricing: {
      kind: "itemised",
      sections: [
        {
          lines: lines.map(([basis, cents], at) => ({
            label: words.charges[at] ?? "",
            basis,
            amount: money(cents),
          })),
        },
      ],
    },
    ...(rated.savedCents > 0
      ? {
          ratedAs: phrase("text.ratedAs", {
            weight: ratedWeight(sample, rated),
            amount: formatMoney((rated.savedCents / 100).toFixed(2), "USD", language),
          }),
        }
      : {}),
    total: formatMoney((lines.reduce((sum, [, cents]) => sum + cents, 0) / 100).toFixed(2), "USD", language),
  };
}

function buildShipment(sample: Sample): QuotationDocument["shipment"] {
  const { words, phrase, language, choice } = sample;
  const kg = phrase("unit.kg");
  const grossKg = sumOver(choice.goodsLines, (index) => lineWeightTenths(index, choice.seed)) / 10;
  const both = (kilograms: number): DocumentMeasure => ({
    text: formatMeasure(kilograms.toFixed(1), kg, language),
    alternative: formatMeasure((kilograms * 2.2).toFixed(1), phrase("unit.lb"), language),
  });
  return {
    from: { code: "JFK", name: words.origin, detail: "11430" },
    to: { code: "DXB", name: words.destination },
    readyDate: formatDate("2026-03-09", language),
    goodsType: words.goodsType,
    shipperType: words.shipperType,
    incoterm: "FCA",
    freightTerm: words.freightTerm,
    pieces: String(sumOver(choice.goodsLines, piecesOf)),
    grossWeight: both(grossKg),
    volume: { text: formatMeasure("4.914", phrase("unit.m3"), language) },
    volumeWeight: both(819),
    chargeableWeight: both(rateSample(choice, 0).chargeableKg),
    dangerousGoods: [
      {
        unNumber: "UN3480",
        properName: "Lithium ion batteries",
        hazardClass: "9",
        packingGroup: "II",
        note: phrase("text.cargoAircraftOnly"),
      },
    ],
    goods: buildGoods(sample),
    goodsUnits: { dimensions: phrase("unit.cm"), weight: kg },
  };
}

/** A complete quotation of a plausible shipment in one language, for tests, benchmarks and looking at the page. */
export async function buildDocument(
  language: DocumentLanguage,
  choice: SampleOptions = {},
): Promise<QuotationDocument> {
  const words = SAMPLE_WORDS[language];
  const phrase = await documentPhrases(language);
  const complete = { goodsLines: 12, options: 4, seed: 0, ...choice };
  const sample: Sample = { words, phrase, language, choice: complete };
  const number = `KL-2026-${String(42 + complete.seed).padStart(5, "0")}`;
  return {
    language,
    direction: directionOf(language),
    creationTimestamp: 1_772_400_000,
    labels: await documentLabels(language),
    title: phrase("documentTitle", { number }),
    company: {
      name: words.company,
      addressLines: [words.street, words.town],
      phone: "+1 718 555 0142",
      email: "quotes@harbourhale.example",
      logo: buildLogo(),
    },
    number,
    version: "1",
    issuedOn: formatDate("2026-03-02", language),
    validUntil: formatDate("2026-04-30", language),
    preparedBy: "R. Okafor",
    inquirer: {
      companyName: words.client,
      contactName: words.contact,
      addressLines: [],
      email: "a.brandt@nordwind.example",
      phone: "+971 4 555 9910",
    },
    shipment: buildShipment(sample),
    options: Array.from({ length: complete.options }, (_, index) => buildOption(sample, index)),
    included: [phrase("included.air", { from: "New York", to: "Dubai" })],
    notIncluded: [phrase("included.customs"), phrase("included.duties")],
    payment: [phrase("text.acceptByAnswer")],
    accept: {
      text: phrase("text.acceptByLink"),
      person: "R. Okafor",
      contact: ["+1 718 555 0199", "r.okafor@harbourhale.example"],
      link: "https://quotes.harbourhale.example/q/MuSVwFKzpmkff6G9Al3i0lXYenbfoHtsjTMQI4j6K9Y",
    },
    remarks: [words.remark],
    terms: [...words.terms],
    notes: [
      phrase("text.emissionsNote", { method: "BEIS 2021", scope: phrase("scope.wellToWake") }),
      phrase("text.demonstration"),
    ],
  };
}

function pngChunk(type: string, body: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const framed = Buffer.alloc(head.length + 8);
  framed.writeUInt32BE(body.length, 0);
  head.copy(framed, 4);
  framed.writeUInt32BE(crc32(head), head.length + 4);
  return framed;
}

/** A real PNG drawn here: a blue plate with a lighter lane across it. */
export function buildLogo(): Uint8Array {
  const [width, height] = [240, 80];
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const onLane = Math.abs(y - 55 + x / 8) < 4;
      rows.set(onLane ? [255, 190, 70] : [29, 63, 143], y * (1 + width * 3) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([
      signature,
      pngChunk("IHDR", header),
      pngChunk("IDAT", deflateSync(rows)),
      pngChunk("IEND", Buffer.alloc(0)),
    ]),
  );
}
