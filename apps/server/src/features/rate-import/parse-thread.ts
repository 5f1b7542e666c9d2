import { Worker } from "node:worker_threads";
import type { SpreadsheetKind } from "../../integrations/spreadsheet/check-file.ts";
import type { SheetStart } from "./parse-headers.ts";
import type { BadRow, ParsedFile, ParsedLane, ParseOrder } from "./parse-lines.ts";

/** What the thread is told when it starts. */
export type ParserOrder =
  | { readonly task: "preview"; readonly bytes: Uint8Array; readonly kind: SpreadsheetKind }
  | ({ readonly task: "lines" } & ParseOrder);

/** Asks for a piece of a result. */
export interface ParserRequest {
  readonly list: "lanes" | "badRows";
  readonly from: number;
  readonly count: number;
}

export type ParsedTotals = Pick<ParsedFile, "rowsRead" | "rowsGood" | "sheets" | "schemes"> & {
  readonly lanes: number;
};

export type ParserMessage =
  | { readonly kind: "preview"; readonly starts: SheetStart[] }
  | { readonly kind: "progress"; readonly rows: number }
  | { readonly kind: "parsed"; readonly totals: ParsedTotals }
  | { readonly kind: "lanes"; readonly lanes: readonly ParsedLane[] }
  | { readonly kind: "badRows"; readonly badRows: readonly BadRow[] }
  | { readonly kind: "failed"; readonly name: string; readonly message: string };

/** The file cannot be read, or takes more time or memory than a rate sheet may; `code` names the phrase. */
export class UnreadableFileError extends Error {
  override name = "UnreadableFileError";
  readonly code: "sheet-damaged" | "sheet-too-many-lines" | "sheet-too-slow" | "sheet-no-lines";

  constructor(code: UnreadableFileError["code"], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

const CHILD = new URL("./parse-child.ts", import.meta.url);
const HEAP_MB = 512;
/** A thread that gives way may take several times as long as alone. */
const TIMEOUT_MS = 300_000;

/** A file in a thread of its own: first `parsed`, then its lists piece by piece; `close` in any case. */
export interface ParserThread {
  /** @throws UnreadableFileError */
  readonly parsed: Promise<ParsedTotals>;
  lanes(from: number, count: number): Promise<readonly ParsedLane[]>;
  badRows(from: number, count: number): Promise<readonly BadRow[]>;
  close(): Promise<void>;
}

/** Starts reading. @param report the number of rows read so far, now and then */
export function startParser(order: ParseOrder, report: (rows: number) => void): ParserThread {
  const worker = startThread({ task: "lines", ...order });
  const parsed = firstAnswer(worker, (message) => {
    if (message.kind === "progress") report(message.rows);
    return message.kind === "parsed" ? message.totals : undefined;
  });
  // whoever waits for a piece notices the failure itself
  parsed.catch(() => undefined);
  const ask = (request: ParserRequest): void => worker.postMessage(request, []);
  return {
    parsed,
    lanes: (from, count) => {
      ask({ list: "lanes", from, count });
      return firstAnswer(worker, (message) => (message.kind === "lanes" ? message.lanes : undefined));
    },
    badRows: (from, count) => {
      ask({ list: "badRows", from, count });
      return firstAnswer(worker, (message) => (message.kind === "badRows" ? message.badRows : undefined));
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
    return await firstAnswer(worker, (message) => (message.kind === "preview" ? message.starts : undefined));
  } finally {
    await worker.terminate();
  }
}

function startThread(order: ParserOrder): Worker {
  return new Worker(CHILD, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    execArgv: [],
  });
}

/** The first message that `pick` takes; refused when the thread fails, dies or is silent for too long. */
function firstAnswer<T>(worker: Worker, pick: (message: ParserMessage) => T | undefined): Promise<T> {
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
        const code = message.name === "TooManyLinesError" ? "sheet-too-many-lines" : "sheet-damaged";
        settle(() => reject(new UnreadableFileError(code, message.message)));
        return;
      }
      const picked = pick(message);
      if (picked !== undefined) settle(() => resolve(picked));
    };
    const onError = (error: Error): void =>
      settle(() => reject(new UnreadableFileError("sheet-damaged", error)));
    const onExit = (): void =>
      settle(() => reject(new UnreadableFileError("sheet-damaged", "the thread ended")));
    const timer = setTimeout(() => {
      void worker.terminate();
      settle(() => reject(new UnreadableFileError("sheet-too-slow")));
    }, TIMEOUT_MS);
    worker.on("message", onMessage);
    worker.on("error", onError);
    worker.on("exit", onExit);
  });
}
