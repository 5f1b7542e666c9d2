/**
 * Which transactions a statement saw, as PostgreSQL writes it (`xmin:xmax:xip,…`): all below `xmax` but those of `xip`,
 * which were still running.
 */
export interface Snapshot {
  readonly text: string;
  readonly xmax: string;
  /** as an array of PostgreSQL: `{5,7}` */
  readonly running: string;
}

const SNAPSHOT = /^\d{1,20}:(\d{1,20}):((?:\d{1,20}(?:,\d{1,20})*)?)$/;

/** Reads the text of a snapshot; undefined for anything else. */
export function parseSnapshot(text: string): Snapshot | undefined {
  const [, xmax, running] = SNAPSHOT.exec(text) ?? [];
  return xmax === undefined || running === undefined ? undefined : { text, xmax, running: `{${running}}` };
}
