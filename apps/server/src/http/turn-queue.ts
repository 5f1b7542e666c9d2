import { AppError } from "./app-error.ts";

/** Calls that one process works on at once; of one company it is always one. */
const MOST_AT_ONCE = 2;
/** Calls that wait: of one company, and of all. */
const MOST_WAITING_OF_ONE = 6;
const MOST_WAITING = 12;
const RETRY_SECONDS = 5;

interface Waiting {
  readonly companyId: string;
  readonly start: () => void;
}

/** A place in the queue; `end` in any case. */
export interface Turn {
  readonly begins: Promise<void>;
  end(): void;
}

/**
 * Lets calls that take much memory run one after the other per company and few at once over all, in the order they
 * came: memory is bounded by the number of calls at work, however many are sent.
 */
export class TurnQueue {
  readonly #running = new Set<string>();
  readonly #waiting: Waiting[] = [];

  /**
   * Takes a place for the company.
   * @throws AppError too-many-requests when too many of the company wait already, busy when too many of all do
   */
  enter(companyId: string): Turn {
    if (this.#mayStart(companyId)) {
      this.#running.add(companyId);
      return { begins: Promise.resolve(), end: () => this.#end(companyId) };
    }
    const ofCompany = this.#waiting.filter((each) => each.companyId === companyId).length;
    if (ofCompany >= MOST_WAITING_OF_ONE) {
      throw new AppError("too-many-requests", { retryAfterSeconds: RETRY_SECONDS });
    }
    if (this.#waiting.length >= MOST_WAITING)
      throw new AppError("busy", { retryAfterSeconds: RETRY_SECONDS });
    const { promise: begins, resolve: start } = Promise.withResolvers<void>();
    const waiting = { companyId, start };
    this.#waiting.push(waiting);
    return { begins, end: () => this.#leave(waiting) };
  }

  #mayStart(companyId: string): boolean {
    return this.#running.size < MOST_AT_ONCE && !this.#running.has(companyId);
  }

  /** A call that ends before its turn only gives up its place. */
  #leave(waiting: Waiting): void {
    const place = this.#waiting.indexOf(waiting);
    if (place < 0) this.#end(waiting.companyId);
    else this.#waiting.splice(place, 1);
  }

  #end(companyId: string): void {
    this.#running.delete(companyId);
    const place = this.#waiting.findIndex((each) => this.#mayStart(each.companyId));
    const [next] = place < 0 ? [] : this.#waiting.splice(place, 1);
    if (next === undefined) return;
    this.#running.add(next.companyId);
    next.start();
  }
}
