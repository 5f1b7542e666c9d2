import type { Inquirer, QuotationDetail, QuoteOption } from "@kilolane/contract";
import { isLanguage, type Language } from "@kilolane/phrases";
import type { SavedEdit, SavedUpdate } from "./detail-queries.ts";

/** One option as it is being edited: every part whole, so that two states can be compared. */
export interface OptionForm {
  readonly quoteId: string;
  readonly margin: {
    readonly kind: QuoteOption["margin"]["kind"];
    readonly value: string;
    readonly least: string;
  };
  /** amounts typed over, by line; a line that is not in here sells at what the margin makes of it */
  readonly sell: Readonly<Record<string, string>>;
  readonly remarks: string;
  readonly isKept: boolean;
  /** why an admin sells it below the floor; sent along, never compared */
  readonly reason: string;
}

/** The edit screen's state; `toEdit` and `toUpdate` alone turn it into the wire. */
export interface EditForm {
  readonly options: readonly OptionForm[];
  readonly terms: string;
  readonly remarks: string;
  readonly language: Language;
  readonly inquirer: Inquirer | null;
  /** YYYY-MM-DD */
  readonly validUntil: string;
}

function optionFormOf(option: QuoteOption): OptionForm {
  const { kind, value, least } = option.margin;
  return {
    quoteId: option.quote_id,
    margin: { kind, value, least: least ?? "" },
    sell: Object.fromEntries(
      option.lines.filter((line) => line.isOverridden).map((line) => [line.code, line.sell]),
    ),
    remarks: option.remarks,
    isKept: true,
    reason: "",
  };
}

/** The party of a quotation as the picker holds an inquirer; only its id travels back. */
function inquirerOf({ inquirer }: QuotationDetail): Inquirer | null {
  if (inquirer.id === null) return null;
  const { id, companyName, nameofInquirer, email, phone, country } = inquirer;
  const unknown = { companyType: "", address: "", language: "", currency: "", version: 0 };
  return { id, companyName, nameofInquirer, email, phone, country, ...unknown };
}

/** A stored version as the screen edits it. */
export function editFormOf(detail: QuotationDetail): EditForm {
  return {
    options: detail.options.map(optionFormOf),
    terms: detail.terms,
    remarks: detail.remarks,
    language: isLanguage(detail.language) ? detail.language : "en",
    inquirer: inquirerOf(detail),
    validUntil: detail.validUntil,
  };
}

/** Line codes whose typed-over amount differs between two states. */
export function changedSells(before: OptionForm, after: OptionForm): string[] {
  const codes = new Set([...Object.keys(before.sell), ...Object.keys(after.sell)]);
  return [...codes].filter((code) => before.sell[code] !== after.sell[code]);
}

export function isSameMargin(a: OptionForm["margin"], b: OptionForm["margin"]): boolean {
  return a.kind === b.kind && a.value === b.value && a.least === b.least;
}

function optionEditOf(before: OptionForm, after: OptionForm): SavedEdit["options"] {
  const { kind, value, least } = after.margin;
  const isMarginNew = !isSameMargin(before.margin, after.margin);
  const codes = changedSells(before, after);
  const isRemarkNew = before.remarks !== after.remarks;
  if (!isMarginNew && codes.length === 0 && !isRemarkNew) return [];
  return [
    {
      quote_id: after.quoteId,
      ...(isMarginNew ? { margin: { kind, value, least: least === "" ? null : least } } : {}),
      ...(codes.length === 0
        ? {}
        : { sell: codes.map((code) => ({ code, amount: after.sell[code] ?? null })) }),
      ...(isRemarkNew ? { remarks: after.remarks } : {}),
      ...(after.reason.trim() === "" ? {} : { reason: after.reason.trim() }),
    },
  ];
}

/** What changes prices or lines, as `saved-quotation/edit` takes it; null when nothing does. */
export function toEdit(detail: QuotationDetail, form: EditForm): SavedEdit | null {
  const base = editFormOf(detail);
  const kept = form.options.filter((option) => option.isKept);
  const options = kept.flatMap((after) => {
    const before = base.options.find((option) => option.quoteId === after.quoteId);
    return before === undefined ? [] : (optionEditOf(before, after) ?? []);
  });
  const dropped = form.options.filter((option) => !option.isKept).map((option) => option.quoteId);
  if (options.length === 0 && dropped.length === 0) return null;
  return {
    quotation_id: detail.quotation_id,
    version: detail.version,
    lockVersion: detail.lockVersion,
    options,
    ...(dropped.length === 0 ? {} : { dropQuoteIds: dropped }),
  };
}

/** What changes no price, as `saved-quotation/update` takes it; null when nothing does. */
export function toUpdate(detail: QuotationDetail, form: EditForm): SavedUpdate | null {
  const base = editFormOf(detail);
  const inquirerId = form.inquirer?.id ?? null;
  const changes = {
    ...(form.terms === base.terms ? {} : { terms: form.terms }),
    ...(form.remarks === base.remarks ? {} : { remarks: form.remarks }),
    ...(form.language === base.language ? {} : { language: form.language }),
    ...(inquirerId === detail.inquirer.id ? {} : { inquirerId }),
    ...(form.validUntil === base.validUntil ? {} : { validUntil: form.validUntil }),
  };
  if (Object.keys(changes).length === 0) return null;
  return {
    quotation_id: detail.quotation_id,
    version: detail.version,
    lockVersion: detail.lockVersion,
    ...changes,
  };
}
