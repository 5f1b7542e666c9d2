import type { LaneFigures } from "./parse-terms.ts";

/** One origin × destination of a sheet; amounts are whole numbers of 10^-scale of the sheet's currency. */
export interface LaneDraft extends LaneFigures {
  readonly sheetId: number;
  readonly ownerId: string;
}

/** Lanes column by column, each an array as PostgreSQL reads it: a process that only passes them on has no work with them. */
export type LaneColumns = Readonly<Record<keyof LaneDraft, string>>;

/** Codes, dates and ids: nothing that an array literal would have to escape. */
const PLAIN = /^[\w-]+$/;

function plain(text: string): string {
  if (!PLAIN.test(text)) throw new RangeError(`not a code, date or id: ${text}`);
  return text;
}

/** Writes lanes column by column. Throws `RangeError` for a text that is neither a code nor a date nor an id. */
export function laneColumnsOf(lanes: readonly LaneDraft[]): LaneColumns {
  const column = (valueOf: (lane: LaneDraft) => string | number): string =>
    `{${lanes.map(valueOf).join(",")}}`;
  return {
    sheetId: column((lane) => lane.sheetId),
    ownerId: column((lane) => plain(lane.ownerId)),
    origin: column((lane) => plain(lane.origin)),
    destination: column((lane) => plain(lane.destination)),
    validFrom: column((lane) => lane.validFrom),
    validTo: column((lane) => lane.validTo),
    schemeId: column((lane) => lane.schemeId),
    scale: column((lane) => lane.scale),
    minCharge: column((lane) => lane.minCharge),
    basicCharge: column((lane) => lane.basicCharge ?? "null"),
    breaks: column((lane) => `"{${lane.breaks.join(",")}}"`),
  };
}
