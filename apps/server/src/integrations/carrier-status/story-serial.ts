/*
 * The demo world's carriers remember nothing between two starts of the server: the number of a shipment says when its
 * flight leaves. Of the seven digits of an air waybill's serial the first three are the day, counted from 1970 modulo
 * 1,000, the next two the hour (UTC), and the last two a running number.
 */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 1000;
/** A flight is at most so many days before or after now; numbers beyond that were not made here. */
const NEAR_DAYS = 12;

const digits = (figure: number, count: number): string => String(figure).padStart(count, "0");

/** The serial of a shipment whose flight leaves in the hour of a moment. @param running 0 to 99 */
export function serialOf(departsMs: number, running: number): string {
  const day = Math.floor(departsMs / DAY_MS);
  const hour = Math.floor((departsMs - day * DAY_MS) / HOUR_MS);
  return `${digits(day % DAYS, 3)}${digits(hour, 2)}${digits(running, 2)}`;
}

/** When the flight of a serial leaves, milliseconds since 1970; undefined for a number that was not made here. */
export function departureOf(serial: string, nowMs: number): number | undefined {
  const hour = Number(serial.slice(3, 5));
  const today = Math.floor(nowMs / DAY_MS);
  const ahead = (Number(serial.slice(0, 3)) - (today % DAYS) + DAYS + DAYS / 2) % DAYS;
  const day = today + ahead - DAYS / 2;
  return hour < 24 && Math.abs(day - today) <= NEAR_DAYS ? day * DAY_MS + hour * HOUR_MS : undefined;
}
