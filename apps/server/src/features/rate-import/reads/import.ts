import type { ImportMapping } from "@kilolane/contract";
import type { RateType } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction, SystemTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";
import type { SpreadsheetKind } from "../../../integrations/spreadsheet/check-file.ts";
import type { ChangeCounts } from "../../rate/set-comparison.ts";
import { hiddenTypesOf } from "../../rate/segment.ts";
import type { UnreadColumn } from "../parsing/parse-unread.ts";

export interface ImportListRow {
  readonly id: string;
  readonly airline_id: number;
  readonly airline_name: string;
  readonly rate_type: RateType;
  readonly owner_id: string;
  readonly original_name: string;
  readonly size_bytes: number;
  readonly file_kind: SpreadsheetKind;
  readonly state: "uploaded" | "checking" | "checked" | "cancelled" | "failed" | "published" | "rolled-back";
  /** null: nobody has chosen yet */
  readonly mode: "replace" | "update" | null;
  readonly phase: "waiting" | "reading" | "writing" | "comparing" | "done";
  readonly rows_read: number;
  readonly rows_good: number;
  readonly rows_bad: number;
  readonly rows_warned: number;
  readonly lanes: number;
  readonly lanes_written: number;
  readonly changes: ChangeCounts | null;
  readonly failure: string | null;
  /** another import of the company is being read, and this one after it */
  readonly waits_for_other: boolean;
  readonly set_id: number | null;
  readonly author: string | null;
  readonly created_at: Date;
  readonly published_at: Date | null;
}

export interface PreviewSheet {
  readonly sheet: string;
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

export interface ImportRecord extends ImportListRow {
  readonly company_id: string;
  readonly created_by: string;
  readonly file_name: string;
  readonly preview: readonly PreviewSheet[];
  readonly mapping: ImportMapping;
  readonly profile: string | null;
  readonly unread_columns: readonly UnreadColumn[];
  readonly runs: number;
  readonly live_sheet_ids: readonly number[] | null;
  readonly ends_sheet_ids: readonly number[] | null;
}

/** A run that has been silent for so many seconds is dead: its process was killed. */
export const SILENT_SECONDS = 20;

/** SQL: whether another import of the company is being read, by a run that lives. */
export function isWaitingForOther(alias: string, seconds = String(SILENT_SECONDS)): string {
  return `exists (select from rate_import o where o.company_id = ${alias}.company_id and o.id <> ${alias}.id
    and o.state = 'checking' and o.run_id is not null and o.heartbeat_at >= now() - make_interval(secs => ${seconds}))`;
}

const LIST_COLUMNS = `i.id, i.airline_id, a.name as airline_name, i.rate_type, i.owner_id, i.original_name, i.size_bytes,
  i.file_kind, case when t.state = 'rolled-back' then 'rolled-back' else i.state end as state, i.mode, i.phase,
  i.rows_read, i.rows_good, i.rows_bad, i.rows_warned, i.lanes, i.lanes_written, i.changes, i.failure, i.set_id, i.created_at,
  i.published_at, i.state = 'checking' and i.run_id is null and ${isWaitingForOther("i")} as waits_for_other,
  (select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = i.created_by) as author`;
const FROM = `from rate_import i join airline a on a.id = i.airline_id left join rate_set t on t.id = i.set_id`;
const RECORD_COLUMNS = `${LIST_COLUMNS}, i.company_id, i.created_by, i.file_name, i.preview, i.mapping, i.profile, i.unread_columns, i.runs,
  i.live_sheet_ids, i.ends_sheet_ids`;

/**
 * An import of the caller's company.
 * @param lock `for update` where its state is about to change
 * @throws AppError not-found
 */
export async function getImportRecord(tx: CompanyTransaction, id: string, lock = ""): Promise<ImportRecord> {
  const [record] = await queryRows<ImportRecord>(
    tx,
    `select ${RECORD_COLUMNS} ${FROM} where i.id = $1 and i.company_id = $2 and i.rate_type <> all($3)
     ${lock === "" ? "" : "for update of i"}`,
    [id, tx.scope.companyId, hiddenTypesOf(tx.scope)],
  );
  if (record === undefined) throw new AppError("not-found");
  return record;
}

/** The same for the job, which works for any company. */
export async function findImport(tx: SystemTransaction, id: string): Promise<ImportRecord | undefined> {
  const [record] = await queryRows<ImportRecord>(tx, `select ${RECORD_COLUMNS} ${FROM} where i.id = $1`, [
    id,
  ]);
  return record;
}

export interface Page {
  readonly page: number;
  readonly size: number;
}

export interface ImportFilter {
  readonly airlineId?: number | undefined;
  /** undefined: of every type */
  readonly rateTypes?: readonly RateType[] | undefined;
}

const LIST_WHERE = `where i.company_id = $1 and ($2::integer is null or i.airline_id = $2) and i.rate_type <> all($3)
  and ($4::text[] is null or i.rate_type = any($4))`;
const valuesOf = (tx: CompanyTransaction, { airlineId, rateTypes }: ImportFilter) => [
  tx.scope.companyId,
  airlineId ?? null,
  hiddenTypesOf(tx.scope),
  rateTypes ?? null,
];

/** Part of the company's imports that the caller may see, the newest first. */
export async function findImportRows(
  tx: CompanyTransaction,
  filter: ImportFilter,
  { limit, offset }: ListPart,
): Promise<ImportListRow[]> {
  return queryRows(
    tx,
    `select ${LIST_COLUMNS} ${FROM} ${LIST_WHERE} order by i.created_at desc, i.id desc limit $5 offset $6`,
    [...valuesOf(tx, filter), limit, offset],
  );
}

/** How many imports that are. */
export async function countImports(tx: CompanyTransaction, filter: ImportFilter): Promise<number> {
  const [count] = await queryRows<{ total: number }>(
    tx,
    `select count(*) as total from rate_import i ${LIST_WHERE}`,
    valuesOf(tx, filter),
  );
  return count?.total ?? 0;
}

/** Dry runs whose process seems to have died. */
export async function findStaleImports(
  tx: SystemTransaction,
  seconds: number,
): Promise<{ id: string; company_id: string }[]> {
  return queryRows(
    tx,
    `select id, company_id from rate_import
     where state = 'checking' and heartbeat_at < now() - make_interval(secs => $1::integer)`,
    [seconds],
  );
}

/** Imports at rest whose file has been stored for that many days; locked, so that nobody starts a dry run of them. */
export async function findOldFiles(
  tx: SystemTransaction,
  days: number,
  limit: number,
): Promise<{ id: string; file_name: string }[]> {
  return queryRows(
    tx,
    `select id, file_name from rate_import
     where file_name <> '' and state <> 'checking' and created_at < now() - make_interval(days => $1::integer)
     order by created_at limit $2 for update skip locked`,
    [days, limit],
  );
}

/** Whose rates a file holds. */
export interface SegmentChoice {
  readonly airlineId: number;
  readonly rateType: RateType;
  readonly forwarderId?: string | undefined;
}
