import type { DatabaseHandle } from "../../db/handle.ts";
import { AppError } from "../../http/app-error.ts";
import { countCall, countUsed, LIMITS } from "../../http/rate-limits.ts";

const MOST_FAILURES = LIMITS["sign-in-failures"].calls;

/** The guesses of one account on this server. */
interface Guesses {
  /** of those that are here, how many are being checked */
  checking: number;
  here: number;
  /** who waits for one of those being checked to end */
  readonly waiting: (() => void)[];
}

/** Whose password is checked, and for whom. */
interface Guesser {
  /** lower case */
  readonly email: string;
  readonly address: string;
}

/**
 * Passwords of one account are checked at once only as long as all of them may be wrong: guesses sent together get no
 * more tries than guesses sent one after the other. Each server lets its own wait; failures are counted for all.
 */
export class GuessSlots {
  readonly #accounts = new Map<string, Guesses>();

  /**
   * Checks a password when it is its turn, and counts it when it is wrong.
   *
   * @param check fails with bad-credentials for a wrong password or an unknown name
   * @throws AppError too-many-requests when the failures of the account or the address are used up
   */
  async check<T>(database: DatabaseHandle, guesser: Guesser, check: () => Promise<T>): Promise<T> {
    const { email, address } = guesser;
    await countUsed(database, "sign-in-failures-address", address);
    const guesses = this.#accounts.get(email) ?? { checking: 0, here: 0, waiting: [] };
    this.#accounts.set(email, guesses);
    guesses.here += 1;
    try {
      while ((await countUsed(database, "sign-in-failures", email)) + guesses.checking >= MOST_FAILURES) {
        await new Promise<void>((resolve) => guesses.waiting.push(resolve));
      }
      return await checkOne(database, guesser, guesses, check);
    } finally {
      guesses.here -= 1;
      if (guesses.here === 0) this.#accounts.delete(email);
    }
  }
}

async function checkOne<T>(
  database: DatabaseHandle,
  { email, address }: Guesser,
  guesses: Guesses,
  check: () => Promise<T>,
): Promise<T> {
  guesses.checking += 1;
  try {
    return await check();
  } catch (error) {
    if (error instanceof AppError && error.code === "bad-credentials") {
      // Unknown names count too, so that a lock tells nothing about who has an account.
      await countCall(database, "sign-in-failures", email);
      await countCall(database, "sign-in-failures-address", address);
    }
    throw error;
  } finally {
    guesses.checking -= 1;
    for (const wake of guesses.waiting.splice(0)) wake();
  }
}
