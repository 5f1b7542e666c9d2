import { directionOf, LANGUAGE_CODES, type Language } from "@kilolane/phrases";
import { z } from "zod";
import { cleanParagraph, cleanPhrase, cleanText, isolate } from "./clean-text.ts";

/**
 * The quotation as it is printed: finished strings only, in the language of the document. Its builder has
 * formatted every amount, weight and date (`format.ts`) and looked up every label (`document-text.ts`); the template
 * only places them.
 *
 * The objects are strict on purpose: there is no field for a buy figure, and an unknown field is refused, so that
 * cost, margin and profit cannot reach a client's document even by mistake (pricing rules §7).
 */

/** Language a quotation is printed in, one of those of the interface. */
export type DocumentLanguage = Language;

/** A value typed by a person or formatted from a figure: cleaned and, next to Arabic, isolated before printing. */
const value = z.string().transform((text) => isolate(cleanText(text)));
/** A paragraph that a person wrote: as a value, but longer. */
const paragraph = z.string().transform((text) => isolate(cleanParagraph(text)));
/** Text made from a phrase and values (`documentPhrases`): its isolates are kept, everything else is cleaned. */
const phrase = z.string().transform(cleanPhrase);

/** A weight, volume or dimension in the unit asked for; `alternative` is the other system when both are shown. */
const measure = z.strictObject({ text: value, alternative: value.optional() });
export type DocumentMeasure = z.input<typeof measure>;

const company = z.strictObject({
  name: value,
  addressLines: z.array(value).max(6),
  phone: value.optional(),
  email: value.optional(),
  /** PNG or JPEG bytes. A file that cannot be decoded is left out and reported as a warning. */
  logo: z.custom<Uint8Array>((given) => given instanceof Uint8Array).optional(),
});

const inquirer = z.strictObject({
  companyName: value.optional(),
  contactName: value,
  addressLines: z.array(value).max(6),
  email: value.optional(),
  phone: value.optional(),
});

/** One end of the lane: the airport, and the door (zip and town) when trucking is included. */
const place = z.strictObject({ code: value, name: value, detail: value.optional() });

const dangerousGoodsLine = z.strictObject({
  unNumber: value,
  properName: value.optional(),
  hazardClass: value,
  packingGroup: value.optional(),
  note: phrase.optional(),
});

const goodsLine = z.strictObject({
  pieces: value,
  packageType: value,
  dimensions: measure,
  weight: measure,
  /** Short remarks on the line: "not stackable", "over 160 cm: main deck". */
  notes: z.array(phrase).max(6),
});

const shipment = z.strictObject({
  from: place,
  to: place,
  readyDate: value.optional(),
  goodsType: value,
  temperature: value.optional(),
  shipperType: value.optional(),
  incoterm: value.optional(),
  freightTerm: value.optional(),
  pieces: value,
  grossWeight: measure,
  volume: measure.optional(),
  volumeWeight: measure,
  chargeableWeight: measure,
  dangerousGoods: z.array(dangerousGoodsLine).max(200),
  goods: z.array(goodsLine).max(500),
  /** Units of the goods table's two measured columns, e.g. `cm` and `kg`, or `cm / in` and `kg / lb`. */
  goodsUnits: z.strictObject({ dimensions: value, weight: value }),
});

/** A weight break as sold: "+100 kg" and the sell rate; `applied` marks the break that the charge was made with. */
const band = z.strictObject({ weight: phrase, rate: value, applied: z.boolean() });

const chargeLine = z.strictObject({ label: value, basis: phrase.optional(), amount: value });

/** Lines of one leg (pickup, air, delivery); the title is left out when there is only the air leg. */
const chargeSection = z.strictObject({ title: value.optional(), lines: z.array(chargeLine).min(1).max(80) });

const pricing = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("itemised"), sections: z.array(chargeSection).min(1).max(8) }),
  z.strictObject({ kind: z.literal("all-in"), note: phrase.optional() }),
]);

const option = z.strictObject({
  /** The airline's name, or "Option 2" when the carrier is not to be shown. */
  title: value,
  rateType: phrase.optional(),
  route: value,
  transit: phrase.optional(),
  /** CO₂e of the shipment on this option, e.g. "1,204 kg". */
  emissions: value.optional(),
  flags: z.array(phrase).max(8),
  /** Sell rates by weight break, and what they are per ("USD per kg"). */
  bands: z.strictObject({ unit: phrase, rows: z.array(band).min(1).max(16) }).optional(),
  pricing,
  /** "Rated as 100 kg: saves 75.00". */
  ratedAs: phrase.optional(),
  total: value,
});

