import type { TruckingSheetDetail, TruckingSheetRow } from "@kilolane/contract";
import { findPhrase, type Language, loadPhrases } from "@kilolane/phrases";
import type { ParsedTariff } from "../parsing/parse-tariff-sheet.ts";
import type { SheetListRow } from "../reads/sheet.ts";

/** Problems that an answer names; their number says how many there are. */
const SHOWN_PROBLEMS = 200;

/** An uploaded tariff in the list. */
export function presentSheetRow(row: SheetListRow): TruckingSheetRow {
  const { state } = row;
  return {
    id: row.id,
    fileName: row.original_name,
    carrierId: row.carrier_id,
    carrierName: row.carrier_name,
    state: state === "published" || state === "rolled-back" ? state : "draft",
    author: row.author,
    publishedBy: row.published_name,
    rolledBackBy: row.rolled_back_name,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    rolledBackAt: row.rolled_back_at?.toISOString() ?? null,
    isLast: row.is_last && row.version_now !== null,
    carrierVersion: row.version_now,
    isChangedSince: row.is_last && row.version_now !== null && row.version_now !== row.carrier_version,
    version: row.version,
  };
}

type Explain = (code: string, figures: { readonly value: string; readonly other: string }) => string;

/** Says in a language what is wrong with a cell: in our own words, those of rate sheets, or those of a form's field. */
export async function loadReasons(language: Language): Promise<Explain> {
  const [own, rates, fields] = await Promise.all([
    loadPhrases(language, "trucking-sheet"),
    loadPhrases(language, "rate-import"),
    loadPhrases(language, "error"),
  ]);
  return (code, figures) =>
    findPhrase(own, language, `problem.${code}`, { ...figures }) ??
    findPhrase(fields, language, `field.${code}`, { ...figures }) ??
    findPhrase(rates, language, `problem.${code}`, { ...figures }) ??
    code;
}

export function presentProblems(
  problems: ParsedTariff["problems"],
  explain: Explain,
): TruckingSheetDetail["problems"] {
  return problems.slice(0, SHOWN_PROBLEMS).map(({ other = "", ...problem }) => ({
    ...problem,
    message: explain(problem.code, { value: problem.value, other }),
  }));
}
