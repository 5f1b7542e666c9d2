import { parseSnapshot, type Snapshot } from "../../db/snapshot.ts";

/** Who was away for longer asks for everything again; events are kept for much longer. */
const LONGEST_BREAK_SECONDS = 900;

/** The id of an event on the wire: when it was sent, and what its reader had seen by then. */
export function writeCursor(snapshot: Snapshot, now: Date): string {
  return `${Math.floor(now.getTime() / 1000)}.${snapshot.text}`;
}

/** Reads the id that a caller saw last; undefined for one that is too old, from the future, or not ours. */
export function readCursor(text: string, now: Date): Snapshot | undefined {
  const [, seconds = "", snapshot = ""] = /^(\d{1,12})\.(.+)$/.exec(text) ?? [];
  const age = now.getTime() / 1000 - Number(seconds);
  return age > LONGEST_BREAK_SECONDS || age < -LONGEST_BREAK_SECONDS ? undefined : parseSnapshot(snapshot);
}

/** True for what no database of ours can have said yet: it was put back from a backup since. */
export function isAhead(seen: Snapshot, known: Snapshot): boolean {
  return BigInt(seen.xmax) > BigInt(known.xmax);
}
