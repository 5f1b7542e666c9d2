import type { DatabaseHandle } from "../../db/handle.ts";
import { countUsed, LIMITS } from "../../http/rate-limits.ts";

const MOST_FAILURES = LIMITS["sign-in-failures"].calls;

/** The guesses of one account on this server. */
interface Guesses {
  /** of those that are here, how many are being checked */
  checking: number;
  here: number;
  /** who waits for one of those being checked to end */
  readonly waiting: (() => void)[];
}

/**
 * Passwords of one account are checked at once only as long as all of them may be wrong: guesses sent together get no
 * more tries than guesses sent one after the other. Each server counts its own; failures are counted for all.
 */
export class GuessSlots {
  readonly #accounts = new Map<string, Guesses>();

  /**
   * Checks a password when it is its turn. `check` counts its failure before it ends.
   *
   * @throws AppError too-many-requests when the account's failures are used up
   */
  async check<T>(database: DatabaseHandle, email: string, check: () => Promise<T>): Promise<T> {
    const guesses = this.#accounts.get(email) ?? { checking: 0, here: 0, waiting: [] };
    this.#accounts.set(email, guesses);
    guesses.here += 1;
    try {
      while ((await countUsed(database, "sign-in-failures", email)) + guesses.checking >= MOST_FAILURES) {
        await new Promise<void>((resolve) => guesses.waiting.push(resolve));
      }
      return await checkOne(guesses, check);
    } finally {
      guesses.here -= 1;
      if (guesses.here === 0) this.#accounts.delete(email);
    }
  }
}

async function checkOne<T>(guesses: Guesses, check: () => Promise<T>): Promise<T> {
  guesses.checking += 1;
  try {
    return await check();
  } finally {
    guesses.checking -= 1;
    for (const wake of guesses.waiting.splice(0)) wake();
  }
}
