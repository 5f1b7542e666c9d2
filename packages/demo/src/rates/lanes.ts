import { CARRIERS } from "../world/carriers.ts";
import type { Carrier } from "../world/carriers.ts";
import { getHub, hubDistanceKm, HUBS } from "../world/hubs.ts";
import type { Hub } from "../world/hubs.ts";

/** A lane of the demo world with the carriers that serve it, themselves or over their hub. */
export interface DemoLane {
  readonly origin: string;
  readonly destination: string;
  readonly distanceKm: number;
  readonly carriers: readonly Carrier[];
}

/** Lanes that belong to the twelve stories: no other rate is made on them, so each story stays exact to the cent. */
const STORY_LANES: ReadonlySet<string> = new Set([
  "JFK-OSL",
  "BOS-KEF",
  "ATL-LUX",
  "ORD-LEJ",
  "MIA-VCP",
  "SEA-TPE",
  "DFW-MAD",
  "CVG-BRU",
  "SFO-KIX",
  "ORD-PRG",
  "LAX-GDL",
  "JFK-RAR",
]);

/** How much longer than the straight line a way over a hub may be and still sell. */
const MOST_DETOUR = 1.3;
/** Fewer kilometres go by road. */
const LEAST_DISTANCE_KM = 700;
const LEAST_CARRIERS = 2;
const MOST_CARRIERS = 8;
const LANES_PER_SIDE = 330;

// Where most freight goes: these hubs come first when lanes are chosen.
const BUSY_HUBS = new Set(
  "JFK ORD LAX MIA ATL DFW FRA AMS LHR CDG LUX LGG IST DXB DOH HKG PVG ICN NRT TPE SIN BKK DEL BOM GRU BOG MEX SCL LIM JNB NBO SYD".split(
    " ",
  ),
);

// Lanes that every forwarder would look for, whatever the count of carriers says.
const CLASSIC_LANES = new Set(
  "MIA-BOG MIA-UIO MIA-LIM MIA-SCL MIA-GRU LAX-NRT LAX-PVG LAX-HKG SFO-TPE SEA-ICN ORD-PVG ORD-AMS HKG-LAX PVG-ORD NBO-AMS".split(
    " ",
  ),
);

/** The lanes of the demo world, exactly half of them from the USA, spread over all origins. */
export function buildDemoLanes(): readonly DemoLane[] {
  const lanes = HUBS.flatMap((origin) => HUBS.flatMap((destination) => buildLane(origin, destination)));
  const fromUsa = lanes.filter((lane) => getHub(lane.origin).country === "US");
  const others = lanes.filter((lane) => getHub(lane.origin).country !== "US");
  return [...takeBalanced(fromUsa), ...takeBalanced(others)];
}

function buildLane(origin: Hub, destination: Hub): DemoLane[] {
  if (origin.iata === destination.iata || STORY_LANES.has(`${origin.iata}-${destination.iata}`)) return [];
  const distanceKm = hubDistanceKm(origin, destination);
  if (distanceKm < LEAST_DISTANCE_KM) return [];
  const serving = CARRIERS.flatMap((carrier) => {
    const detour = findDetour(carrier, origin, destination, distanceKm);
    return detour <= MOST_DETOUR ? [{ carrier, detour }] : [];
  });
  if (serving.length < LEAST_CARRIERS) return [];
  serving.sort((left, right) => left.detour - right.detour);
  return [
    {
      origin: origin.iata,
      destination: destination.iata,
      distanceKm,
      carriers: serving.slice(0, MOST_CARRIERS).map(({ carrier }) => carrier),
    },
  ];
}

/** 1 for a flight from or to one of the carrier's homes, more over a home, infinite where it does not fly. */
function findDetour(carrier: Carrier, origin: Hub, destination: Hub, distanceKm: number): number {
  const flies = carrier.regions.includes(origin.region) && carrier.regions.includes(destination.region);
  if (!flies) return Number.POSITIVE_INFINITY;
  const ways = carrier.homes.map((code) => {
    const home = getHub(code);
    return (hubDistanceKm(origin, home) + hubDistanceKm(home, destination)) / distanceKm;
  });
  return Math.min(...ways);
}

/** Takes lanes from every origin in turn, two from a busy hub and one from another, busy destinations first. */
function takeBalanced(lanes: readonly DemoLane[]): DemoLane[] {
  const waiting = [...Map.groupBy(lanes, (lane) => lane.origin)].map(([origin, own]) => ({
    turn: BUSY_HUBS.has(origin) ? 2 : 1,
    lanes: own.toSorted(compareLanes),
  }));
  const taken: DemoLane[] = [];
  while (taken.length < LANES_PER_SIDE && waiting.some((group) => group.lanes.length > 0)) {
    for (const group of waiting) taken.push(...group.lanes.splice(0, group.turn));
  }
  return taken.slice(0, LANES_PER_SIDE);
}

/** Classic lanes first, then those to busy hubs, then those with more carriers. */
function compareLanes(left: DemoLane, right: DemoLane): number {
  return weighLane(right) - weighLane(left);
}

function weighLane({ origin, destination, carriers }: DemoLane): number {
  const isClassic = CLASSIC_LANES.has(`${origin}-${destination}`);
  return (isClassic ? 100 : 0) + (BUSY_HUBS.has(destination) ? 50 : 0) + carriers.length;
}
