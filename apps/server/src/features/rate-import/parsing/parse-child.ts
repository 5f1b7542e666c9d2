/**
 * The process that reads files: parsing 100,000 lines takes seconds of processor time, which must not stand between
 * a request and its answer, and a file may be made to break its reader. It gets one order, says how far it is, and
 * hands its results over in pieces when asked, lanes while it still reads, so that no single message is large.
 */
import { loadXlsx } from "../../../integrations/spreadsheet/read-sheets.ts";
import { SheetLimitError } from "../../../integrations/spreadsheet/sheet-limit-error.ts";
import { lowerPriority } from "../../../jobs/give-way.ts";
import type { LaneDraft } from "../../rate/parsing/lane-columns.ts";
import { LaneQueue } from "./lane-queue.ts";
import type { ParsedFile, ParsedLane, ReadSoFar } from "./parse-lines.ts";
import { parsePreview } from "./parse-preview.ts";
import type { LaneTarget, ParserMessage, ParserOrder, ParserRequest } from "./parse-process.ts";

/** Somebody looks at the bar of a short sheet; a longer one takes its time, and quotations are priced meanwhile. */
const LONG_ROWS = 2_000;

const lanes = new LaneQueue();
let parsed: ParsedFile | undefined;

function answer(message: ParserMessage): void {
  process.send?.(message);
}

/** Lanes are written down here, where nobody waits for an answer, as the statement takes them. */
async function handOver(request: ParserRequest): Promise<void> {
  if (request.list !== "lanes") {
    const { list, from, count } = request;
    answer({ kind: "rows", rows: parsed?.[list].slice(from, from + count) ?? [] });
    return;
  }
  const { laneColumnsOf } = await import("../../rate/parsing/lane-columns.ts");
  const { from, count, target } = request;
  if (from !== lanes.taken) throw new RangeError(`lanes from ${from} on, where ${lanes.taken} are taken`);
  const taken = lanes.take(count).map((lane) => placedIn(lane, target));
  answer({ kind: "lanes", from, lanes: laneColumnsOf(taken) });
}

function placedIn({ sheet, scheme, ...lane }: ParsedLane, target: LaneTarget): LaneDraft {
  const sheetId = target.sheetIds[sheet];
  const schemeId = target.schemeIds[scheme];
  if (sheetId === undefined || schemeId === undefined) throw new RangeError("a lane without its sheet");
  return { ...lane, sheetId, schemeId, ownerId: target.ownerId };
}

/** Says how far the sheet is read; of the lists only what is new. */
function createTeller(): (soFar: ReadSoFar) => void {
  let [sheets, schemes] = [0, 0];
  let isLong = false;
  return (soFar) => {
    if (!isLong && soFar.rows > LONG_ROWS) {
      isLong = true;
      lowerPriority();
    }
    const news = { sheets: soFar.sheets.slice(sheets), schemes: soFar.schemes.slice(schemes) };
    [sheets, schemes] = [soFar.sheets.length, soFar.schemes.length];
    answer({ kind: "progress", soFar: { ...soFar, ...news } });
  };
}

/** The file, without a second copy of it. */
async function readFile(size: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for await (const chunk of process.stdin) at += Buffer.from(chunk).copy(bytes, at);
  return bytes;
}

async function carryOut(order: ParserOrder): Promise<void> {
  const bytes = await readFile(order.size);
  if (order.task === "preview") {
    answer({ kind: "preview", starts: await parsePreview(bytes, order.kind, order.rows) });
    return;
  }
  // a preview needs none of it, and takes two thirds of the memory without
  const { parseLines } = await import("./parse-lines.ts");
  parsed = await parseLines({ ...order, bytes }, lanes, createTeller());
  const { rowsRead, rowsGood, unreadColumns } = parsed;
  const counts = { lanes: lanes.count, warnedRows: parsed.warnedRows.length };
  answer({ kind: "parsed", totals: { rowsRead, rowsGood, unreadColumns, ...counts } });
}

function explain(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SheetLimitError) {
    answer({ kind: "failed", code: error.code, row: error.row, message });
  } else answer({ kind: "failed", code: "sheet-damaged", message });
}

/** Loads what the task needs while the order is on its way. */
function getReady(task: string | undefined, kind: string | undefined): void {
  // who gets the order meets the failure again
  if (task === "lines") import("./parse-lines.ts").catch(() => undefined);
  if (kind === "xlsx") loadXlsx().catch(() => undefined);
}

lowerPriority();
// without its server there is nobody to read for
process.on("disconnect", () => process.exit());
process.on("message", (order: ParserOrder | ParserRequest) => {
  if ("task" in order) carryOut(order).catch(explain);
  else handOver(order).catch(explain);
});
getReady(process.argv[2], process.argv[3]);
