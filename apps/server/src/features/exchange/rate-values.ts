import type { createExchangeRate, EndpointParsed } from "@kilolane/contract";
import { type Exact, exact, isUnusualRate, parseCalendarDate } from "@kilolane/domain";
import { isUniqueViolation, type Transaction } from "../../db/transaction.ts";
import { type FieldProblem, invalidFields } from "../../http/app-error.ts";
import { findCurrency } from "../place/reads/place.ts";
import { dayProblem } from "./rate-day.ts";
import type { NewRate } from "./writes.ts";

type RateForm = EndpointParsed<typeof createExchangeRate>["body"];

/** What a form says of a new rate. @throws AppError validation: base, quote, asOf */
export async function getNewRate(tx: Transaction, { base, quote, asOf, rate }: RateForm): Promise<NewRate> {
  const problems: FieldProblem[] = [];
  for (const [field, code] of [
    ["base", base],
    ["quote", quote],
  ] as const) {
    if ((await findCurrency(tx, code)) === undefined) problems.push({ field, code: "unknown-currency" });
  }
  if (base === quote) problems.push({ field: "quote", code: "same-currency" });
  const day = parseCalendarDate(asOf);
  const code = dayProblem(day, tx.now());
  if (code !== undefined) problems.push({ field: "asOf", code });
  if (problems.length > 0) throw invalidFields(...problems);
  return { base, quote, asOf: day, rate };
}

/** @throws AppError validation (rate: unusual) when it is far from the one before and nobody has said that it is right */
export function requireUsual(rate: string, before: Exact | undefined, isConfirmed: boolean): void {
  if (before === undefined || isConfirmed || !isUnusualRate(exact(rate), before)) return;
  throw invalidFields({ field: "rate", code: "unusual", values: { rate: before.toString() } });
}

/** A pair has one rate a day. @throws AppError validation (asOf: double) */
export async function refusingDoubles<T>(constraint: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isUniqueViolation(error, constraint)) throw invalidFields({ field: "asOf", code: "double" });
    throw error;
  }
}
