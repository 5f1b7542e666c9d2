import { readStatusMessages } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type CarrierStatus, CarrierStatusError } from "../../integrations/carrier-status/carrier-status.ts";
import type { DueShipment } from "./reads.ts";
import { writeStateIn, writeStatusesIn } from "./shipment.ts";
import { claimDue, lockShipment, updateAsked } from "./writes.ts";

interface StatusLog {
  warn(detail: object, message: string): void;
}

const MINUTE_MS = 60_000;
/** Between two answers of a carrier. */
const EVERY_MINUTES = 30;
/** After failures the pause doubles, from five minutes to twelve hours. */
const FIRST_PAUSE_MINUTES = 5;
const LONGEST_PAUSE_MINUTES = 720;

/**
 * Asks the carriers of all shipments that are due, and writes what is new. What goes wrong is logged and written down
 * for the desk to see; the shipment is asked for again after a pause that doubles.
 */
export async function importStatuses(
  scope: SystemScope,
  source: CarrierStatus,
  log: StatusLog,
): Promise<void> {
  const due = await withTransaction(scope, claimDue);
  for (const shipment of due) await importOne(scope, source, shipment, log);
}

async function importOne(
  scope: SystemScope,
  source: CarrierStatus,
  shipment: DueShipment,
  log: StatusLog,
): Promise<void> {
  const { id, company_id: companyId, awb, from_airport: fromAirport, to_airport: toAirport } = shipment;
  try {
    const text = await source.fetchMessages({ awb, fromAirport, toAirport });
    await withTransaction(scope, async (tx) => {
      const read = readStatusMessages(text, awb, tx.now().getTime());
      const ref = { id, companyId, awb };
      await lockShipment(tx, ref);
      await writeStatusesIn(tx, ref, read);
      const nextAt = new Date(tx.now().getTime() + EVERY_MINUTES * MINUTE_MS);
      const problem = read.others.length > 0 ? "other-shipment" : "";
      await updateAsked(tx, shipment, { problem, failures: 0, nextAt });
      await writeStateIn(tx, ref, toAirport);
    });
  } catch (error) {
    if (!(error instanceof CarrierStatusError)) throw error;
    const failures = shipment.failures + 1;
    log.warn({ problem: error.problem, reason: error.message, failures }, "a carrier could not be asked");
    await withTransaction(scope, (tx) => {
      const nextAt = new Date(tx.now().getTime() + pauseMinutes(failures) * MINUTE_MS);
      return updateAsked(tx, shipment, { problem: error.problem, failures, nextAt });
    });
  }
}

/** Minutes until a carrier that failed so often in a row is asked again. */
function pauseMinutes(failures: number): number {
  return Math.min(FIRST_PAUSE_MINUTES * 2 ** (failures - 1), LONGEST_PAUSE_MINUTES);
}
