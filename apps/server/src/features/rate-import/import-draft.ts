import { newId } from "../../db/new-id.ts";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { addLaneColumnsIn, addSheetsIn, createDraftSetIn, createSchemeIn } from "../rate/draft-set.ts";
import { carryOverLanesIn } from "../rate/carry-over.ts";
import { compareSetIn } from "../rate/set-comparison.ts";
import { findLiveSheetIds } from "../rate/reads/set.ts";
import { createPause } from "../../jobs/give-way.ts";
import type { ParseOrder } from "./parsing/parse-lines.ts";
import {
  type LaneTarget,
  startParser,
  UnreadableFileError,
  type ParsedTotals,
  type ParserProcess,
} from "./parsing/parse-process.ts";
import { findAirline, findNamedAirports, namesOf } from "./reads/airline.ts";
import { findImport, SILENT_SECONDS, type ImportRecord } from "./reads/import.ts";
import {
  claimImport,
  markFailed,
  recordProgress,
  releaseImport,
  RunEndedError,
  writeBadRows,
  type ImportRun,
  type RunProgress,
} from "./writes/import.ts";

const MAX_RUNS = 6;
/** Small enough that no request waits for it: the steps run in the process that answers them. */
const LANES_PER_STEP = 4_000;
const BAD_ROWS_PER_STEP = 1_000;
const SHEETS_PER_STEP = 1_000;
const REPORT_EVERY_MS = 1_000;
/** Part of the time between two steps that passing lanes on takes by itself. */
const OWN_SHARE = 0.25;
/** The comparison of a whole tariff joins all its lanes. */
const COMPARE_TIMEOUT_MS = 120_000;

/** What a run works with. */
interface Run extends ImportRun {
  readonly scope: SystemScope;
  readonly record: ImportRecord;
}

/**
 * The dry run: reads the file in a process of its own, stores its good lines as a draft set and its bad ones with their reasons,
 * and works out the differences. Nothing of it is live. Each step is a transaction that notes how far it is; a run
 * that was killed is taken over by another one, which reads the file again and goes on behind the last stored lane.
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
  if (answer === "claimed" && record !== undefined) await recordRun({ ...claim, scope, record }, files);
  return "done";
}

async function recordRun(run: Run, files: FileStore): Promise<void> {
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
      await withTransaction(scope, (tx) => markFailed(tx, importId, code));
      return;
    }
    await withTransaction(scope, (tx) => releaseImport(tx, run));
    throw error;
  }
}

async function readAndRecord(run: Run, files: FileStore): Promise<void> {
  const parser = startParser(run.record.file_kind);
  const reporter = createReporter(run);
  try {
    const order = await findOrder(run, files);
    const totals = await Promise.race([parser.read(order, reporter.report), reporter.ended]);
    reporter.endReading();
    if (totals.rowsRead === 0) throw new UnreadableFileError("sheet-no-lines");
    await writeDraft(run, parser, totals);
  } finally {
    reporter.stop();
    await parser.close();
  }
}

async function findOrder(run: Run, files: FileStore): Promise<ParseOrder> {
  const { record } = run;
  const bytes = await files.read(record.file_name);
  if (bytes === undefined) throw new UnreadableFileError("sheet-damaged");
  const names = await withTransaction(run.scope, async (tx) => {
    const airline = await findAirline(tx, record.airline_id);
    await recordProgress(tx, run, { phase: "reading" });
    return {
      airports: await findNamedAirports(tx),
      airlineNames: airline === undefined ? [] : namesOf(airline),
    };
  });
  const { mapping, file_kind: kind, rate_type: rateType } = record;
  return { bytes, kind, mapping, rateType, ...names };
}

/**
 * Writes down the rows read once a second, and so shows that the run lives; `ended` is refused when the import was
 * cancelled or taken over meanwhile.
 */
function createReporter(run: Run) {
  let progress: RunProgress = {};
  const { promise: ended, reject: fail } = Promise.withResolvers<never>();
  ended.catch(() => undefined);
  const timer = setInterval(() => {
    withTransaction(run.scope, (tx) => recordProgress(tx, run, progress)).catch(fail);
  }, REPORT_EVERY_MS);
  return {
    report: (rows: number) => {
      progress = { rows_read: rows };
    },
    endReading: () => {
      progress = {};
    },
    ended,
    stop: () => clearInterval(timer),
  };
}

/** One step of the run: its writes and how far it is then, or neither. */
function step<T>(
  run: Run,
  work: (tx: SystemTransaction) => Promise<[T, RunProgress]>,
  timeoutMs?: number,
): Promise<T> {
  return withTransaction(
    run.scope,
    async (tx) => {
      const [result, progress] = await work(tx);
      await recordProgress(tx, run, progress);
      return result;
    },
    timeoutMs === undefined ? {} : { statementTimeoutMs: timeoutMs },
  );
}

