import type { KeySeats } from "@kilolane/contract";

/** What the seats of a type are made of; together they are all of them, or more when the number was lowered. */
export const SEAT_PARTS = ["used", "waiting", "free", "left"] as const;
type SeatPart = (typeof SEAT_PARTS)[number];

/** How many seats of a type are in use, wait for their holder, are free, and may still be generated. */
export function seatPartsOf({ keys, used, waiting, seats }: KeySeats): Readonly<Record<SeatPart, number>> {
  return { used, waiting, free: keys - used - waiting, left: Math.max(0, seats - keys) };
}
