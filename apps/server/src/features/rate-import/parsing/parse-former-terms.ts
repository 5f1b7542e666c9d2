import type { StoredSheetTerms, StoredSurcharge } from "../../rate/parsing/parse-terms.ts";
import { isFar } from "./parse-price-warnings.ts";

const FEES = ["eawbFee", "mawbFee", "hawbFee", "unNumberFee", "additionalUnNumberFee"] as const;

/** What a sheet's surcharges and fees are compared by. */
export interface TermsSheet {
  readonly id: number;
  /** of offers that replace each other */
  readonly key: string;
  readonly currency: string;
  readonly terms: StoredSheetTerms;
}

/** A surcharge or fee that is far from all that count now under its name. */
export interface FarTerm {
  readonly sheetId: number;
  /** column of a sheet */
  readonly field: "surcharges" | (typeof FEES)[number];
  /** as a sheet writes it */
  readonly value: string;
  readonly other: string;
}

interface Figure extends Pick<FarTerm, "field" | "value"> {
  /** figures of one name are compared */
  readonly name: string;
  readonly amount: string;
}

function figuresOf({ key, currency, terms }: TermsSheet): Figure[] {
  const named = (...parts: readonly string[]): string => JSON.stringify([key, currency, ...parts]);
  const fees = FEES.flatMap((field): Figure[] => {
    const amount = terms[field] ?? "0";
    return [{ field, name: named(field), amount, value: plain(amount) }];
  });
  const ofSurcharge = ({ label, unit, ...stored }: StoredSurcharge): Figure[] => {
    const parts = { value: stored.value, min: stored.minimum, max: stored.maximum };
    return Object.entries(parts).flatMap(([part, amount]): Figure[] => {
      if (!amount) return [];
      const name = named(label.toLowerCase(), unit, stored.currency ?? "", part);
      const said = part === "value" ? `= ${plain(amount)} ${unit}` : `${part} ${plain(amount)}`;
      return [{ field: "surcharges", name, amount, value: `${label} ${said}` }];
    });
  };
  return [...fees, ...(terms.surcharges ?? []).flatMap(ofSurcharge)];
}

/**
 * Surcharges and fees of a draft that are ten times those that count now, or a tenth of them. One that comes or goes
 * is none: it is no slip of a digit. Where several count under one name, a figure near to any of them is near.
 */
export function farTermsOf(drafts: readonly TermsSheet[], live: readonly TermsSheet[]): FarTerm[] {
  const former = Map.groupBy(
    live.flatMap(figuresOf).filter(({ amount }) => Number(amount) > 0),
    ({ name }) => name,
  );
  return drafts.flatMap((draft) =>
    figuresOf(draft).flatMap(({ field, name, amount, value }): FarTerm[] => {
      const known = former.get(name) ?? [];
      const [first] = known;
      if (first === undefined || Number(amount) === 0) return [];
      if (known.some((each) => !isFar(Number(amount), Number(each.amount)))) return [];
      return [{ sheetId: draft.id, field, value, other: plain(first.amount) }];
    }),
  );
}

/** 5 and 5.00 are the same. */
function plain(decimal: string): string {
  return decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
}
