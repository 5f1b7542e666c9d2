import type { FetchProblem, RateSource } from "@kilolane/contract";
import type { CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import { nextVersion, type SeenRow } from "../../db/seen-row.ts";
import type { CompanyTransaction, PlatformTransaction, SystemTransaction } from "../../db/transaction.ts";
import { forgetOwnRates, forgetPlatformRates } from "./reads/pricing.ts";

/** 1 unit of `base` is `rate` units of `quote` from that day on. */
export interface NewRate {
  readonly base: string;
  readonly quote: string;
  readonly asOf: CalendarDate;
  /** decimal string */
  readonly rate: string;
}

/** Enters a rate of the platform. Breaks `exchange_rate_pkey` when the pair has one of that day. @returns its id */
export async function insertPlatformRate(tx: PlatformTransaction, rate: NewRate): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("exchange_rate")
    .values({
      id,
      base: rate.base,
      quote: rate.quote,
      as_of: rate.asOf,
      rate: rate.rate,
      source: "entered",
      updated_by: tx.scope.userId,
    })
    .execute();
  tx.afterCommit(() => forgetPlatformRates(tx));
  return id;
}

/** Replaces a rate of the platform. @returns false when it has another version by now, or is gone */
export async function updatePlatformRateRow(
  tx: PlatformTransaction,
  seen: SeenRow,
  rate: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable("exchange_rate")
    .set({
      rate,
      source: "entered",
      ...nextVersion(seen),
      updated_by: tx.scope.userId,
    })
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  tx.afterCommit(() => forgetPlatformRates(tx));
  return numUpdatedRows > 0n;
}

/** Deletes a rate of the platform. @returns false when it has another version by now, or is gone */
export async function deletePlatformRateRow(
  tx: PlatformTransaction,
  { id, version }: SeenRow,
): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom("exchange_rate")
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  tx.afterCommit(() => forgetPlatformRates(tx));
  return numDeletedRows > 0n;
}

/** Which stored rates a file of rates replaces: an import all, a fetch those that no person has entered. */
const REPLACES: Readonly<Record<"imported" | "ecb", readonly RateSource[]>> = {
  imported: ["entered", "imported", "ecb", "reference"],
  ecb: ["ecb", "reference"],
};

/** Writes rates of a file; what is stored already is left as it is. @returns how many were added or changed */
export async function upsertPlatformRates(
  tx: PlatformTransaction | SystemTransaction,
  source: "imported" | "ecb",
  rates: readonly NewRate[],
): Promise<number> {
  const rows = rates.map((rate) => ({ id: newId(), ...rate }));
  const userId = "userId" in tx.scope ? tx.scope.userId : null;
  const { rows: written } = await sql`
    insert into exchange_rate (id, base, quote, as_of, rate, source, updated_by)
    select n.id, n.base, n.quote, n."asOf", n.rate, ${source}, ${userId}::uuid
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as n (id uuid, base text, quote text, "asOf" date, rate numeric)
    on conflict (base, quote, as_of) do update set rate = excluded.rate, source = excluded.source,
      version = exchange_rate.version + 1, updated_at = now(), updated_by = excluded.updated_by
    where exchange_rate.source = any (${REPLACES[source]}::text[])
      and (exchange_rate.rate <> excluded.rate or exchange_rate.source = 'reference')
    returning 1 as one`.execute(tx.db);
  if (written.length > 0) tx.afterCommit(() => forgetPlatformRates(tx));
  return written.length;
}

/** Writes down that the daily file was read. */
export async function writeFetched(
  tx: SystemTransaction,
  file: { readonly asOf: CalendarDate; readonly written: number },
): Promise<void> {
  await sql`update exchange_fetch set tried_at = now(), succeeded_at = now(), problem = null,
    file_date = ${file.asOf}::date, rates_written = ${file.written}`.execute(tx.db);
}

/** Writes down why the daily file could not be read. */
export async function writeFetchProblem(tx: SystemTransaction, problem: FetchProblem): Promise<void> {
  await sql`update exchange_fetch set tried_at = now(), problem = ${problem}`.execute(tx.db);
}

/** Enters a rate of the company's own. Breaks `company_exchange_rate_once` when it has one of that day. @returns its id */
export async function insertOwnRate(tx: CompanyTransaction, rate: NewRate): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("company_exchange_rate")
    .values({
      id,
      company_id: tx.scope.companyId,
      base: rate.base,
      quote: rate.quote,
      as_of: rate.asOf,
      rate: rate.rate,
      updated_by: tx.scope.userId,
    })
    .execute();
  tx.afterCommit(() => forgetOwnRates(tx));
  return id;
}

/** Replaces a rate of the company's own. @returns false when it has another version by now, or is gone */
export async function updateOwnRateRow(
  tx: CompanyTransaction,
  { id, version }: SeenRow,
  rate: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable("company_exchange_rate")
    .set({ rate, version: version + 1, updated_at: sql`now()`, updated_by: tx.scope.userId })
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  tx.afterCommit(() => forgetOwnRates(tx));
  return numUpdatedRows > 0n;
}

/** Deletes a rate of the company's own. @returns false when it has another version by now, or is gone */
export async function deleteOwnRateRow(tx: CompanyTransaction, { id, version }: SeenRow): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom("company_exchange_rate")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  tx.afterCommit(() => forgetOwnRates(tx));
  return numDeletedRows > 0n;
}
