import type { ExchangeRateFile } from "@kilolane/contract";
import { exact, isUnusualRate } from "@kilolane/domain";
import type { PlatformScope } from "../../db/scope.ts";
import { type PlatformTransaction, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import { loadColumnNames } from "../../integrations/sheets/column-names.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findCurrencyRows } from "../place/reads/place.ts";
import { type ColumnNames, parseRateFile } from "./parsing/parse-rate-file.ts";
import { getKnownQuotes } from "./platform-rate.ts";
import { findStoredRates, pairDayKey } from "./reads/rate.ts";
import { type NewRate, upsertPlatformRates } from "./writes.ts";

const MAX_BYTES = 1024 * 1024;
/** Lines with an unusual rate that are named; more than this and the file is the wrong way round. */
const MOST_UNUSUAL = 50;

interface ImportChoice {
  /** only say what it would do */
  readonly isTrial: boolean;
  /** rates far from those before are right */
  readonly isConfirmed: boolean;
}

/**
 * Checks a CSV file of rates, and writes it whole: nothing while a line has a problem, or an unusual rate that nobody
 * has confirmed.
 * @throws AppError validation (file: required), payload-too-large
 */
export async function importRates(
  scope: PlatformScope,
  file: UploadedFile | undefined,
  { isTrial, isConfirmed }: ImportChoice,
): Promise<ExchangeRateFile> {
  if (file === undefined) throw invalidFields({ field: "file", code: "required" });
  if (file.bytes.length > MAX_BYTES) throw new AppError("payload-too-large");
  const names = await nameColumns();
  return withTransaction(scope, async (tx) => {
    const currencies = new Set((await findCurrencyRows(tx)).map(({ code }) => code));
    const { lines, rates, problems } = parseRateFile(file.bytes, names, { currencies, now: tx.now() });
    const unusual = await findUnusual(tx, rates);
    const counts = await countChanges(tx, rates);
    const answer = { lines, ...counts, unusual: unusual.slice(0, MOST_UNUSUAL), problems: [...problems] };
    const isRefused = isTrial || problems.length > 0 || (unusual.length > 0 && !isConfirmed);
    if (isRefused) return { ...answer, isWritten: false };
    await upsertPlatformRates(tx, "imported", rates);
    await recordAuditIn(tx, {
      action: "exchange-rates.imported",
      subjectKind: "exchange-rate",
      detail: { file: file.originalName, lines, ...counts, unusual: unusual.length },
    });
    return { ...answer, isWritten: true };
  });
}

/** What the export calls the columns, in each language, and the plain English words. */
async function nameColumns(): Promise<ColumnNames> {
  const named = await loadColumnNames("exchange");
  return {
    date: new Set(["day", "as of", ...named("date", "column.asOf")]),
    from: new Set(["from", ...named("base", "column.base")]),
    to: new Set(["to", ...named("quote", "column.quote")]),
    rate: named("rate", "column.rate"),
  };
}

async function countChanges(tx: PlatformTransaction, rates: readonly NewRate[]) {
  const stored = await findStoredRates(tx, rates);
  const before = rates.map((rate) => ({ rate: rate.rate, was: stored.get(pairDayKey(rate))?.rate }));
  const added = before.filter(({ was }) => was === undefined).length;
  const unchanged = before.filter(
    ({ rate, was }) => was !== undefined && exact(rate).toString() === exact(was).toString(),
  ).length;
  return { added, unchanged, replaced: rates.length - added - unchanged };
}

/** Lines with a rate far from what the pair's is known to be. */
async function findUnusual(
  tx: PlatformTransaction,
  rates: readonly (NewRate & { readonly line: number })[],
): Promise<ExchangeRateFile["unusual"]> {
  const quotes = await getKnownQuotes(tx);
  return rates.flatMap(({ base, quote, rate, line }) => {
    const known = quotes.find(base, quote)?.rate;
    if (known === undefined || !isUnusualRate(exact(rate), known)) return [];
    return [{ line, text: `1 ${base} = ${rate} ${quote} (${known.toString()})` }];
  });
}
