import type { FetchProblem } from "@kilolane/contract";
import type { CalendarDate } from "@kilolane/domain";

/** The rates of one day: 1 euro is `rate` units of `currency`. */
export interface DailyRates {
  readonly asOf: CalendarDate;
  readonly rates: readonly { readonly currency: string; readonly rate: string }[];
}

/** Who publishes exchange rates once a day. */
export interface RateSource {
  /** The newest rates. @throws RateSourceError when they cannot be had */
  fetchDaily(): Promise<DailyRates>;
}

/** Why there are no rates, in a word that the operator's screen has a phrase for. */
export class RateSourceError extends Error {
  override name = "RateSourceError";
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
