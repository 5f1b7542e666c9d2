import type { EndpointInput, ManualTemplate, QuotationDetail, saveManualQuotation } from "@kilolane/contract";
import type { ManualBasis } from "@kilolane/domain";
import { newCreateForm, type CreateForm, type FormDefaults } from "../builder/create-form.ts";

/** What a line may be charged for, in the order of the select. */
export const KINDS = ["freight", "surcharge", "fee", "trucking", "insurance", "other"] as const;
export const LEGS = ["pickup", "delivery"] as const;

/** A typed line as the screen holds it: all figures are text until they are sent. */
export interface ManualRow {
  charge: string;
  kind: (typeof KINDS)[number];
  leg: "pickup" | "air" | "delivery";
  basis: ManualBasis;
  quantity: string;
  unit: string;
  buy: string;
  sell: string;
  currency: string;
}

/** The manual screen's state: the builder's shipment, and what is typed of its price. */
export interface ManualForm extends CreateForm {
  lines: ManualRow[];
  airline: { id: number; name: string } | null;
  serviceLevel: "standard" | "priority";
  aircraft: "passenger" | "freighter";
  transitDays: string;
  /** YYYY-MM-DD */
  validUntil: string;
  remarks: string;
  /** why a price below the floor is sold all the same */
  reason: string;
}

/** A line to be typed, in the quotation's currency. */
export function emptyRow(currency: string): ManualRow {
  return {
    charge: "",
    kind: "other",
    leg: "air",
    basis: "flat",
    quantity: "",
    unit: "",
    buy: "",
    sell: "",
    currency,
  };
}

/** Whether nothing is typed in a line. */
export function isBlankLine({ charge, buy, sell, quantity }: ManualRow): boolean {
  return [charge, buy, sell, quantity].every((text) => text.trim() === "");
}

/** The lines that are sent, with the place of each on the screen, so that an error finds its way back. */
export function filledLines(lines: readonly ManualRow[]): { line: ManualRow; index: number }[] {
  const filled = lines.map((line, index) => ({ line, index })).filter(({ line }) => !isBlankLine(line));
  const [first] = lines;
  return filled.length === 0 && first !== undefined ? [{ line: first, index: 0 }] : filled;
}

/** A fresh manual quotation: air freight by weight is what most begin with. */
export function newManualForm(
  defaults: FormDefaults & { readonly validUntil: string; readonly charge: string },
): ManualForm {
  const { currency } = defaults;
  return {
    ...newCreateForm(defaults),
    lines: [
      { ...emptyRow(currency), charge: defaults.charge, kind: "freight", basis: "chargeable" },
      emptyRow(currency),
    ],
    airline: null,
    serviceLevel: "standard",
    aircraft: "passenger",
    transitDays: "",
    validUntil: defaults.validUntil,
    remarks: "",
    reason: "",
  };
}

/** A stored line, of a quotation or a template, as the screen holds it. */
export function rowOfStored(line: ManualTemplate["lines"][number]): ManualRow {
  return { ...line, quantity: line.quantity ?? "" };
}

/** A saved manual quotation as the screen holds it. */
export function manualFormOf(shipment: CreateForm, quotation: QuotationDetail): ManualForm | null {
  const { manual, options, remarks } = quotation;
  if (manual === undefined) return null;
  const airline = options[0]?.airline;
  return {
    ...shipment,
    lines: manual.lines.map(rowOfStored),
    airline: airline ? { id: airline.id, name: airline.name } : null,
    serviceLevel: manual.serviceLevel,
    aircraft: manual.aircraft,
    transitDays: manual.transitDays === null ? "" : String(manual.transitDays),
    validUntil: manual.validUntil,
    remarks,
    reason: "",
  };
}

type SaveBody = NonNullable<EndpointInput<typeof saveManualQuotation>["body"]>;

/** A line as the contract takes it. */
export function toLine({ quantity, unit, ...line }: ManualRow): SaveBody["manual"]["lines"][number] {
  return {
    ...line,
    leg: line.kind === "trucking" ? line.leg : "air",
    unit: line.basis === "unit" ? unit : "",
    quantity: line.basis === "unit" ? quantity : null,
  };
}

/** What is typed of the price as the contract takes it. */
export function toEntry(form: ManualForm): SaveBody["manual"] {
  return {
    airlineId: form.airline?.id ?? null,
    serviceLevel: form.serviceLevel,
    aircraft: form.aircraft,
    transitDays: form.transitDays.trim() === "" ? null : form.transitDays.trim(),
    validUntil: form.validUntil,
    lines: filledLines(form.lines).map(({ line }) => toLine(line)),
  };
}

/** Trucking alone, without an airline, is saved as a trucking quotation. */
export function isTruckingOnly(form: ManualForm): boolean {
  return form.airline === null && filledLines(form.lines).every(({ line }) => line.kind === "trucking");
}
