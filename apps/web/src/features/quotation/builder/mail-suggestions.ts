import type { Airport } from "@kilolane/contract";
import type { MailReading } from "./apply-reading.ts";
import { emptyDangerousRow, rowOfLine, type CreateForm } from "./create-form.ts";
import { emptyGoodsRow } from "./goods-row.ts";

/** Who wrote a mail, and what their last quotations suggest for what it leaves open. */
export type MailContext = NonNullable<MailReading["context"]>;
export type Suggestions = MailContext["suggestions"];
/** A field of the form that an earlier quotation may fill. */
export type SuggestedField = keyof Suggestions;
export type PastGoods = NonNullable<Suggestions["goods"]>["value"];

/** An earlier quotation of the same inquirer. */
export interface PastQuotation {
  readonly id: string;
  readonly number: string;
}

/** The airports of the suggested codes. */
export interface SuggestedRecords {
  readonly from: Airport | null;
  readonly to: Airport | null;
}

/** What one key or click takes. */
export interface Offer {
  readonly key: string;
  readonly names: readonly SuggestedField[];
  readonly quotation: PastQuotation;
}

/** A row each, the lane as one; keys are letters, because digits answer the questions. */
export function offersOf(suggestions: Suggestions): Offer[] {
  const rows: readonly (readonly SuggestedField[])[] = [
    ["from", "to"],
    ["typeOfGoods"],
    ["goods"],
    ["currency"],
    ["pickupZip"],
    ["deliveryZip"],
  ];
  const offers = rows.flatMap((row) => {
    const names = row.filter((name) => suggestions[name] !== null);
    const quotation = names.map((name) => suggestions[name]?.quotation).find((found) => found !== undefined);
    return quotation === undefined ? [] : [{ names, quotation }];
  });
  return offers.map((offer, index) => ({ ...offer, key: String.fromCodePoint(97 + index) }));
}

/** The form with what is suggested for the named fields; all others stay as they are. */
export function applySuggestions(
  form: CreateForm,
  suggestions: Suggestions,
  names: readonly SuggestedField[],
  found: SuggestedRecords,
): CreateForm {
  const value = <Name extends SuggestedField>(name: Name): NonNullable<Suggestions[Name]>["value"] | null =>
    names.includes(name) ? (suggestions[name]?.value ?? null) : null;
  const goods = value("goods");
  const typeOfGoods = value("typeOfGoods");
  const asksForSubstance = typeOfGoods === "Dangerous Goods" && form.dangerousGoods.length === 0;
  return {
    ...form,
    from: value("from") === null ? form.from : found.from,
    to: value("to") === null ? form.to : found.to,
    typeOfGoods: typeOfGoods ?? form.typeOfGoods,
    // which substance flies is never taken from before
    dangerousGoods: asksForSubstance ? [emptyDangerousRow()] : form.dangerousGoods,
    currency: value("currency") ?? form.currency,
    pickupZip: value("pickupZip") ?? form.pickupZip,
    deliveryZip: value("deliveryZip") ?? form.deliveryZip,
    goods: goods === null ? form.goods : [...goods.lines.map(rowOfLine), emptyGoodsRow()],
    units: goods === null ? form.units : { dimensionUnit: goods.dimensionUnit, weightUnit: goods.weightUnit },
  };
}

/** Goods lines in short: `4 × 120 × 80 × 100 cm, 1000 kg`, and how many more there are. */
export function goodsText({ lines, dimensionUnit, weightUnit }: PastGoods): string {
  const [first] = lines;
  if (first === undefined) return "";
  const size =
    first.volume === undefined
      ? `${first.length} × ${first.width} × ${first.height} ${first.dimensionUnit ?? dimensionUnit}`
      : `${first.volume} ${first.volumeUnit === "ft3" ? "ft³" : "m³"}`;
  const text = `${first.pieces} × ${size}, ${first.totalWeight} ${first.weightUnit ?? weightUnit}`;
  return lines.length === 1 ? text : `${text} + ${lines.length - 1}`;
}
