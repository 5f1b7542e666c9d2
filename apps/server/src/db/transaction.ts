import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import { DatabaseError, type PoolClient } from "pg";
import { namedQuery, type QueryText } from "./dialect.ts";
import { builderFor, DatabaseBusyError, ReadOnlyScopeError } from "./handle.ts";
import {
  CLAIM,
  DATABASE,
  READ_ONLY,
  type CompanyScope,
  type PlatformScope,
  type Scope,
  type SystemScope,
  type UserScope,
} from "./scope.ts";
import type { Database } from "./tables.ts";

/** A running transaction bound to its scope: the first parameter of every read and write of a slice. */
export interface Transaction<S extends Scope = Scope> {
  readonly scope: S;
  readonly db: Kysely<Database>;
  /** A raw statement inside the transaction, for the few that the builder cannot say. */
  readonly query: QueryText;
  /** The moment at which it began by the server's clock: for calendar days, validity and expiry (db/clock.ts). */
  now(): Date;
  /** Runs after the commit (not after a rollback): wake-ups only, never work that must happen. */
  afterCommit(run: () => void): void;
  /**
   * Takes a write that nothing in the transaction waits for: the COMMIT is sent right behind it, and the transaction
   * fails with it when it fails. For the last write of a hot path, which saves a round trip.
   */
  sendLast(write: () => Promise<unknown>): void;
}

export type CompanyTransaction = Transaction<CompanyScope>;
export type UserTransaction = Transaction<UserScope>;
export type PlatformTransaction = Transaction<PlatformScope>;
export type SystemTransaction = Transaction<SystemScope>;

export interface TransactionOptions {
  readonly isolation?: "read committed" | "repeatable read" | "serializable";
  /** Milliseconds that one statement may take; 10 s by default. */
  readonly statementTimeoutMs?: number;
}

const RETRIES = 3;
const CONFLICT_CODES = new Set(["40001", "40P01"]);
const READ_ONLY_CODE = "25006";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Runs `run` in one transaction in which the database itself shows only the scope's rows (row-level security,
 * architecture.md §6). Serialization failures and deadlocks are run again, up to three times, so `run` must have
 * no effect outside the database but through `afterCommit`.
 *
 * @throws DatabaseBusyError when conflicts outlast the retries or no connection is free within 5 s; ReadOnlyScopeError
 *   for a write in a scope that can change nothing
 */
export async function withTransaction<S extends Scope, T>(
  scope: S,
  run: (tx: Transaction<S>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runOnce(scope, run, options);
    } catch (error) {
      if (isRefusedWrite(scope, error)) throw new ReadOnlyScopeError("a write", { cause: error });
      if (!isConflict(error)) throw error;
      if (attempt >= RETRIES)
        throw new DatabaseBusyError("still in conflict after retries", { cause: error });
      await sleep(2 ** attempt * randomInt(5, 16));
    }
  }
}

async function runOnce<S extends Scope, T>(
  scope: S,
  run: (tx: Transaction<S>) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const client = await scope[DATABASE].connect();
  const afterCommit: (() => void)[] = [];
  const last: Promise<unknown>[] = [];
  let broken = false;
  try {
    // Not awaited: the first statement is sent right behind it. Should it fail, the transaction is aborted and every
    // later statement with it, so nothing ever runs outside the role and tenant that it sets.
    gatherWrites(client);
    const now = scope[DATABASE].clock.now();
    const begun = client.query(preamble(scope, now, options));
    begun.catch(() => undefined);
    const tx: Transaction<S> = {
      scope,
      db: builderFor(client),
      query: namedQuery(client),
      now: () => now,
      afterCommit: (wake) => void afterCommit.push(wake),
      sendLast: (write) => {
        gatherWrites(client);
        const written = write();
        written.catch(() => undefined);
        last.push(written);
      },
    };
    const result = await run(tx);
    await markClaim(tx);
    const committed = client.query("commit");
    committed.catch(() => undefined);
    await begun;
    await Promise.all(last);
    const { command } = await committed;
    // PostgreSQL answers COMMIT with ROLLBACK when an earlier, swallowed error had aborted the transaction.
    if (command !== "COMMIT") throw new Error("the transaction had been aborted by a swallowed error");
    for (const wake of afterCommit) wake();
    return result;
  } catch (error) {
    broken = await client.query("rollback").then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

/** What is sent to the database before the event loop turns leaves in one piece: a system call costs more than a copy. */
function gatherWrites(client: PoolClient): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Marks the call's Idempotency-Key as committed in the same transaction, when it wrote anything: after a crash
 * between this commit and the stored answer, a retry is refused instead of creating a second record.
 */
async function markClaim(tx: Transaction): Promise<void> {
  const { scope } = tx;
  if (!("userId" in scope) || scope[CLAIM] === undefined) return;
  await tx.query(
    `update idempotency set committed = true
     where user_id = $1 and key = $2 and pg_current_xact_id_if_assigned() is not null`,
    [scope.userId, scope[CLAIM]],
  );
}

/**
 * BEGIN, the role and the tenant in one text. SET LOCAL each, because the database neither plans nor runs it as a
 * query: half the time of one SELECT that calls set_config for all of them. Values are validated, because such a text
 * takes no parameters. Statements are never compiled: that takes longer than any of them runs (lists of rates at a
 * million lanes: 190 ms, without 55).
 */
function preamble(scope: Scope, now: Date, options: TransactionOptions): string {
  const isWide = scope.kind === "platform" || scope.kind === "system";
  const companyId = !isWide && "companyId" in scope ? checkedUuid(scope.companyId) : "";
  const userId = "userId" in scope ? checkedUuid(scope.userId) : "";
  const timeout = Math.trunc(options.statementTimeoutMs ?? 10_000);
  return (
    `begin isolation level ${options.isolation ?? "read committed"}${scope[READ_ONLY] === true ? " read only" : ""};` +
    `set local role ${isWide ? "kilolane_platform" : "kilolane_app"};` +
    `set local statement_timeout=${timeout};set local jit=off;` +
    `set local kilolane.company_id='${companyId}';set local kilolane.user_id='${userId}';` +
    `set local kilolane.now='${now.toISOString()}'`
  );
}

function checkedUuid(value: string): string {
  if (!UUID.test(value)) throw new TypeError("a scope's ids are lower-case UUIDs");
  return value;
}

/** A write, or a lock for one, in a scope that can change nothing. */
function isRefusedWrite(scope: Scope, error: unknown): boolean {
  return scope[READ_ONLY] === true && error instanceof DatabaseError && error.code === READ_ONLY_CODE;
}

function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && error.code !== undefined && CONFLICT_CODES.has(error.code);
}

/** True when the error is a broken unique constraint (of that name, when given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === "23505" &&
    (constraint === undefined || error.constraint === constraint)
  );
}
