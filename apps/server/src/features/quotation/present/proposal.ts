import type { DoorProposal } from "@kilolane/contract";
import type { PlacedOffer, ReachedAirport, Trucks } from "../pricing/price-proposals.ts";
import type { LineNames } from "./line-name.ts";
import { serviceName } from "./option.ts";
import { presentAirport } from "./request.ts";

/** An airport that was compared. */
export function presentReached({ airport, miles }: ReachedAirport): DoorProposal["from"] {
  return { airport: presentAirport(airport), miles };
}

/** Carriers without a price in the currency of the quotation are no trucks of a proposal. */
function presentTruck(truck: Trucks["pickup"]): DoorProposal["pickup"] {
  if (truck === undefined || truck.sellTotal === null) return null;
  const { truckingId, carrier, transitDays, sellTotal } = truck;
  return { truckingId, carrier, transitDays, sellTotal };
}

/** A way from door to door for the forwarder's desk; of what it costs only the profit is said. */
export function presentProposal(
  { option, trucks, missing, doorDays, from, to }: PlacedOffer,
  marks: Pick<DoorProposal, "isCheapest" | "isFastest">,
  names: LineNames,
): DoorProposal {
  const { airline, rate, sellTotal, profit, marginPercent } = option;
  return {
    from: presentReached(from),
    to: presentReached(to),
    pickup: presentTruck(trucks.pickup),
    delivery: presentTruck(trucks.delivery),
    airline: { id: airline.id, iata: airline.iata, name: airline.name },
    rateId: String(rate?.laneId ?? ""),
    rateType: rate?.type ?? "",
    serviceLevel: option.serviceLevel,
    aircraft: option.aircraft,
    departsOn: option.departsOn ?? null,
    airDays: option.transitDays,
    doorDays,
    currency: option.currency,
    sellTotal,
    profit,
    marginPercent,
    belowFloor: option.belowFloor,
    flags: [...option.flags],
    missing: missing.map(({ leg, code }) => ({
      leg,
      label: code === null ? null : serviceName(code, names),
    })),
    ...marks,
  };
}