/** Text of the document that does not depend on the quotation; `page` holds `{{page}}` and `{{pages}}`. */
export const DOCUMENT_LABEL_KEYS = [
  "title",
  "version",
  "issued",
  "validUntil",
  "preparedFor",
  "preparedBy",
  "from",
  "to",
  "readyDate",
  "goodsType",
  "temperature",
  "shipperType",
  "incoterm",
  "freightTerm",
  "pieces",
  "grossWeight",
  "volume",
  "volumeWeight",
  "chargeableWeight",
  "included",
  "notIncluded",
  "payment",
  "accept",
  "acceptCode",
  "goods",
  "packaging",
  "dimensions",
  "weight",
  "notes",
  "dangerousGoods",
  "unNumber",
  "properName",
  "hazardClass",
  "packingGroup",
  "options",
  "option",
  "service",
  "route",
  "transit",
  "emissions",
  "weightBreaks",
  "charge",
  "basis",
  "amount",
  "total",
  "allIn",
  "remarks",
  "terms",
  "logo",
  "page",
] as const;
type DocumentLabelKey = (typeof DOCUMENT_LABEL_KEYS)[number];
const labels = z.record(z.enum(DOCUMENT_LABEL_KEYS), phrase);
/** Every fixed label of the page; take them from `documentLabels(language)`. */
export type DocumentLabels = Record<DocumentLabelKey, string>;

/** Checks that every label is there. @throws ZodError when the phrases lack one. */
export function parseDocumentLabels(given: unknown): DocumentLabels {
  return labels.parse(given);
}

/** How the reader accepts: the person to answer to and, where the document went out with a link, that link. */
const acceptance = z.strictObject({
  /** what to do, in a sentence */
  text: phrase,
  person: value,
  contact: z.array(value).max(3),
  /** opens the quotation's own page; drawn as a QR code beside it */
  link: z.url().optional(),
});

const schema = z.strictObject({
  language: z.enum(LANGUAGE_CODES),
  direction: z.enum(["ltr", "rtl"]),
  paper: z.enum(["a4", "us-letter"]).default("a4"),
  /** Seconds since 1970 printed into the file as its creation time: the moment the version was saved, never now. */
  creationTimestamp: z.int().nonnegative(),
  /** The company's colour, `#rrggbb`. Too light a colour is used for rules only, so that text stays readable. */
  accentColour: z.stringFormat("colour", /^#[0-9a-f]{6}$/i).optional(),
  labels,
  /** Title in the file's properties, e.g. "Quotation KL-2026-00042". */
  title: phrase,
  company,
  number: value,
  version: value,
  issuedOn: value,
  validUntil: value.optional(),
  preparedBy: value.optional(),
  inquirer,
  shipment,
  options: z.array(option).min(1).max(20),
  /** What every option holds, and what none does. */
  included: z.array(phrase).max(20),
  notIncluded: z.array(phrase).max(40),
  payment: z.array(paragraph).max(40),
  accept: acceptance.optional(),
  /** Each entry is one paragraph. */
  remarks: z.array(paragraph).max(60),
  terms: z.array(paragraph).max(120),
  /** Last small print: method of the CO₂e figure, mark of demonstration figures. */
  notes: z.array(phrase).max(10),
});

/** A quotation ready to print. Amounts and weights are text; the logo is the only binary part. */
export type QuotationDocument = z.input<typeof schema>;
export type DocumentOption = QuotationDocument["options"][number];
export type DocumentGoodsLine = QuotationDocument["shipment"]["goods"][number];
export type DocumentChargeSection = z.input<typeof chargeSection>;
/** The document after validation: cleaned, every value isolated, defaults filled in. */
export type ParsedDocument = z.output<typeof schema>;

/** The document does not have the agreed shape; `fields` are the paths that are wrong (a mistake in our own code). */
export class InvalidDocumentError extends Error {
  readonly fields: string[];

  constructor(fields: string[]) {
    super(`Quotation document refused: ${fields.join(", ")}`);
    this.name = "InvalidDocumentError";
    this.fields = fields;
  }
}

/**
 * Checks a document before it is printed.
 * @throws InvalidDocumentError naming each wrong or unknown field.
 */
export function parseQuotationDocument(document: unknown): ParsedDocument {
  const parsed = schema.safeParse(document);
  if (!parsed.success) {
    throw new InvalidDocumentError(parsed.error.issues.map((issue) => [...issue.path, issue.code].join(".")));
  }
  if (parsed.data.direction !== directionOf(parsed.data.language))
    throw new InvalidDocumentError(["direction"]);
  return parsed.data;
}
