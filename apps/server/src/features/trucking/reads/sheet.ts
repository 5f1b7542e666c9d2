import type { Selectable } from "kysely";
import { queryRows } from "../../../db/query-rows.ts";
import type { TruckingSheetTable } from "../../../db/tables/trucking-sheet.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";

/** What the list says of an uploaded tariff. */
export interface SheetListRow extends Pick<
  Selectable<TruckingSheetTable>,
  | "id"
  | "carrier_id"
  | "carrier_name"
  | "original_name"
  | "state"
  | "carrier_version"
  | "created_at"
  | "published_at"
  | "rolled_back_at"
  | "version"
> {
  readonly author: string | null;
  readonly published_name: string | null;
  readonly rolled_back_name: string | null;
  /** the carrier's version now; null: deleted */
  readonly version_now: number | null;
  readonly is_last: boolean;
}

/** An uploaded tariff with its rows. */
export type SheetRecord = SheetListRow &
  Pick<Selectable<TruckingSheetTable>, "sheets" | "mapping" | "before" | "after">;

const nameOf = (column: string): string =>
  `(select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = s.${column})`;
const LIST_COLUMNS = `s.id, s.carrier_id, s.carrier_name, s.original_name, s.state, s.carrier_version, s.created_at,
  s.published_at, s.rolled_back_at, s.version, c.version as version_now, ${nameOf("created_by")} as author,
  ${nameOf("published_by")} as published_name, ${nameOf("rolled_back_by")} as rolled_back_name,
  s.state = 'published' and not exists (select from trucking_sheet l where l.company_id = s.company_id
    and l.carrier_id = s.carrier_id and l.state = 'published' and (l.published_at, l.id) > (s.published_at, s.id))
    as is_last`;
const FROM = `from trucking_sheet s
  left join trucking_carrier c on c.company_id = s.company_id and c.id = s.carrier_id
  where s.company_id = $1`;

/** Part of the company's uploaded tariffs, the newest first. */
export async function findSheetRows(tx: CompanyTransaction, part: ListPart): Promise<SheetListRow[]> {
  return queryRows(
    tx,
    `select ${LIST_COLUMNS} ${FROM} order by s.created_at desc, s.id desc limit $2 offset $3`,
    [tx.scope.companyId, part.limit, part.offset],
  );
}

/** How many tariffs the company has uploaded. */
export async function countSheets(tx: CompanyTransaction): Promise<number> {
  const [row] = await queryRows<{ total: number }>(tx, `select count(*)::integer as total ${FROM}`, [
    tx.scope.companyId,
  ]);
  return row?.total ?? 0;
}

/**
 * One uploaded tariff of the company.
 * @param lock `for update of s` where its state is about to change
 * @throws AppError not-found
 */
export async function getSheetRecord(tx: CompanyTransaction, id: string, lock = ""): Promise<SheetRecord> {
  const [record] = await queryRows<SheetRecord>(
    tx,
    `select ${LIST_COLUMNS}, s.sheets, s.mapping, s.before, s.after ${FROM} and s.id = $2 ${lock}`,
    [tx.scope.companyId, id],
  );
  if (record === undefined) throw new AppError("not-found");
  return record;
}

/** What the columns of a carrier's published sheets meant, the newest first. */
export async function findKnownMappings(tx: CompanyTransaction, carrierId: string): Promise<unknown[]> {
  const rows = await queryRows<{ mapping: unknown }>(
    tx,
    `select mapping from trucking_sheet where company_id = $1 and carrier_id = $2 and state <> 'draft'
     order by published_at desc, id desc limit 10`,
    [tx.scope.companyId, carrierId],
  );
  return rows.map(({ mapping }) => mapping);
}
