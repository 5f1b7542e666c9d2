import { crc32, deflateSync } from "node:zlib";
import { SAMPLE_WORDS, type SampleWords } from "./document-fixture-words.ts";
import { directionOf } from "@kilolane/phrases";
import { documentLabels, documentPhrases, type DocumentPhrase } from "./document-text.ts";
import type { DocumentGoodsLine, DocumentLanguage, DocumentOption, QuotationDocument } from "./document.ts";
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

export interface SampleWish {
  goodsLines?: number;
  options?: number;
  /** Changes every figure a little, so that no two documents of a benchmark are alike. */
  seed?: number;
}

function buildGoods(
  words: SampleWords,
  phrase: DocumentPhrase,
  language: DocumentLanguage,
  wish: Required<SampleWish>,
): DocumentGoodsLine[] {
  return Array.from({ length: wish.goodsLines }, (_, index) => {
    const side = 60 + ((index * 7 + wish.seed) % 60);
    return {
      pieces: String(1 + (index % 4)),
      packageType: words.packaging[index % words.packaging.length] ?? "",
      dimensions: { text: formatDimensions(["120", "80", String(side)], language) },
      weight: { text: formatNumber(`${(120 + index * 13 + wish.seed) % 900}.${index % 10}`, language) },
      notes: index % 5 === 2 ? [phrase("text.notStackable")] : [],
    };
  });
}

function buildOption(
  words: SampleWords,
  phrase: DocumentPhrase,
  language: DocumentLanguage,
  index: number,
  seed: number,
): DocumentOption {
  const money = (cents: number): string => formatNumber((cents / 100).toFixed(2), language);
  const kg = phrase("unit.kg");
  const weight = formatMeasure("991.0", kg, language);
  const cents = [302_255 + index * 11_903 + seed, 94_145, 17_838, 500, 7500];
  const bases = [
    phrase("basis.quantity", { quantity: weight, rate: formatNumber(`3.${10 + index}5`, language) }),
    phrase("basis.quantity", { quantity: weight, rate: formatNumber("0.95", language) }),
    phrase("basis.percentOfFreight", { percent: formatPercent("5.9", language) }),
    phrase("basis.perAirWaybill"),
    phrase("basis.perUnNumber", { quantity: "1" }),
  ];
  return {
    title: AIRLINES[index % AIRLINES.length] ?? "",
    rateType: words.rateTypes[index % words.rateTypes.length] ?? "",
    route: formatRoute(ROUTES[index % ROUTES.length] ?? []),
    transit: phrase("text.transit", { count: 1 + index }),
    validUntil: formatDate("2026-04-30", language),
    emissions: formatMeasure(String(6120 + index * 231), kg, language),
    flags: index === 1 ? [phrase("text.cargoAircraftOnly"), phrase("text.mainDeckOnly")] : [],
    bands: {
      unit: phrase("text.perUnit", { currency: "USD", unit: kg }),
      rows: [45, 100, 300, 500, 1000].map((from, at) => ({
        weight: phrase("text.bandFrom", { weight: formatMeasure(String(from), kg, language) }),
        rate: formatNumber(`${5 - at}.${10 + index}`, language),
        applied: from === (index === 0 ? 1000 : 500),
      })),
    },
    pricing: {
      kind: "itemised",
      sections: [
        {
          lines: cents.map((amount, at) => ({
            label: words.charges[at] ?? "",
            basis: bases[at] ?? "",
            amount: money(amount),
          })),
        },
      ],
    },
    ...(index === 0
      ? {
          ratedAs: phrase("text.ratedAs", {
            weight: formatMeasure("1000", kg, language),
            amount: formatMoney("75.00", "USD", language),
          }),
        }
      : {}),
    total: formatMoney((cents.reduce((sum, amount) => sum + amount, 0) / 100).toFixed(2), "USD", language),
  };
}

function buildShipment(
  words: SampleWords,
  phrase: DocumentPhrase,
  language: DocumentLanguage,
  wish: Required<SampleWish>,
): QuotationDocument["shipment"] {
  const kg = phrase("unit.kg");
  const lb = phrase("unit.lb");
  const both = (kilograms: string, pounds: string): { text: string; alternative: string } => ({
    text: formatMeasure(kilograms, kg, language),
    alternative: formatMeasure(pounds, lb, language),
  });
  return {
    from: { code: "JFK", name: words.origin, detail: "11430" },
    to: { code: "DXB", name: words.destination },
    readyDate: formatDate("2026-03-09", language),
    goodsType: words.goodsType,
    shipperType: words.shipperType,
    incoterm: "FCA",
    pieces: "28",
    grossWeight: both("991.0", "2180.2"),
    volume: { text: formatMeasure("5.214", phrase("unit.m3"), language) },
    volumeWeight: both("869.0", "1911.8"),
    chargeableWeight: both("991.0", "2180.2"),
    dangerousGoods: [
      {
        unNumber: "UN3480",
        properName: "Lithium ion batteries",
        hazardClass: "9",
        packingGroup: "II",
        note: phrase("text.cargoAircraftOnly"),
      },
    ],
    goods: buildGoods(words, phrase, language, wish),
    goodsUnits: { dimensions: phrase("unit.cm"), weight: kg },
  };
}

/** A complete quotation of a plausible shipment in one language, for tests, benchmarks and looking at the page. */
export async function buildDocument(
  language: DocumentLanguage,
  wish: SampleWish = {},
): Promise<QuotationDocument> {
  const words = SAMPLE_WORDS[language];
  const phrase = await documentPhrases(language);
  const complete = { goodsLines: 12, options: 4, seed: 0, ...wish };
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
    shipment: buildShipment(words, phrase, language, complete),
    options: Array.from({ length: complete.options }, (_, index) =>
      buildOption(words, phrase, language, index, complete.seed),
    ),
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
