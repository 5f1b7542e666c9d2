import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { DatabaseHandle } from "../db/handle.ts";
import { AppError } from "./app-error.ts";
import type { UploadedFile } from "./call.ts";

/** A claim whose call neither committed nor answered in this time is taken over: its process is gone. */
const LEASE_SECONDS = 60;
/** PUT is left out: repeating it changes nothing more, and what it answers may be a secret that is not stored. */
const REPEATABLE: ReadonlySet<string> = new Set(["POST", "DELETE"]);
const KEY = /^[\x21-\x7e]{1,200}$/;

/*
 * A POST or DELETE that carries an Idempotency-Key happens once: the first call claims the key, its transaction marks the
 * claim (db/transaction.ts), its answer is stored for 24 h and given to every repetition. The same key with another
 * request is refused (422), a repetition while the first still runs too (409).
 */

const CLAIM = `
  insert into idempotency (user_id, key, request_hash) values ($1, $2, $3)
  on conflict (user_id, key) do update
    set started_at = now(), request_hash = excluded.request_hash, committed = false, answer = null
    where idempotency.started_at < now() - interval '24 hours'
      or (idempotency.answer is null and not idempotency.committed
        and idempotency.started_at < now() - interval '${LEASE_SECONDS} seconds')
  returning key`;

interface Earlier {
  readonly request_hash: Buffer;
  readonly answer: string | null;
}

/** The key of a request that would do something twice; undefined when it has none. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined || !REPEATABLE.has(request.method)) return undefined;
  if (Array.isArray(header) || !KEY.test(header)) {
    throw new AppError("validation", { fields: [{ field: "Idempotency-Key", code: "invalid" }] });
  }
  return header;
}

/** What makes two requests the same: method, address, body, and every byte of the files. */
interface RepeatableInput {
  readonly request: Pick<FastifyRequest, "method" | "url">;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

function hashOf({ request, body, files }: RepeatableInput): Buffer {
  const hash = createHash("sha256").update(
    `${request.method} ${request.url}\n${JSON.stringify(body ?? null)}`,
  );
  for (const { originalName, contentType, bytes } of files) {
    hash.update(`\n${JSON.stringify([originalName, contentType, bytes.length])}\n`).update(bytes);
  }
  return hash.digest();
}

/**
 * Runs a change once per key and user.
 *
 * @throws AppError idempotency-mismatch, idempotency-running
 */
export async function runOnce(
  database: DatabaseHandle,
  claim: { readonly userId: string; readonly key: string; readonly input: RepeatableInput },
  run: () => Promise<unknown>,
): Promise<unknown> {
  const { userId, key } = claim;
  const hash = hashOf(claim.input);
  const { rowCount } = await database.query(CLAIM, [userId, key, hash]);
  if (rowCount === 0) return repeatAnswer(database, userId, key, hash);
  try {
    const answer = await run();
    await database.query("update idempotency set answer = $3 where user_id = $1 and key = $2", [
      userId,
      key,
      JSON.stringify({ body: answer }),
    ]);
    return answer;
  } catch (error) {
    // Nothing was committed: the same key may be tried again at once.
    await database.query("delete from idempotency where user_id = $1 and key = $2 and not committed", [
      userId,
      key,
    ]);
    throw error;
  }
}

async function repeatAnswer(
  database: DatabaseHandle,
  userId: string,
  key: string,
  hash: Buffer,
): Promise<unknown> {
  const { rows } = await database.query<Earlier & Record<string, unknown>>(
    "select request_hash, answer from idempotency where user_id = $1 and key = $2",
    [userId, key],
  );
  const [earlier] = rows;
  if (earlier === undefined) throw new AppError("idempotency-running", { retryAfterSeconds: 1 });
  if (!earlier.request_hash.equals(hash)) throw new AppError("idempotency-mismatch");
  if (earlier.answer === null) throw new AppError("idempotency-running", { retryAfterSeconds: 2 });
  const answer: { body: unknown } = JSON.parse(earlier.answer);
  return answer.body;
}

/** Forgets keys older than a day; part of the nightly tidying. */
export async function removeOldKeys(database: DatabaseHandle): Promise<void> {
  await database.query("delete from idempotency where started_at < now() - interval '24 hours'");
}
