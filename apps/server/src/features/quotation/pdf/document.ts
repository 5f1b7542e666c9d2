import type { StoredGoodsLine, StoredRequest } from "../reads/request-content.ts";
import { calendarDateIn, exact, findDeliveredPackageType, needsMainDeck } from "@kilolane/domain";
import { directionOf, isLanguage, loadTranslator, type Language } from "@kilolane/phrases";
import type { Transaction } from "../../../db/transaction.ts";
import type { FileStore } from "../../../integrations/files/file-store.ts";
import type { DocumentGoodsLine, QuotationDocument } from "../../../integrations/pdf/document.ts";
import { documentLabels, documentPhrases } from "../../../integrations/pdf/document-text.ts";
import { formatDate, formatMeasure, formatNumber } from "../../../integrations/pdf/format.ts";
import type { CompanySettings } from "../../settings/reads/company.ts";
import { loadLineNames } from "../present/line-name.ts";
import { textsIn } from "../present/paper-texts.ts";
import { loadPriceScope } from "../present/price-scope.ts";
import { type ClientOption, presentClientOption } from "../present/option.ts";
import type { VersionContent } from "../reads/content.ts";
import { findShippingNames, getIssuer } from "../reads/issuer.ts";
import {
  measureWeight,
  tableDimensions,
  tableUnits,
  tableVolume,
  tableWeight,
  type Measuring,
} from "./measure.ts";
import { presentPrintedOption, type OptionPrinting } from "./option.ts";

/** What is printed, and how. */
export interface Printing {
  readonly companyId: string;
  readonly number: string;
  readonly version: number;
  readonly savedAt: Date;
  readonly preparedBy: string;
  /** of that person, as far as they are known */
  readonly contact: readonly string[];
  /** the page on which this document's reader answers; undefined: it went out without one */
  readonly link?: string | undefined;
  readonly content: VersionContent;
  readonly settings: CompanySettings;
  readonly language?: Language | undefined;
  readonly detail: "bands" | "charges" | "all-in";
  readonly show: { readonly airline: boolean; readonly remarks: boolean };
}

type DocumentTexts = Awaited<ReturnType<typeof loadTranslator<"quotation">>>;

function paragraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Units a line was typed in, and the request's own, in which the table's heads begin. */
function unitsOf(line: StoredGoodsLine, { dimensionUnit, weightUnit }: StoredRequest) {
  const own = "volume" in line ? dimensionUnit : (line.dimensionUnit ?? dimensionUnit);
  return {
    dimension: { of: own, head: dimensionUnit },
    weight: { of: line.weightUnit ?? weightUnit, head: weightUnit },
  };
}

/** A delivered type in the reader's words; one that the operator added as it is called. */
function namePackage(name: string, words: DocumentTexts): string {
  const type = findDeliveredPackageType(name);
  return type === undefined ? name : words(`package.${type}`);
}

function isHigh(line: StoredGoodsLine, request: StoredRequest): boolean {
  return !("volume" in line) && needsMainDeck(exact(line.height), unitsOf(line, request).dimension.of);
}

function goodsOf(request: StoredRequest, words: DocumentTexts, measuring: Measuring): DocumentGoodsLine[] {
  const { phrase } = measuring;
  return request.goods.map((line) => ({
    pieces: String(line.pieces),
    packageType: namePackage(line.packageType, words),
    dimensions:
      "volume" in line
        ? tableVolume(line.volume, line.volumeUnit, measuring)
        : tableDimensions(
            [line.length, line.width, line.height],
            unitsOf(line, request).dimension,
            measuring,
          ),
    weight: tableWeight(line.totalWeight, unitsOf(line, request).weight, measuring),
    notes: [
      ...(line.isStackable ? [] : [phrase("text.notStackable")]),
      ...(line.isTiltable ? [] : [phrase("text.notTiltable")]),
      ...(isHigh(line, request) ? [phrase("text.mainDeckOnly")] : []),
    ],
  }));
}

