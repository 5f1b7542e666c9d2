/**
 * The thread that reads files: parsing 100,000 lines takes seconds of processor time, which must not stand between
 * a request and its answer. It gets one order, answers once, and hands its results over in pieces when asked, so that
 * no single message is large.
 */
import { parentPort, workerData } from "node:worker_threads";
import { SheetLimitError } from "../../../integrations/spreadsheet/sheet-limit-error.ts";
import { lowerThreadPriority } from "../../../jobs/give-way.ts";
import { type ParsedFile, parseLines } from "./parse-lines.ts";
import { parsePreview } from "./parse-preview.ts";
import type { ParserMessage, ParserOrder, ParserRequest } from "./parse-thread.ts";

const order: ParserOrder = workerData;
let parsed: ParsedFile | undefined;

function answer(message: ParserMessage): void {
  parentPort?.postMessage(message, []);
}

parentPort?.on("message", ({ list, from, count }: ParserRequest) => {
  if (list === "lanes") answer({ kind: "lanes", lanes: parsed?.lanes.slice(from, from + count) ?? [] });
  else answer({ kind: "rows", rows: parsed?.[list].slice(from, from + count) ?? [] });
});

lowerThreadPriority();
try {
  if (order.task === "preview") {
    answer({ kind: "preview", starts: await parsePreview(order.bytes, order.kind) });
  } else {
    parsed = await parseLines(order, (rows) => answer({ kind: "progress", rows }));
    const { rowsRead, rowsGood, sheets, schemes, unreadColumns } = parsed;
    const counts = { lanes: parsed.lanes.length, warnedRows: parsed.warnedRows.length };
    answer({ kind: "parsed", totals: { rowsRead, rowsGood, sheets, schemes, unreadColumns, ...counts } });
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SheetLimitError) {
    answer({ kind: "failed", code: error.code, row: error.row, message });
  } else answer({ kind: "failed", code: "sheet-damaged", message });
}
