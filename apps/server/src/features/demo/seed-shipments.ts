import { awbCheckDigit } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { SHORT_SHIPPED } from "../../integrations/carrier-status/carrier-fake.ts";
import { serialOf } from "../../integrations/carrier-status/story-serial.ts";
import { findSeedVersion, writeSeedVersion } from "../place/writes.ts";
import { insertChange, insertShipment } from "../tracking/writes.ts";
import { findDemoIds, findShippedQuotations } from "./reads/demo-record.ts";
import { actorOf, type ScopeOf } from "./seed-quotations.ts";

const STEP = "demo-shipments";
const HOUR_MS = 3_600_000;

/** In how many hours the flight of each shipment leaves, so that every state is there; the fifth lost a piece. */
const DEPARTURES_IN_HOURS = [30, 6, -5, -11, -13, -21, -60] as const;
const SHORT_PLACE = 4;

/** Who of each demo forwarder follows shipments. */
const DESKS = ["ff-admin", "nl-admin"] as const;

/** Air waybills of the demo forwarders' newest accepted quotations, once; what happens to them their carriers tell. */
export async function seedShipments(scope: SystemScope, scopeOf: ScopeOf): Promise<void> {
  const { ids, isDone } = await withTransaction(scope, async (tx) => ({
    ids: await findDemoIds(tx),
    isDone: (await findSeedVersion(tx, STEP)) !== undefined,
  }));
  if (isDone) return;
  for (const [company, desk] of DESKS.entries()) {
    await withTransaction(scopeOf(actorOf(ids, desk)), async (tx) => {
      const quotations = await findShippedQuotations(tx, DEPARTURES_IN_HOURS.length);
      for (const [place, { id: quotationId, from, to, prefix }] of quotations.entries()) {
        const departsMs = tx.now().getTime() + (DEPARTURES_IN_HOURS[place] ?? 0) * HOUR_MS;
        const running = place === SHORT_PLACE ? SHORT_SHIPPED : 20 * (company + 1) + place;
        const serial = serialOf(departsMs, running);
        const awb = `${prefix}${serial}${awbCheckDigit(serial)}`;
        const shipment = { quotationId, awb, fromAirport: from, toAirport: to };
        const shipmentId = await insertShipment(tx, shipment);
        if (shipmentId !== null) await insertChange(tx, { shipmentId, kind: "awb-set", after: awb });
      }
    });
  }
  await withTransaction(scope, (tx) => writeSeedVersion(tx, STEP, "1"));
}
