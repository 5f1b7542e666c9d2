import type { CompanyTransaction } from "../../db/transaction.ts";
import type { RateDesk } from "./policy.ts";
import { getRateStates, newestOf, type RateStates } from "./rate-states.ts";
import type { RateSheetRow } from "./reads/rate.ts";
import { lockAirlineRates } from "./writes/rate-set.ts";

/** Which state of which rate a call means. */
export interface RateTarget {
  readonly id: string;
  /** of the newest state that the caller saw; missing: whatever it is */
  readonly version?: number | undefined;
}

/** A rate under the airline's lock: nobody else saves, publishes or ends it meanwhile. */
export interface LockedRate extends RateStates {
  readonly newest: RateSheetRow;
}

/**
 * Locks a rate and looks at it again.
 * @throws AppError not-found, version-conflict
 */
export async function getLockedRate(
  tx: CompanyTransaction,
  desk: RateDesk,
  target: RateTarget,
): Promise<LockedRate> {
  const before = await getRateStates(tx, desk, target.id);
  await lockAirlineRates(tx, before.current.airline_id);
  const states = await getRateStates(tx, desk, target.id);
  return { ...states, newest: newestOf(states, target.version) };
}
