import type { ImportDetail, ImportRow } from "@kilolane/contract";
import { EVERYONE } from "../../rate/owner.ts";
import type { ImportListRow, ImportRecord } from "../reads/import.ts";

/** Bytes that a line usually takes in a file of that kind: how far a reading run is can only be guessed. */
const BYTES_PER_LINE = { xlsx: 55, csv: 90, xls: 150, ods: 45 } as const;

/** An import as lists show it. */
export function presentImport(row: ImportListRow): ImportRow {
  return {
    id: row.id,
    fileName: row.original_name,
    airlineId: row.airline_id,
    airlineName: row.airline_name,
    rateType: row.rate_type,
    forwarderId: row.owner_id === EVERYONE ? null : row.owner_id,
    state: row.state,
    mode: row.mode,
    phase: row.phase,
    percent: percentOf(row),
    rowsRead: row.rows_read,
    rowsGood: row.rows_good,
    rowsBad: row.rows_bad,
    rowsWarned: row.rows_warned,
    lanes: row.lanes,
    changes: row.changes,
    failure: row.failure,
    waitsForOther: row.waits_for_other,
    setId: row.set_id,
    author: row.author,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
  };
}

/** The same with what the mapping screen shows. */
export function presentImportDetail(record: ImportRecord): ImportDetail {
  const preview = record.preview.map(({ sheet, rows }) => ({
    sheet,
    rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })),
  }));
  const { mapping, profile, unread_columns: unreadColumns } = record;
  return { ...presentImport(record), preview, mapping, profile, unreadColumns: [...unreadColumns] };
}

/** Where a phase begins, in per cent. */
const PHASE_BEGINS = { waiting: 0, reading: 0, writing: 50, comparing: 97, done: 100 } as const;

/** Reading counts for the first half, writing for most of the other. */
function percentOf(row: ImportListRow): number {
  const begin = PHASE_BEGINS[row.phase];
  if (row.phase === "writing") return begin + Math.round((row.lanes_written / Math.max(1, row.lanes)) * 45);
  if (row.phase !== "reading") return begin;
  const lines = Math.max(1, row.size_bytes / BYTES_PER_LINE[row.file_kind]);
  return Math.min(49, Math.round((row.rows_read / lines) * 50));
}
