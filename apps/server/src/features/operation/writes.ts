import { sql } from "kysely";
import type { PlatformScope, SystemScope } from "../../db/scope.ts";
import type { Transaction } from "../../db/transaction.ts";
import type { ChainBreak, Seal } from "./chain.ts";

type WideTransaction = Transaction<PlatformScope | SystemScope>;

/** Advisory lock under which one node seals at a time; the number is arbitrary and fixed for ever. */
const CHAIN_LOCK = 7_350_114;

/** Lets only one node write the chain; held to the end of the transaction. */
export async function lockChain(tx: WideTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(CHAIN_LOCK)})`.execute(tx.db);
}

/** Writes links at the end of the chain. */
export async function insertSeals(tx: WideTransaction, seals: readonly Seal[]): Promise<void> {
  await sql`
    insert into audit_seal (position, entry_id, hash)
    select position, entry_id, decode(hash, 'hex') from unnest(
      ${seals.map(({ position }) => position)}::bigint[], ${seals.map(({ entryId }) => entryId)}::uuid[],
      ${seals.map(({ hash }) => hash)}::text[]) as seal (position, entry_id, hash)`.execute(tx.db);
}

/** Writes down what a look through the chain found. */
export async function insertCheck(
  tx: WideTransaction,
  {
    sealed,
    head,
    count,
    breaks,
  }: {
    readonly sealed: number;
    readonly head: string | undefined;
    readonly count: number;
    readonly breaks: readonly ChainBreak[];
  },
): Promise<void> {
  await sql`
    insert into audit_check (sealed, head, break_count, breaks)
    values (${sealed}, decode(${head ?? null}, 'hex'), ${count}, ${JSON.stringify(breaks)}::jsonb)`.execute(
    tx.db,
  );
}
