import { sql } from "kysely";
import type { Transaction } from "../../../db/transaction.ts";
import type { RateDesk } from "../policy.ts";
import { airlinesOf } from "./desk.ts";

/** Up to two airlines of a desk: the one that is named, or those there are. */
export async function findManagedAirlines(
  tx: Transaction,
  desk: RateDesk,
  airlineId: number | undefined,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from airline a
    where ${airlinesOf(desk)} and (${airlineId ?? null}::integer is null or a.id = ${airlineId ?? null}::integer)
    order by a.id limit 2`.execute(tx.db);
  return rows.map((row) => row.id);
}

/** Whether the airline makes contract and spot rates for the forwarder. */
export async function isContractForwarder(
  tx: Transaction,
  airlineId: number,
  forwarderId: string,
): Promise<boolean> {
  const row = await tx.db
    .selectFrom("contract_forwarder")
    .where("airline_id", "=", airlineId)
    .where("forwarder_id", "=", forwarderId)
    .select("airline_id")
    .executeTakeFirst();
  return row !== undefined;
}
