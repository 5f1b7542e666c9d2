import { newId } from "../../db/new-id.ts";
import type { SystemScope } from "../../db/scope.ts";
import { type SystemTransaction, withTransaction } from "../../db/transaction.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { carryOverLanesIn } from "../rate/carry-over.ts";
import { compareSetIn } from "../rate/set-comparison.ts";
import { discardSetIn } from "../rate/set-publication.ts";
import { findLiveSheetIds } from "../rate/reads/set.ts";
import { createReporter, type DraftRun, type TakeStep } from "./draft-run.ts";
import { failImportIn } from "./failed-import.ts";
import { findFormerWarnings } from "./former-warnings.ts";
import { LaneStore } from "./lane-store.ts";
import type { ParseOrder } from "./parsing/parse-lines.ts";
import {
  startParser,
  UnreadableFileError,
  type ParsedTotals,
  type ParserProcess,
} from "./parsing/parse-process.ts";
import { findAirline, findNamedAirports, namesOf } from "./reads/airline.ts";
import { findImport, SILENT_SECONDS } from "./reads/import.ts";
import {
  claimImport,
  recordProgress,
  releaseImport,
  RunEndedError,
  writeBadRows,
  type ImportRun,
} from "./writes/import.ts";

const MAX_RUNS = 6;
/** Small enough that no request waits for it: the steps run in the process that answers them. */
const BAD_ROWS_PER_STEP = 1_000;
/** The comparison of a whole tariff joins all its lanes. */
const COMPARE_TIMEOUT_MS = 120_000;

/**
 * The dry run: reads the file in a process of its own, stores its good lines as a draft set meanwhile and its bad ones
 * with their reasons behind it, and works out the differences. Nothing of it is live. Each step is a transaction that
 * notes how far it is; a run that was killed is taken over by another one, which begins anew with a draft of its own.
 *
 * @returns `later` when another import of the company has to end first
 */
export async function importDraft(
  scope: SystemScope,
  files: FileStore,
  importId: string,
): Promise<"done" | "later"> {
  const claim = { importId, runId: newId() };
  const { answer, record } = await withTransaction(scope, async (tx) => ({
    answer: await claimImport(tx, claim, SILENT_SECONDS),
    record: await findImport(tx, importId),
  }));
  if (answer === "others-turn") return "later";
  if (answer === "claimed" && record !== undefined) {
    const takeStep = createSteps(scope, claim);
    await recordRun({ ...claim, scope, record, takeStep }, files);
  }
  return "done";
}

function createSteps(scope: SystemScope, run: ImportRun): TakeStep {
  return (work, timeoutMs) =>
    withTransaction(
      scope,
      async (tx) => {
        const [result, progress] = await work(tx);
        await recordProgress(tx, run, progress);
        return result;
      },
      timeoutMs === undefined ? {} : { statementTimeoutMs: timeoutMs },
    );
}

async function recordRun(run: DraftRun, files: FileStore): Promise<void> {
  const { scope, record, importId } = run;
  try {
    if (record.runs > MAX_RUNS) throw new UnreadableFileError("sheet-too-slow");
    await readAndRecord(run, files);
  } catch (error) {
    if (error instanceof RunEndedError) return;
    if (error instanceof UnreadableFileError) {
      // the upload has been read once already: what only a broken file has is damage here
      const code =
        error.row === undefined || error.code === "sheet-too-many-lines" ? error.code : "sheet-damaged";
      await withTransaction(scope, (tx) => failImportIn(tx, importId, code));
      return;
    }
    await withTransaction(scope, (tx) => releaseImport(tx, run));
    throw error;
  }
}

async function readAndRecord(run: DraftRun, files: FileStore): Promise<void> {
  const parser = startParser(run.record.file_kind);
  const reporter = createReporter(run);
  const store = new LaneStore(run, parser);
  let storing: Promise<void> | undefined;
  try {
    const order = await findOrder(run, files);
    const reading = parser.read(order, (soFar) => {
      reporter.report(soFar.rows);
      store.hear(soFar);
    });
    reading.finally(() => store.endReading()).catch(() => undefined);
    storing = store.storeWhileRead();
    // that storing fails is noticed at once, that it lasts longer is not waited for
    const totals = await Promise.race([reading, storing.then(() => reading), reporter.ended]);
    reporter.endReading();
    if (totals.rowsRead === 0) throw new UnreadableFileError("sheet-no-lines");
    await recordFindings(run, parser, totals);
    await storing;
    await compareDraft(run, await store.storeRest(), totals);
  } finally {
    reporter.stop();
    await parser.close();
    await storing?.catch(() => undefined);
  }
}

