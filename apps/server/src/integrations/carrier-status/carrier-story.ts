import { calendarDateIn, timeOfDayIn } from "@kilolane/domain";
import type { AskedShipment } from "./carrier-status.ts";

const HOUR_MS = 3_600_000;
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** A shipment that a made-up carrier flies, and how it goes. */
export interface CarrierStory extends AskedShipment {
  /** two letters and a number, `LH431` */
  readonly flight: string;
  readonly pieces: number;
  readonly kilograms: string;
  /** when the flight leaves, milliseconds since 1970 */
  readonly departsMs: number;
  readonly hours: number;
  readonly fromZone: string;
  readonly toZone: string;
  /** one piece is missed at the destination and found a few hours later */
  readonly isShort?: boolean;
}

/** `22NOV1735` as the airport's clock shows it. */
function stamp(ms: number, zone: string): string {
  return `${day(ms, zone)}${clock(ms, zone)}`;
}

function day(ms: number, zone: string): string {
  const date = calendarDateIn(zone, ms);
  return `${date.slice(8, 10)}${MONTHS[Number(date.slice(5, 7)) - 1] ?? ""}`;
}

function clock(ms: number, zone: string): string {
  return timeOfDayIn(zone, ms).replace(":", "");
}

/** What the carrier has told by a moment, one message for each status, in the layout of Cargo-IMP. */
export function writeCarrierStory(story: CarrierStory, nowMs: number): string {
  const { awb, fromAirport: from, toAirport: to, flight, departsMs, fromZone, toZone } = story;
  const all = `T${story.pieces}K${story.kilograms}`;
  const arrivesMs = departsMs + story.hours * HOUR_MS;
  const lines: readonly (readonly [atMs: number, ...lines: string[]])[] = [
    [
      departsMs - 40 * HOUR_MS,
      `BKD/${flight}/${day(departsMs, fromZone)}/${from}${to}/${all}/S${clock(departsMs, fromZone)}`,
    ],
    [departsMs - 9 * HOUR_MS, `RCS/${stamp(departsMs - 9 * HOUR_MS, fromZone)}/${from}/${all}`],
    [
      departsMs - 3 * HOUR_MS,
      `MAN/${flight}/${day(departsMs, fromZone)}/${from}${to}/${all}/S${clock(departsMs, fromZone)}`,
      "OSI/KEEP UPRIGHT",
    ],
    [
      departsMs,
      `DEP/${flight}/${day(departsMs, fromZone)}/${from}${to}/${all}/A${clock(departsMs, fromZone)}`,
    ],
    [arrivesMs, `ARR/${flight}/${stamp(arrivesMs, toZone)}/${to}/${all}`],
    [arrivesMs + 3 * HOUR_MS, `RCF/${flight}/${stamp(arrivesMs + 3 * HOUR_MS, toZone)}/${to}/${all}`],
    ...(story.isShort === true
      ? [
          [
            arrivesMs + 4 * HOUR_MS,
            `DIS/${flight}/${stamp(arrivesMs + 4 * HOUR_MS, toZone)}/${to}/MSCA/P1`,
          ] as const,
        ]
      : []),
    [arrivesMs + 10 * HOUR_MS, `NFD/${stamp(arrivesMs + 10 * HOUR_MS, toZone)}/${to}/${all}`],
    [arrivesMs + 26 * HOUR_MS, `DLV/${stamp(arrivesMs + 26 * HOUR_MS, toZone)}/${to}/${all}`],
  ];
  const consignment = `${awb.slice(0, 3)}-${awb.slice(3)}${from}${to}/${all}`;
  return lines
    .filter(([atMs]) => atMs <= nowMs)
    .map(([, ...told]) => ["FSA/14", consignment, ...told].join("\r\n"))
    .concat("")
    .join("\r\n");
}