async function writeDraft(run: Run, parser: ParserProcess, totals: ParsedTotals): Promise<void> {
  const bad = totals.rowsRead - totals.rowsGood;
  await writeRows(run, parser, { list: "badRows", begin: 0, count: bad });
  await writeRows(run, parser, { list: "warnedRows", begin: bad, count: totals.warnedRows });
  const draft = await openDraft(run, totals);
  const pause = createPause({ ownShare: OWN_SHARE });
  const target = { ...draft, ownerId: run.record.owner_id };
  const begin = run.record.lanes_written;
  let next = begin < totals.lanes ? parser.lanes(target, begin, LANES_PER_STEP) : undefined;
  for (let from = begin; next !== undefined; from += LANES_PER_STEP) {
    const columns = await next;
    const lanes_written = Math.min(from + LANES_PER_STEP, totals.lanes);
    // the reader writes the next piece down while the database stores this one
    next = lanes_written < totals.lanes ? parser.lanes(target, lanes_written, LANES_PER_STEP) : undefined;
    next?.catch(() => undefined);
    await step(run, async (tx) => [await addLaneColumnsIn(tx, columns), { lanes_written }]);
    await pause();
  }
  await compareDraft(run, draft.setId);
}

/** Stores the bad lines, or behind them the good ones with a price far from its neighbours. */
async function writeRows(
  run: Run,
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
    await step(run, async (tx) => [await writeBadRows(tx, target, rows), {}]);
  }
}

interface Draft extends Omit<LaneTarget, "ownerId"> {
  readonly setId: number;
}

/** The draft set with its sheets and break schemes: made by this run, or found as an interrupted one left it. */
function openDraft(run: Run, totals: ParsedTotals): Promise<Draft> {
  const { record } = run;
  const counts = {
    phase: "writing",
    rows_read: totals.rowsRead,
    rows_good: totals.rowsGood,
    rows_bad: totals.rowsRead - totals.rowsGood,
    rows_warned: totals.warnedRows,
    unread_columns: JSON.stringify(totals.unreadColumns),
    lanes: totals.lanes,
  } as const;
  const { set_id: setId, sheet_ids: sheetIds, scheme_ids: schemeIds } = record;
  if (setId !== null && sheetIds !== null && schemeIds !== null) {
    return step(run, async () => [await Promise.resolve({ setId, sheetIds, schemeIds }), counts]);
  }
  return step(run, async (tx) => {
    const draft = await createDraft(tx, record, totals);
    const { setId: set_id, sheetIds: sheet_ids, schemeIds: scheme_ids } = draft;
    return [draft, { ...counts, set_id, sheet_ids, scheme_ids }];
  });
}

async function createDraft(
  tx: SystemTransaction,
  record: ImportRecord,
  totals: ParsedTotals,
): Promise<Draft> {
  const { airline_id: airlineId, rate_type: rateType, owner_id: ownerId } = record;
  const author = { companyId: record.company_id, userId: record.created_by };
  const setId = await createDraftSetIn(tx, { airlineId, source: "import", author });
  const sheetIds: number[] = [];
  for (let from = 0; from < totals.sheets.length; from += SHEETS_PER_STEP) {
    const sheets = totals.sheets.slice(from, from + SHEETS_PER_STEP);
    const drafts = sheets.map((sheet) => ({ ...sheet, setId, airlineId, rateType, ownerId }));
    sheetIds.push(...(await addSheetsIn(tx, drafts)));
  }
  const schemeIds: number[] = [];
  for (const weights of totals.schemes) schemeIds.push(await createSchemeIn(tx, weights));
  return { setId, sheetIds, schemeIds };
}

/** Works out the differences against what is live now; the import is then ready to be published. */
async function compareDraft(run: Run, setId: number): Promise<void> {
  const { airline_id: airlineId, rate_type: rateType, owner_id: ownerId, mode } = run.record;
  await step(run, async () => [await Promise.resolve(), { phase: "comparing" }]);
  await step(
    run,
    async (tx) => {
      const isManual = ownerId === run.record.company_id;
      const live = await findLiveSheetIds(tx, { airlineId, rateType, ownerId, isManual });
      const ends = mode === "replace" ? live : await carryOverLanesIn(tx, { setId, liveSheetIds: live });
      const changes = await compareSetIn(tx, { setId, endsSheetIds: ends });
      const progress = { live_sheet_ids: live, ends_sheet_ids: ends, changes: JSON.stringify(changes) };
      return [undefined, { state: "checked", phase: "done", ...progress }];
    },
    COMPARE_TIMEOUT_MS,
  );
}
