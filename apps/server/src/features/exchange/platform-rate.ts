import type { PlatformExchangeRate } from "@kilolane/contract";
import type { Exact } from "@kilolane/domain";
import { addDays, RateQuotes, utcDateOf } from "@kilolane/domain";
import type { PlatformTransaction, Transaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentPlatformRate } from "./present.ts";
import { findPlatformQuotes } from "./reads/pricing.ts";
import { findPlatformRate, type PlatformRateRow } from "./reads/rate.ts";

/** One rate of the platform. @throws AppError not-found */
export async function getPlatformRate(tx: PlatformTransaction, id: string): Promise<PlatformRateRow> {
  const row = await findPlatformRate(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** One rate of the platform as the operator sees it. @throws AppError not-found */
export async function getPresentedRate(tx: PlatformTransaction, id: string): Promise<PlatformExchangeRate> {
  return presentPlatformRate(await getPlatformRate(tx, id));
}

/** The rates of the platform that are known by now: what a new one is held against. */
export async function getKnownQuotes(tx: Transaction): Promise<RateQuotes> {
  return new RateQuotes(await findPlatformQuotes(tx, addDays(utcDateOf(tx.now().getTime()), 1)));
}

/** What a pair's rate is known to be; undefined: nothing is known of it. */
export async function getKnownRate(
  tx: Transaction,
  { base, quote }: { readonly base: string; readonly quote: string },
): Promise<Exact | undefined> {
  return (await getKnownQuotes(tx)).find(base, quote)?.rate;
}