/** Where goods are picked up: the warehouse or address that was chosen, else the ZIP alone. */
function pickupOf({ pickupFrom }: StoredRequest, zip: string): string {
  return pickupFrom === undefined ? zip : [pickupFrom.name, pickupFrom.address || zip].join(", ");
}

async function shipmentOf(
  tx: Transaction,
  content: VersionContent,
  words: DocumentTexts,
  measuring: Measuring,
): Promise<QuotationDocument["shipment"]> {
  const { request, weights, from, to } = content;
  const { phrase, language } = measuring;
  const names = await findShippingNames(
    tx,
    request.dangerousGoods.map((line) => line.unNumber),
  );
  const measure = (weight: string) => measureWeight(weight, weights.weightUnit, measuring);
  return {
    from: {
      code: from.code,
      name: `${from.city}, ${from.country}`,
      ...(request.pickupZip ? { detail: pickupOf(request, request.pickupZip) } : {}),
    },
    to: {
      code: to.code,
      name: `${to.city}, ${to.country}`,
      ...(request.deliveryZip ? { detail: request.deliveryZip } : {}),
    },
    readyDate: formatDate(request.readyDate, language),
    goodsType: words(`goodsType.${request.goodsType}`),
    ...(request.temperatureRange ? { temperature: request.temperatureRange } : {}),
    shipperType: words(`shipper.${request.shipperType}`),
    ...(request.incoterm ? { incoterm: request.incoterm } : {}),
    freightTerm: words(`freightTerm.${request.freightTerm}`),
    pieces: String(weights.pieces),
    grossWeight: measure(weights.grossWeight),
    volume: { text: formatMeasure(weights.volumeM3, phrase("unit.m3"), language) },
    volumeWeight: measure(weights.volumeWeight),
    chargeableWeight: measure(weights.chargeableWeight),
    dangerousGoods: request.dangerousGoods.map((line) => {
      const properName = names.get(line.unNumber);
      return {
        unNumber: line.unNumber,
        ...(properName === undefined ? {} : { properName }),
        hazardClass: `${line.hazardClass}${line.compatibilityGroup ?? ""}`,
        ...(line.packingGroup === "None" ? {} : { packingGroup: line.packingGroup }),
        ...(line.isCargoAircraftOnly ? { note: phrase("text.cargoAircraftOnly") } : {}),
      };
    }),
    goods: goodsOf(request, words, measuring),
    goodsUnits: tableUnits(request, measuring),
  };
}

function inquirerOf({ inquirer }: VersionContent): QuotationDocument["inquirer"] {
  return {
    ...(inquirer.companyName === "" ? {} : { companyName: inquirer.companyName }),
    contactName: inquirer.name,
    addressLines: paragraphs(inquirer.address).slice(0, 6),
    ...(inquirer.email === "" ? {} : { email: inquirer.email }),
    ...(inquirer.phone === "" ? {} : { phone: inquirer.phone }),
  };
}

async function companyOf(
  tx: Transaction,
  files: FileStore,
  companyId: string,
): Promise<QuotationDocument["company"]> {
  const issuer = await getIssuer(tx, companyId);
  const logo = issuer.logoFile === null ? undefined : await files.read(issuer.logoFile);
  return {
    name: issuer.name,
    addressLines: [...issuer.addressLines],
    ...(issuer.phone === "" ? {} : { phone: issuer.phone }),
    ...(issuer.email === "" ? {} : { email: issuer.email }),
    ...(logo === undefined ? {} : { logo }),
  };
}

/** The language of a document: the one asked for, else the version's own. */
function languageOf(printing: Pick<Printing, "language" | "content">): Language {
  const { language } = printing.content;
  return printing.language ?? (isLanguage(language) ? language : "en");
}

