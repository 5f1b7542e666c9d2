import type { ImportMapping } from "@kilolane/contract";
import type { RateType } from "@kilolane/domain";
import type { CompanyTransaction, SystemTransaction } from "../../../db/transaction.ts";
import type { SpreadsheetKind } from "../../../integrations/spreadsheet/check-file.ts";
import type { BadRow } from "../parsing/parse-lines.ts";
import { isWaitingForOther, type PreviewSheet } from "../reads/import.ts";

export interface NewImport {
  readonly id: string;
  readonly airlineId: number;
  readonly rateType: RateType;
  readonly ownerId: string;
  readonly fileName: string;
  readonly originalName: string;
  readonly fileKind: SpreadsheetKind;
  readonly sizeBytes: number;
  readonly preview: readonly PreviewSheet[];
  readonly mapping: ImportMapping;
  readonly profile: string | null;
}

export async function insertImport(tx: CompanyTransaction, row: NewImport): Promise<void> {
  await tx.db
    .insertInto("rate_import")
    .values({
      id: row.id,
      company_id: tx.scope.companyId,
      created_by: tx.scope.userId,
      airline_id: row.airlineId,
      rate_type: row.rateType,
      owner_id: row.ownerId,
      file_name: row.fileName,
      original_name: row.originalName,
      file_kind: row.fileKind,
      size_bytes: row.sizeBytes,
      preview: JSON.stringify(row.preview),
      mapping: JSON.stringify(row.mapping),
      profile: row.profile,
    })
    .execute();
}

/** Everything that an earlier dry run left behind is forgotten. */
export async function markChecking(
  tx: CompanyTransaction,
  id: string,
  choice: { readonly mapping: ImportMapping; readonly mode: string },
): Promise<void> {
  await tx.query(
    `update rate_import set state = 'checking', phase = 'waiting', mapping = $3, mode = $4, rows_read = 0, rows_good = 0,
       rows_bad = 0, rows_warned = 0, unread_columns = '[]', lanes = 0, lanes_written = 0, run_id = null, heartbeat_at = now(), runs = 0, set_id = null,
       live_sheet_ids = null, ends_sheet_ids = null, changes = null, failure = null
     where id = $1 and company_id = $2`,
    [id, tx.scope.companyId, JSON.stringify(choice.mapping), choice.mode],
  );
  await tx.query("delete from rate_import_row where import_id = $1 and company_id = $2", [
    id,
    tx.scope.companyId,
  ]);
}

export async function markCancelled(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.query(
    "update rate_import set state = 'cancelled', phase = 'done', run_id = null where id = $1 and company_id = $2",
    [id, tx.scope.companyId],
  );
}

export async function markPublished(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.query(
    "update rate_import set state = 'published', published_at = now() where id = $1 and company_id = $2",
    [id, tx.scope.companyId],
  );
}

/** A job's run on an import: only the newest run of an import that is still being checked may write. */
export interface ImportRun {
  readonly importId: string;
  readonly runId: string;
}

/** The import was cancelled, or another run took it over: stop without a trace. */
export class RunEndedError extends Error {
  override name = "RunEndedError";
}

/**
 * Takes an import over from a run that failed or has been silent for that long. Of one company, one import is read at
 * a time over all nodes: the others wait, and say so.
 *
 * @returns `others-turn` while another import of the company is being read; `not-wanted` when nobody wants this one
 *   any more or somebody works on it
 */
