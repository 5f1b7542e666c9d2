import type { Airport, EndpointOutput, Inquirer, readQuotationDraft } from "@kilolane/contract";
import type { TemperatureRange } from "@kilolane/domain";
import type { InquirerHint } from "../../inquirer/components/inquirer-picker.tsx";
import { emptyDangerousRow, type CreateForm } from "./create-form.ts";
import { dangerousRowOf, type Substance } from "./dangerous-row.ts";
import { emptyGoodsRow, type GoodsRow } from "./goods-row.ts";

export type MailReading = EndpointOutput<typeof readQuotationDraft>;
type ReadLine = MailReading["goods"][number];

/** What the codes and numbers stand for that were read: airports, and the substances that the list knows. */
export interface ReadRecords {
  readonly from: Airport | null;
  readonly to: Airport | null;
  readonly substances: readonly Substance[];
  /** the inquirer of the sender's address */
  readonly inquirer: Inquirer | null;
}

interface Weighable {
  readonly value: unknown;
  readonly confidence: "certain" | "likely" | "guess";
}

/** What is filled in without a click: guesses are only offered. */
function filled<Field extends Weighable>(field: Field | null): Field["value"] | null {
  return field === null || field.confidence === "guess" ? null : field.value;
}

const figure = (value: number | null): string => (value === null ? "" : String(value));

function rowOf(line: ReadLine): GoodsRow {
  const isVolume = line.volumeM3 !== null && line.length === null;
  return {
    ...emptyGoodsRow(),
    pieces: figure(line.pieces),
    packageType: line.packageType,
    length: isVolume ? figure(line.volumeM3) : figure(line.length),
    width: figure(line.width),
    height: figure(line.height),
    totalWeight: figure(line.totalWeight),
    sizeUnit: isVolume ? "m3" : "",
    stackable: line.stackable,
  };
}

/** The form's range that keeps goods within the limits of a mail; none where no range does. */
export function temperatureRangeOf(limits: {
  readonly min: number | null;
  readonly max: number | null;
}): TemperatureRange | "" {
  const { min, max } = limits;
  if (max !== null && max <= -15) return "-25°C";
  if (min !== null && max !== null && min >= 15 && max <= 25) return "+15/+25°C";
  return min !== null && max !== null && min >= 2 && max <= 8 ? "+2/+8°C" : "";
}

/** The form with what a mail says in it; what the mail leaves open stays as it is. */
export function applyReading(form: CreateForm, reading: MailReading, found: ReadRecords): CreateForm {
  const { fields, goods } = reading;
  const numbers = filled(fields.unNumbers) ?? [];
  const packingGroup = filled(fields.packingGroup);
  const temperature = filled(fields.temperature);
  const isAsked = fields.currency !== null && fields.currency.at !== null;
  return {
    ...form,
    inquirer: found.inquirer ?? form.inquirer,
    from: filled(fields.from) === null ? form.from : (found.from ?? form.from),
    to: filled(fields.to) === null ? form.to : (found.to ?? form.to),
    pickupZip: filled(fields.pickupZip) ?? form.pickupZip,
    deliveryZip: filled(fields.deliveryZip) ?? form.deliveryZip,
    readyDate: filled(fields.readyDate) ?? form.readyDate,
    typeOfGoods: filled(fields.typeOfGoods) ?? form.typeOfGoods,
    incoterm: filled(fields.incoterm) ?? form.incoterm,
    currency: isAsked ? (filled(fields.currency) ?? form.currency) : form.currency,
    temperatureRange: temperature === null ? form.temperatureRange : temperatureRangeOf(temperature),
    dangerousGoods:
      numbers.length === 0
        ? form.dangerousGoods
        : numbers.map((unNumber) => {
            const substance = found.substances.find(({ number }) => number === unNumber);
            return substance === undefined
              ? { ...emptyDangerousRow(), unNumber, packingGroup: packingGroup ?? "None" }
              : dangerousRowOf(substance, packingGroup);
          }),
    units: {
      dimensionUnit: filled(fields.dimensionUnit) ?? form.units.dimensionUnit,
      weightUnit: filled(fields.weightUnit) ?? form.units.weightUnit,
    },
    goods: goods.length === 0 ? form.goods : [...goods.map(rowOf), emptyGoodsRow()],
  };
}

/** Who asks, as the form of a new inquirer begins with; null where the mail names no address to know somebody by. */
export function newInquirerOf(reading: MailReading): InquirerHint | null {
  const { email, name, company, phone } = reading.fields.inquirer?.value ?? {};
  if (!email) return null;
  return {
    email,
    ...(name && { nameofInquirer: name }),
    ...(company && { companyName: company }),
    ...(phone && { phone }),
  };
}

/** A part of the text and what was read there. */
export interface Passage {
  readonly text: string;
  readonly start: number;
  /** the field that was read here, `goods[0]`, `unread`, or null for plain text */
  readonly field: string | null;
  readonly confidence: "certain" | "likely" | "guess" | null;
}

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly field: string;
  readonly confidence: Passage["confidence"];
}

function marksOf(reading: MailReading): Mark[] {
  const fields = Object.entries(reading.fields).flatMap(([field, read]) => {
    const isOfLine = field === "dimensionUnit" || field === "weightUnit";
    return read === null || read.at === null || isOfLine
      ? []
      : [{ start: read.at[0], end: read.at[1], field, confidence: read.confidence }];
  });
  const goods = reading.goods.map((line, index) => ({
    start: line.at[0],
    end: line.at[1],
    field: `goods[${index}]`,
    confidence: line.confidence,
  }));
  const unread = reading.unread.map(([start, end]) => ({ start, end, field: "unread", confidence: null }));
  return [...fields, ...goods, ...unread].toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** The text in pieces, marked where something was read; where marks overlap the first one counts. */
export function passagesOf(text: string, reading: MailReading): Passage[] {
  const passages: Passage[] = [];
  let at = 0;
  for (const mark of marksOf(reading)) {
    if (mark.start < at) continue;
    if (mark.start > at)
      passages.push({ text: text.slice(at, mark.start), start: at, field: null, confidence: null });
    passages.push({
      text: text.slice(mark.start, mark.end),
      start: mark.start,
      field: mark.field,
      confidence: mark.confidence,
    });
    at = mark.end;
  }
  if (at < text.length) passages.push({ text: text.slice(at), start: at, field: null, confidence: null });
  return passages;
}
