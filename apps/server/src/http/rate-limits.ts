import type { DatabaseHandle } from "../db/handle.ts";
import { AppError } from "./app-error.ts";

/** A named limit: so many calls per window, counted per address, per user or per account name. */
interface Limit {
  readonly per: "address" | "user" | "account";
  readonly calls: number;
  readonly windowSeconds: number;
}

/** Limits shared by all nodes and kept over restarts (reliability-security.md §2, check 49). */
export const LIMITS = {
  "sign-in": { per: "address", calls: 10, windowSeconds: 60 },
  "sign-in-failures": { per: "account", calls: 5, windowSeconds: 15 * 60 },
  "sign-in-failures-address": { per: "address", calls: 50, windowSeconds: 15 * 60 },
  register: { per: "address", calls: 5, windowSeconds: 3_600 },
  "sign-up-mail": { per: "account", calls: 3, windowSeconds: 3_600 },
  pin: { per: "address", calls: 30, windowSeconds: 600 },
  "key-check": { per: "address", calls: 10, windowSeconds: 60 },
  forgot: { per: "account", calls: 3, windowSeconds: 3_600 },
  "forgot-address": { per: "address", calls: 20, windowSeconds: 3_600 },
  "password-check": { per: "user", calls: 10, windowSeconds: 15 * 60 },
  "second-factor": { per: "user", calls: 10, windowSeconds: 15 * 60 },
  mail: { per: "user", calls: 30, windowSeconds: 3_600 },
  pdf: { per: "user", calls: 30, windowSeconds: 60 },
  chat: { per: "user", calls: 30, windowSeconds: 60 },
  upload: { per: "user", calls: 20, windowSeconds: 60 },
  // each file of a drop is a call of its own
  document: { per: "user", calls: 120, windowSeconds: 60 },
  link: { per: "address", calls: 30, windowSeconds: 60 },
  // a payment provider sends what it has to tell from a few addresses
  webhook: { per: "address", calls: 1200, windowSeconds: 60 },
  // what a link in a mail opens: an office of many readers has one address
  "quotation-link": { per: "address", calls: 120, windowSeconds: 60 },
  "quotation-link-decision": { per: "address", calls: 20, windowSeconds: 60 },
  "quotation-link-question": { per: "address", calls: 10, windowSeconds: 600 },
  "quotation-link-pdf": { per: "address", calls: 20, windowSeconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(LIMITS, name);
}

const WAIT = "ceil(extract(epoch from window_start + make_interval(secs => $2::int) - now()))::int as wait";
const IS_OVER = "rate_limit.window_start <= now() - make_interval(secs => $2::int)";
/** One call counted; a window begins with the first call that it counts. */
const COUNT = `
  insert into rate_limit (key, window_start, count) values ($1, now(), 1)
  on conflict (key) do update set
    count = case when ${IS_OVER} then 1 else rate_limit.count + 1 end,
    window_start = case when ${IS_OVER} then now() else rate_limit.window_start end
  returning count, ${WAIT}`;
const READ = `select count, ${WAIT} from rate_limit where key = $1 and not (${IS_OVER})`;

interface Counted {
  readonly count: number;
  readonly wait: number;
}

/**
 * Counts a call against a named limit.
 *
 * @param subject the address, user id or account name that the limit is per
 * @param calls how many are allowed, where the configuration says otherwise
 * @throws AppError too-many-requests with the whole seconds to wait
 */
export async function countCall(
  database: DatabaseHandle,
  name: LimitName,
  subject: string,
  calls: number = LIMITS[name].calls,
): Promise<void> {
  const limit = LIMITS[name];
  const { rows } = await database.query<Counted & Record<string, unknown>>(COUNT, [
    `${name}:${subject}`,
    limit.windowSeconds,
  ]);
  refuseAbove(rows[0], calls);
}

/**
 * How many calls of a limit are used, without counting: for failures, counted once they are known.
 * @throws AppError too-many-requests when all are
 */
export async function countUsed(database: DatabaseHandle, name: LimitName, subject: string): Promise<number> {
  const limit = LIMITS[name];
  const { rows } = await database.query<Counted & Record<string, unknown>>(READ, [
    `${name}:${subject}`,
    limit.windowSeconds,
  ]);
  refuseAbove(rows[0], limit.calls - 1);
  return rows[0]?.count ?? 0;
}

function refuseAbove(counted: Counted | undefined, calls: number): void {
  if (counted !== undefined && counted.count > calls) {
    throw new AppError("too-many-requests", { retryAfterSeconds: counted.wait });
  }
}

/** Removes the windows that are over; part of the nightly tidying. */
export async function removeOldWindows(database: DatabaseHandle): Promise<void> {
  await database.query("delete from rate_limit where window_start < now() - interval '2 hours'");
}

/**
 * The general limit, per node and in memory: it guards against runaway clients, where a write per request would
 * cost more than it protects. Windows of one minute; 0 calls = no limit.
 */
export class CallWindow {
  readonly #callsPerMinute: number;
  #windowStart = 0;
  readonly #counts = new Map<string, number>();

  constructor(callsPerMinute: number) {
    this.#callsPerMinute = callsPerMinute;
  }

  /** @throws AppError too-many-requests */
  count(subject: string, now = performance.now()): void {
    if (this.#callsPerMinute === 0) return;
    if (now - this.#windowStart >= 60_000) {
      this.#counts.clear();
      this.#windowStart = now;
    }
    const calls = (this.#counts.get(subject) ?? 0) + 1;
    this.#counts.set(subject, calls);
    if (calls > this.#callsPerMinute) {
      const wait = (this.#windowStart + 60_000 - now) / 1000;
      throw new AppError("too-many-requests", { retryAfterSeconds: wait });
    }
  }
}