export async function claimImport(
  tx: SystemTransaction,
  run: ImportRun,
  seconds: number,
): Promise<"claimed" | "others-turn" | "not-wanted"> {
  // two nodes that ask for two imports of one company ask one after the other
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('rate-import:' || company_id, 0)) from rate_import where id = $1`,
    [run.importId],
  );
  const { rows } = await tx.query<{ claimed: boolean }>(
    `with wanted as (
       select i.id, not ${isWaitingForOther("i", "$3::integer")} as is_free from rate_import i
       where i.id = $1 and i.state = 'checking'
         and (i.run_id is null or i.heartbeat_at < now() - make_interval(secs => $3::integer))
     )
     update rate_import set heartbeat_at = now(), run_id = case when is_free then $2::uuid end,
       runs = runs + case when is_free then 1 else 0 end
     from wanted where rate_import.id = wanted.id returning is_free as claimed`,
    [run.importId, run.runId, seconds],
  );
  const [answer] = rows;
  if (answer === undefined) return "not-wanted";
  return answer.claimed ? "claimed" : "others-turn";
}

/** Columns that a run writes. */
export interface RunProgress {
  readonly phase?: "reading" | "writing" | "comparing" | "done";
  readonly state?: "checked" | "failed";
  readonly failure?: string;
  readonly rows_read?: number;
  readonly rows_good?: number;
  readonly rows_bad?: number;
  readonly rows_warned?: number;
  readonly unread_columns?: string;
  readonly lanes?: number;
  readonly lanes_written?: number;
  readonly set_id?: number | null;
  readonly live_sheet_ids?: readonly number[];
  readonly ends_sheet_ids?: readonly number[];
  readonly changes?: string;
}

/**
 * Notes how far a run is, in the transaction of what it did.
 * @throws RunEndedError when the run may write no more: its transaction is undone
 */
export async function recordProgress(
  tx: SystemTransaction,
  run: ImportRun,
  progress: RunProgress,
): Promise<void> {
  const names = Object.keys(progress);
  const sets = names.map((name, place) => `${name} = $${place + 3}`);
  const { rowCount } = await tx.query(
    `update rate_import set ${["heartbeat_at = now()", ...sets].join(", ")}
     where id = $1 and run_id = $2 and state = 'checking'`,
    [run.importId, run.runId, ...Object.values(progress)],
  );
  if (rowCount !== 1) throw new RunEndedError();
}

/** Lets the next try take the import over at once. */
export async function releaseImport(tx: SystemTransaction, run: ImportRun): Promise<void> {
  await tx.query("update rate_import set run_id = null where id = $1 and run_id = $2", [
    run.importId,
    run.runId,
  ]);
}

/** The last try failed: the import says so. @returns the draft sets that are left of it */
export async function markFailed(
  tx: SystemTransaction,
  importId: string,
  failure: string,
): Promise<number[]> {
  const { rows } = await tx.query<{ set_id: number | null }>(
    `update rate_import set state = 'failed', phase = 'done', failure = $2 where id = $1 and state = 'checking'
     returning set_id`,
    [importId, failure],
  );
  return rows.flatMap(({ set_id: setId }) => (setId === null ? [] : [setId]));
}

/** Forgets the file and what was copied out of it; the counts and the reasons stay. */
export async function markFileRemoved(tx: SystemTransaction, id: string): Promise<void> {
  await tx.query("update rate_import set file_name = '', preview = '[]' where id = $1", [id]);
  await tx.query("update rate_import_row set cells = '{}' where import_id = $1", [id]);
}

/** Stores bad or warned lines from a place on; those that an interrupted run left there are replaced. */
export async function writeBadRows(
  tx: SystemTransaction,
  target: {
    readonly importId: string;
    readonly companyId: string;
    readonly from: number;
    readonly isWarning: boolean;
  },
  rows: readonly BadRow[],
): Promise<void> {
  await tx.query("delete from rate_import_row where import_id = $1 and place >= $2", [
    target.importId,
    target.from,
  ]);
  await tx.query(
    `insert into rate_import_row (import_id, company_id, place, sheet, row_number, cells, problems, codes,
       is_warning)
     select $1, $2, $3 + r.ordinality - 1, r.sheet, r.row_number, array(select jsonb_array_elements_text(r.cells)),
       r.problems, array(select distinct p ->> 'code' from jsonb_array_elements(r.problems) as p), $5
     from rows from (jsonb_to_recordset($4::jsonb) as (sheet text, row_number integer, cells jsonb, problems jsonb))
       with ordinality as r`,
    [
      target.importId,
      target.companyId,
      target.from,
      JSON.stringify(
        rows.map(({ sheet, row, cells, problems }) => ({ sheet, row_number: row, cells, problems })),
      ),
      target.isWarning,
    ],
  );
}