async function findOrder(run: DraftRun, files: FileStore): Promise<ParseOrder> {
  const { record } = run;
  const bytes = await files.read(record.file_name);
  if (bytes === undefined) throw new UnreadableFileError("sheet-damaged");
  const names = await withTransaction(run.scope, async (tx) => {
    // a run before this one may have left a part of a draft: lanes cost less to read again than to go on with
    if (record.set_id !== null) await discardSetIn(tx, record.set_id);
    const airline = await findAirline(tx, record.airline_id);
    await recordProgress(tx, run, { phase: "reading", rows_read: 0, lanes_written: 0, set_id: null });
    return {
      airports: await findNamedAirports(tx),
      airlineNames: airline === undefined ? [] : namesOf(airline),
    };
  });
  const { mapping, file_kind: kind, rate_type: rateType } = record;
  return { bytes, kind, mapping, rateType, ...names };
}

/** Stores the lines that need somebody's eye, and how many were read. */
async function recordFindings(run: DraftRun, parser: ParserProcess, totals: ParsedTotals): Promise<void> {
  const { rowsRead: rows_read, rowsGood: rows_good, warnedRows: rows_warned, lanes } = totals;
  const rows_bad = rows_read - rows_good;
  await writeRows(run, parser, { list: "badRows", begin: 0, count: rows_bad });
  await writeRows(run, parser, { list: "warnedRows", begin: rows_bad, count: rows_warned });
  const unread_columns = JSON.stringify(totals.unreadColumns);
  const counts = { rows_read, rows_good, rows_bad, rows_warned, unread_columns, lanes };
  await run.takeStep(async () => [await Promise.resolve(), { phase: "writing", ...counts }]);
}

/** Stores the bad lines, or behind them the good ones with a price far from its neighbours. */
async function writeRows(
  run: DraftRun,
  parser: ParserProcess,
  {
    list,
    begin,
    count,
  }: { readonly list: "badRows" | "warnedRows"; readonly begin: number; readonly count: number },
): Promise<void> {
  const { id: importId, company_id: companyId } = run.record;
  const isWarning = list === "warnedRows";
  for (let at = 0; at < count; at += BAD_ROWS_PER_STEP) {
    const rows = await parser.rows(list, at, BAD_ROWS_PER_STEP);
    const target = { importId, companyId, from: begin + at, isWarning };
    await run.takeStep(async (tx) => [await writeBadRows(tx, target, rows), {}]);
  }
}

/**
 * Works out the differences against what is live now, and which figures of them are to be confirmed; the import is then
 * ready to be published.
 */
async function compareDraft(run: DraftRun, setId: number, totals: ParsedTotals): Promise<void> {
  const { airline_id: airlineId, rate_type: rateType, owner_id: ownerId, mode } = run.record;
  await run.takeStep(async () => [await Promise.resolve(), { phase: "comparing" }]);
  await run.takeStep(async (tx) => {
    const isManual = ownerId === run.record.company_id;
    const live = await findLiveSheetIds(tx, { airlineId, rateType, ownerId, isManual });
    const ends = mode === "replace" ? live : await carryOverLanesIn(tx, { setId, liveSheetIds: live });
    const changes = await compareSetIn(tx, { setId, endsSheetIds: ends });
    const rows_warned = await recordFormerWarnings(tx, run, { setId, liveSheetIds: live, totals });
    const compared = { live_sheet_ids: live, ends_sheet_ids: ends, changes: JSON.stringify(changes) };
    const progress = { ...compared, rows_warned };
    return [undefined, { state: "checked", phase: "done", ...progress }];
  }, COMPARE_TIMEOUT_MS);
}

interface ComparedDraft {
  readonly setId: number;
  readonly liveSheetIds: readonly number[];
  readonly totals: ParsedTotals;
}

/** Stores the figures that are far from those that count now, behind all lines of the file. @returns lines to confirm */
async function recordFormerWarnings(
  tx: SystemTransaction,
  { record }: DraftRun,
  { totals: { rowsRead, rowsGood, warnedRows }, ...set }: ComparedDraft,
): Promise<number> {
  const rows = await findFormerWarnings(tx, set);
  const from = rowsRead - rowsGood + warnedRows;
  const target = { importId: record.id, companyId: record.company_id, from, isWarning: true };
  await writeBadRows(tx, target, rows);
  return warnedRows + rows.length;
}
