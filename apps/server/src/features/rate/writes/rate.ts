import type { CalendarDate } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { ParsedLanes } from "../parsing/parse-form.ts";
import { createBreakScheme, createRateLanes } from "./sheet.ts";

/** Lanes stored by one statement. */
const LANES_PER_CALL = 5_000;

/** Which rate a new sheet is a state of; null: of a new one. */
interface SheetName {
  readonly rateId: string | null;
  readonly createdBy: string;
  readonly provider: string;
  readonly findingCount: number;
}

/** Says which rate a sheet is the next state of, and who typed it. @returns the rate's id */
export async function nameSheet(tx: Transaction, sheetId: number, name: SheetName): Promise<string> {
  const [row] = await queryRows<{ rate_id: string }>(
    tx,
    `update rate_sheet set rate_id = coalesce($2::uuid, rate_id), created_by = $3, provider = $4, finding_count = $5,
       version = coalesce((select max(version) from rate_sheet where rate_id = $2::uuid), 0) + 1
     where id = $1 returning rate_id`,
    [sheetId, name.rateId, name.createdBy, name.provider, name.findingCount],
  );
  if (row === undefined) throw new Error("the sheet is gone");
  return row.rate_id;
}

interface LaneOwner {
  readonly sheetId: number;
  readonly ownerId: string;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate;
}

/** Stores typed lanes in lane order (architecture.md §4). */
export async function writeLanes(
  tx: Transaction,
  owner: LaneOwner,
  { weights, lanes }: ParsedLanes,
): Promise<void> {
  const schemeId = await createBreakScheme(tx, weights);
  const sorted = lanes.toSorted((a, b) => compareText(a.origin + a.destination, b.origin + b.destination));
  for (let from = 0; from < sorted.length; from += LANES_PER_CALL) {
    const part = sorted.slice(from, from + LANES_PER_CALL);
    await createRateLanes(
      tx,
      part.map((lane) => ({ ...owner, ...lane, schemeId })),
    );
  }
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Gives a sheet the lanes of another one, wherever they lie; with the new dates when there are any. */
export async function copyLanes(
  tx: Transaction,
  from: number,
  to: {
    readonly sheetId: number;
    readonly ownerId: string;
    readonly dates: readonly [string, string] | null;
  },
): Promise<void> {
  await tx.query(
    `insert into rate_lane (sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale,
       min_charge, basic_charge, breaks)
     select $2, $3, origin, destination, coalesce($4::date, valid_from), coalesce($5::date, valid_to), scheme_id, scale,
       min_charge, basic_charge, breaks
     from (select * from rate_lane where sheet_id = $1 union all
       select * from rate_lane_archive where sheet_id = $1) as l
     order by origin, destination`,
    [from, to.sheetId, to.ownerId, to.dates?.[0] ?? null, to.dates?.[1] ?? null],
  );
}
