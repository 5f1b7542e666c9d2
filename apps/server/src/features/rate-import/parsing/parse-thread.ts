import { Worker } from "node:worker_threads";
import type { SpreadsheetKind } from "../../../integrations/spreadsheet/check-file.ts";
import type { SheetLimitError } from "../../../integrations/spreadsheet/sheet-limit-error.ts";
import type { SheetStart } from "./parse-headers.ts";
import type { BadRow, ParsedFile, ParsedLane, ParseOrder } from "./parse-lines.ts";

/** What the thread is told when it starts. */
export type ParserOrder =
  | { readonly task: "preview"; readonly bytes: Uint8Array; readonly kind: SpreadsheetKind }
  | ({ readonly task: "lines" } & ParseOrder);

/** Asks for a piece of a result. */
export interface ParserRequest {
  readonly list: "lanes" | "badRows" | "warnedRows";
  readonly from: number;
  readonly count: number;
}

export type ParsedTotals = Pick<
  ParsedFile,
  "rowsRead" | "rowsGood" | "sheets" | "schemes" | "unreadColumns"
> & {
  readonly lanes: number;
  readonly warnedRows: number;
};

export type ParserMessage =
  | { readonly kind: "preview"; readonly starts: SheetStart[] }
  | { readonly kind: "progress"; readonly rows: number }
  | { readonly kind: "parsed"; readonly totals: ParsedTotals }
  | { readonly kind: "lanes"; readonly lanes: readonly ParsedLane[] }
  | { readonly kind: "rows"; readonly rows: readonly BadRow[] }
  | {
      readonly kind: "failed";
      readonly code: UnreadableCode;
      readonly row?: number;
      readonly message: string;
    };

/** Why a file is not read; the name of its phrase. */
export type UnreadableCode =
  | "sheet-damaged"
  | "sheet-too-slow"
  | "sheet-too-much-memory"
  | "sheet-no-lines"
  | SheetLimitError["code"];

/** The file cannot be read, or takes more time or memory than a rate sheet may; `row`: where reading stopped. */
export class UnreadableFileError extends Error {
  override name = "UnreadableFileError";
  readonly code: UnreadableCode;
  readonly row: number | undefined;

  constructor(
    code: UnreadableCode,
    detail: { readonly cause?: unknown; readonly row?: number | undefined } = {},
  ) {
    super(code, { cause: detail.cause });
    this.code = code;
    this.row = detail.row;
  }
}

const CHILD = new URL("./parse-child.ts", import.meta.url);
/** What a thread may take: a dry run holds all lanes of a tariff, a preview some rows and a workbook's texts. */
const LIMITS = {
  // a thread that gives way may take several times as long as alone
  lines: { heapMb: 512, timeoutMs: 300_000 },
  preview: { heapMb: 192, timeoutMs: 120_000 },
} as const;

/** A file in a thread of its own: first `parsed`, then its lists piece by piece; `close` in any case. */
export interface ParserThread {
  /** @throws UnreadableFileError */
  readonly parsed: Promise<ParsedTotals>;
  lanes(from: number, count: number): Promise<readonly ParsedLane[]>;
  rows(list: "badRows" | "warnedRows", from: number, count: number): Promise<readonly BadRow[]>;
  close(): Promise<void>;
}

/** Starts reading. @param report the number of rows read so far, now and then */
export function startParser(order: ParseOrder, report: (rows: number) => void): ParserThread {
  const worker = startThread({ task: "lines", ...order });
  const parsed = firstAnswer(worker, (message) => {
    if (message.kind === "progress") report(message.rows);
    return message.kind === "parsed" ? message.totals : undefined;
  });
  // the caller that waits for a piece notices the failure itself
  parsed.catch(() => undefined);
  const ask = (request: ParserRequest): void => worker.postMessage(request, []);
  return {
    parsed,
    lanes: (from, count) => {
      ask({ list: "lanes", from, count });
      return firstAnswer(worker, (message) => (message.kind === "lanes" ? message.lanes : undefined));
    },
    rows: (list, from, count) => {
      ask({ list, from, count });
      return firstAnswer(worker, (message) => (message.kind === "rows" ? message.rows : undefined));
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** The beginning of every sheet. @throws UnreadableFileError */
export async function readPreview(bytes: Uint8Array, kind: SpreadsheetKind): Promise<SheetStart[]> {
  const worker = startThread({ task: "preview", bytes, kind });
  try {
    const pick = (message: ParserMessage) => (message.kind === "preview" ? message.starts : undefined);
    return await firstAnswer(worker, pick, LIMITS.preview.timeoutMs);
  } finally {
    await worker.terminate();
  }
}

function startThread(order: ParserOrder): Worker {
  return new Worker(CHILD, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: LIMITS[order.task].heapMb, maxYoungGenerationSizeMb: 16 },
    execArgv: [],
  });
}

/** The first message that `pick` takes; refused when the thread fails, dies or is silent for too long. */
function firstAnswer<T>(
  worker: Worker,
  pick: (message: ParserMessage) => T | undefined,
  timeoutMs: number = LIMITS.lines.timeoutMs,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      worker.off("message", onMessage);
      worker.off("error", onError);
      worker.off("exit", onExit);
      finish();
    };
    const onMessage = (message: ParserMessage): void => {
      if (message.kind === "failed") {
        const { code, row, message: cause } = message;
        settle(() => reject(new UnreadableFileError(code, { row, cause })));
        return;
      }
      const picked = pick(message);
      if (picked !== undefined) settle(() => resolve(picked));
    };
    const onError = (cause: Error): void => {
      const isOutOfMemory = "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
      const code = isOutOfMemory ? "sheet-too-much-memory" : "sheet-damaged";
      settle(() => reject(new UnreadableFileError(code, { cause })));
    };
    const onExit = (): void =>
      settle(() => reject(new UnreadableFileError("sheet-damaged", { cause: "the thread ended" })));
    const timer = setTimeout(() => {
      void worker.terminate();
      settle(() => reject(new UnreadableFileError("sheet-too-slow")));
    }, timeoutMs);
    worker.on("message", onMessage);
    worker.on("error", onError);
    worker.on("exit", onExit);
  });
}