/** A stored version as the printed document, from its stored lines: nothing is priced again. */
export async function presentDocument(
  tx: Transaction,
  files: FileStore,
  printing: Printing,
): Promise<QuotationDocument> {
  const { content, settings, number, show } = printing;
  const language = languageOf(printing);
  const phrase = await documentPhrases(language);
  const words = await loadTranslator(language, "quotation");
  const names = await loadLineNames(language);
  const measuring: Measuring = { language, units: settings.pdfMeasurementUnit, phrase };
  const optionPrinting: OptionPrinting = {
    language,
    phrase,
    serviceName: (level) => words(`option.${level}`),
    route: [content.from.code, content.to.code],
    detail: printing.detail,
  };
  const options = content.options.map((option) =>
    presentClientOption(option, show, { names, until: content.validUntil }),
  );
  const { terms, payment } = textsIn(content, language);
  const { included, notIncluded } = await loadPriceScope(content, options, language);
  const remarks = show.remarks
    ? [...paragraphs(content.remarks), ...options.flatMap((option) => paragraphs(option.remarks))]
    : [];
  const isUs = content.from.country === "US";
  return {
    language,
    direction: directionOf(language),
    paper: isUs ? "us-letter" : "a4",
    creationTimestamp: Math.floor(printing.savedAt.getTime() / 1000),
    ...(/^#[0-9a-f]{6}$/i.test(settings.accentColor) ? { accentColour: settings.accentColor } : {}),
    labels: await documentLabels(language),
    title: phrase("documentTitle", { number }),
    company: await companyOf(tx, files, printing.companyId),
    number,
    version: String(printing.version),
    issuedOn: formatDate(calendarDateIn(content.from.timeZone, printing.savedAt.getTime()), language),
    validUntil: formatDate(content.validUntil, language),
    ...(printing.preparedBy === "" ? {} : { preparedBy: printing.preparedBy }),
    inquirer: inquirerOf(content),
    shipment: await shipmentOf(tx, content, words, measuring),
    options: options.map((option, index) => presentPrintedOption(option, index, optionPrinting)),
    included: [...included],
    notIncluded: notIncluded.slice(0, 40),
    payment: paragraphs(payment).slice(0, 40),
    ...acceptanceOf(printing, phrase),
    remarks: remarks.slice(0, 60),
    terms: paragraphs(terms).slice(0, 120),
    notes: [...exchangeNotes(options, optionPrinting), ...notesOf(content, phrase)],
  };
}

/** How to accept: by the link it went out with, else by answering the person who made it. */
function acceptanceOf(
  { preparedBy, contact, link }: Printing,
  phrase: Measuring["phrase"],
): Pick<QuotationDocument, "accept"> {
  const known = contact.filter((part) => part !== "");
  if (link === undefined && known.length === 0) return {};
  return {
    accept: {
      text: phrase(link === undefined ? "text.acceptByAnswer" : "text.acceptByLink"),
      person: preparedBy,
      contact: known.slice(0, 3),
      ...(link === undefined ? {} : { link }),
    },
  };
}

/** At which rates the amounts were converted, and their days (pricing rules §6): each once, however many options. */
function exchangeNotes(options: readonly ClientOption[], { phrase, language }: OptionPrinting): string[] {
  const rates = options.flatMap(({ converted }) =>
    converted.map(({ from, to, rate, asOf }) =>
      phrase("text.convertedAt", {
        from,
        to,
        rate: formatNumber(rate, language),
        date: formatDate(asOf, language),
      }),
    ),
  );
  return rates.length === 0 ? [] : [phrase("text.converted", { rates: [...new Set(rates)].join(", ") })];
}

function notesOf(content: VersionContent, phrase: Measuring["phrase"]): string[] {
  const method = content.options.find((option) => option.co2Method !== "")?.co2Method;
  const isDemonstration = content.options.some((option) => option.rate?.isDemonstration === true);
  return [
    ...(method === undefined
      ? []
      : [
          phrase("text.emissionsNote", {
            method: method.replace(/ (WTW|TTW)$/, ""),
            scope: phrase(method.endsWith("TTW") ? "scope.tankToWake" : "scope.wellToWake"),
          }),
        ]),
    ...(isDemonstration ? [phrase("text.demonstration")] : []),
  ];
}
