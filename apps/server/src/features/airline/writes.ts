import type { Insertable } from "kysely";
import type { AirlineTable } from "../../db/tables/airline.ts";
import type { CompanyTransaction, PlatformTransaction, Transaction } from "../../db/transaction.ts";

/** What a form says of an airline. */
export type AirlineValues = Pick<
  Insertable<AirlineTable>,
  | "iata"
  | "icao"
  | "name"
  | "country_code"
  | "awb_prefix"
  | "awb_prefix_sure"
  | "cut_off"
  | "has_freighters"
  | "is_active"
  | "airline_company_id"
>;

/** Adds an airline of the company's own. @returns its id */
export async function insertManualAirline(tx: CompanyTransaction, values: AirlineValues): Promise<number> {
  const row = await tx.db
    .insertInto("airline")
    .values({ ...values, owner_company_id: tx.scope.companyId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Which airline to change, and the version of it that the caller saw. */
export interface SeenAirline {
  readonly id: number;
  readonly version: number;
}

/** @returns false when the company has no such airline, or it has another version by now */
export async function updateManualAirlineRow(
  tx: CompanyTransaction,
  seen: SeenAirline,
  values: AirlineValues,
): Promise<boolean> {
  return updateAirline(tx, seen, tx.scope.companyId, values);
}

/** Adds a published airline. @returns its id */
export async function insertLocalAirline(tx: PlatformTransaction, values: AirlineValues): Promise<number> {
  const row = await tx.db.insertInto("airline").values(values).returning("id").executeTakeFirstOrThrow();
  return row.id;
}

/** @returns false when there is no such published airline, or it has another version by now */
export async function updateLocalAirlineRow(
  tx: PlatformTransaction,
  seen: SeenAirline,
  values: AirlineValues,
): Promise<boolean> {
  return updateAirline(tx, seen, null, values);
}

/** Adds published airlines or changes them by their codes; whose people keep the rates stays. */
export async function upsertLocalAirlines(
  tx: PlatformTransaction,
  airlines: readonly Omit<AirlineValues, "airline_company_id">[],
): Promise<void> {
  for (const values of airlines) {
    const changed = await tx.db
      .updateTable("airline")
      .set((stored) => ({ ...values, version: stored("version", "+", 1) }))
      .where("iata", "=", values.iata ?? "")
      .where("owner_company_id", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (changed === undefined) await insertLocalAirline(tx, { ...values, airline_company_id: null });
  }
}

/** Says whose people keep the rates of a published airline. */
export async function updateAirlineCompany(
  tx: PlatformTransaction,
  id: number,
  companyId: string,
): Promise<void> {
  await tx.db
    .updateTable("airline")
    .set((row) => ({ airline_company_id: companyId, version: row("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Puts a forwarder on an airline's list; once. */
export async function insertContractForwarder(
  tx: CompanyTransaction,
  airlineId: number,
  forwarderId: string,
): Promise<void> {
  await tx.db
    .insertInto("contract_forwarder")
    .values({ airline_id: airlineId, forwarder_id: forwarderId, added_by: tx.scope.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a forwarder off an airline's list. */
export async function deleteContractForwarder(
  tx: CompanyTransaction,
  airlineId: number,
  forwarderId: string,
): Promise<void> {
  await tx.db
    .deleteFrom("contract_forwarder")
    .where("airline_id", "=", airlineId)
    .where("forwarder_id", "=", forwarderId)
    .execute();
}

async function updateAirline(
  tx: Transaction,
  { id, version }: SeenAirline,
  ownerId: string | null,
  values: AirlineValues,
): Promise<boolean> {
  const row = await tx.db
    .updateTable("airline")
    .set({ ...values, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("owner_company_id", ownerId === null ? "is" : "=", ownerId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
