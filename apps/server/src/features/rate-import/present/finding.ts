import type { badRow } from "@kilolane/contract";
import { SURCHARGE_UNITS } from "@kilolane/domain";
import { findPhrase, loadPhrases, type Language } from "@kilolane/phrases";
import type { z } from "zod";
import type { BadRowRecord } from "../reads/finding.ts";

/** Says in a language why a line is not imported, or why its price is to be confirmed. */
export type Explain = (code: string, figures: { readonly value?: string; readonly other?: string }) => string;

const UNITS = SURCHARGE_UNITS.join(", ");

export async function loadReasons(language: Language): Promise<Explain> {
  const phrases = await loadPhrases(language, "rate-import");
  return (code, { value = "", other = "" }) =>
    findPhrase(phrases, language, `problem.${code}`, { value, other, units: UNITS }) ?? code;
}

export function presentBadRow(row: BadRowRecord, explain: Explain): z.output<typeof badRow> {
  const meant = row.problems.find(({ lane }) => lane !== undefined);
  return {
    sheet: row.sheet,
    row: meant === undefined ? row.row_number : null,
    ...(meant?.lane === undefined ? {} : { lanes: { first: meant.lane, count: meant.lanes ?? 1 } }),
    problems: row.problems.map(({ column, field, code, value, other }) => ({
      column,
      field,
      code,
      value,
      message: explain(code, { value, ...(other === undefined ? {} : { other }) }),
    })),
  };
}
