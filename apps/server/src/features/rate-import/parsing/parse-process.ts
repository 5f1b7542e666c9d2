import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { SpreadsheetKind } from "../../../integrations/spreadsheet/check-file.ts";
import type { SheetLimitError } from "../../../integrations/spreadsheet/sheet-limit-error.ts";
import type { SheetStart } from "./parse-headers.ts";
import type { LaneColumns } from "../../rate/parsing/lane-columns.ts";
import type { BadRow, ParsedFile, ParseOrder, ReadSoFar } from "./parse-lines.ts";

/** What the process is asked to do, once; the file itself comes through its standard input. */
export type ParserOrder = { readonly size: number } & (
  | { readonly task: "preview"; readonly kind: SpreadsheetKind; readonly rows: number | undefined }
  | ({ readonly task: "lines" } & Omit<ParseOrder, "bytes">)
);

/** What the lanes become part of: ids in the order of the file's sheets and break schemes, as many as are known. */
export interface LaneTarget {
  readonly ownerId: string;
  readonly sheetIds: readonly number[];
  readonly schemeIds: readonly number[];
}

/** Asks for a piece of a result. */
export type ParserRequest = { readonly from: number; readonly count: number } & (
  | { readonly list: "lanes"; readonly target: LaneTarget }
  | { readonly list: "badRows" | "warnedRows" }
);

export type ParsedTotals = Pick<ParsedFile, "rowsRead" | "rowsGood" | "unreadColumns"> & {
  readonly lanes: number;
  readonly warnedRows: number;
};

export type ParserMessage =
  | { readonly kind: "preview"; readonly starts: SheetStart[] }
  | { readonly kind: "progress"; readonly soFar: ReadSoFar }
  | { readonly kind: "parsed"; readonly totals: ParsedTotals }
  | { readonly kind: "lanes"; readonly from: number; readonly lanes: LaneColumns }
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

const CHILD = fileURLToPath(new URL("./parse-child.ts", import.meta.url));
/** What a process may take: a dry run holds all lanes of a tariff, a preview some rows and a workbook's texts. */
const LIMITS = {
  // a process that gives way may take several times as long as alone
  lines: { heapMb: 512, youngMb: 8, timeoutMs: 300_000 },
  preview: { heapMb: 192, youngMb: 2, timeoutMs: 120_000 },
} as const;

/** As much of the process's last output as names the cause of its end. */
const LAST_WORDS = 8_000;
const OUT_OF_MEMORY = /heap out of memory|heap limit|Array buffer allocation failed|out of memory/iu;

/** A process that reads one file: first `read`, then its lists piece by piece; `close` in any case. */
export interface ParserProcess {
  /**
   * @param report how far it is, now and then and before the answer; of its lists only what is new
   * @throws UnreadableFileError
   */
  read(order: ParseOrder, report: (soFar: ReadSoFar) => void): Promise<ParsedTotals>;
  /** The next lanes, each once, of those that are said to be ready; `from`: how many were asked for before. */
  lanes(target: LaneTarget, from: number, count: number): Promise<LaneColumns>;
  rows(list: "badRows" | "warnedRows", from: number, count: number): Promise<readonly BadRow[]>;
  close(): Promise<void>;
}

/** Starts a process that gets ready to read a file of that kind while its order is still put together. */
export function startParser(kind: SpreadsheetKind): ParserProcess {
  const run = startProcess("lines", kind);
  return {
    read: ({ bytes, ...order }, report) => {
      give(run, { task: "lines", size: bytes.length, ...order }, bytes);
      const parsed = firstAnswer(run, (message) => {
        if (message.kind === "progress") report(message.soFar);
        return message.kind === "parsed" ? message.totals : undefined;
      });
      // the caller that waits for a piece notices the failure itself
      parsed.catch(() => undefined);
      return parsed;
    },
    lanes: (target, from, count) => {
      ask(run, { list: "lanes", target, from, count });
      return firstAnswer(run, (message) =>
        message.kind === "lanes" && message.from === from ? message.lanes : undefined,
      );
    },
    rows: (list, from, count) => {
      ask(run, { list, from, count });
      return firstAnswer(run, (message) => (message.kind === "rows" ? message.rows : undefined));
    },
    close: () => end(run),
  };
}

/** A process that reads the beginning of one file; `close` in any case. */
export interface PreviewProcess {
  /** The beginning of every sheet. @param rows of each sheet at most @throws UnreadableFileError */
  read(bytes: Uint8Array, kind: SpreadsheetKind, rows?: number): Promise<SheetStart[]>;
  close(): Promise<void>;
}

/** Starts a process that gets ready to read a file of that kind while somebody still looks into the file. */
export function startPreview(likelyKind: SpreadsheetKind): PreviewProcess {
  const run = startProcess("preview", likelyKind);
  return {
    read: (bytes, kind, rows) => {
      give(run, { task: "preview", size: bytes.length, kind, rows }, bytes);
      return firstAnswer(run, startsOf, LIMITS.preview.timeoutMs);
    },
    close: () => end(run),
  };
}

function startsOf(message: ParserMessage): SheetStart[] | undefined {
  return message.kind === "preview" ? message.starts : undefined;
}

/** A process that reads, what it last said of its own end, and when that has come. */
interface ParserRun {
  readonly child: ChildProcess;
  readonly lastWords: () => string;
  readonly ended: Promise<void>;
}

/**
 * Starts the reader with nothing it could harm: no environment, no right to write files or to start programs, and a
 * memory of its own. An engine that runs out of memory or meets a fault ends itself: as a thread of the server it
 * would take the server with it.
 */
function startProcess(task: ParserOrder["task"], kind: SpreadsheetKind): ParserRun {
  const child = fork(CHILD, [task, kind], {
    serialization: "advanced",
    stdio: ["pipe", "ignore", "pipe", "ipc"],
    env: {},
    execArgv: [
      "--permission",
      "--allow-fs-read=*",
      `--max-old-space-size=${LIMITS[task].heapMb}`,
      `--max-semi-space-size=${LIMITS[task].youngMb}`,
      // collects earlier than a server would: the memory belongs to the server, the time to nobody
      "--heap-growing-percent=40",
    ],
  });
  let words = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    words = (words + text).slice(-LAST_WORDS);
  });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  // who waits for an answer notices that the process ended before it took the whole file
  child.stdin?.on("error", () => undefined);
  return { child, lastWords: () => words, ended };
}

function give(run: ParserRun, order: ParserOrder, bytes: Uint8Array): void {
  ask(run, order);
  run.child.stdin?.end(bytes);
}

/** Sends an order; that the process is gone already is noticed by who waits for its answer. */
function ask({ child }: ParserRun, order: ParserOrder | ParserRequest): void {
  child.send(order, () => undefined);
}

async function end({ child, ended }: ParserRun): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}

/** The first message that `pick` takes; refused when the process fails, dies or is silent for too long. */
function firstAnswer<T>(
  run: ParserRun,
  pick: (message: ParserMessage) => T | undefined,
  timeoutMs: number = LIMITS.lines.timeoutMs,
): Promise<T> {
  const { child } = run;
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      child.off("message", onMessage);
      child.off("error", onError);
      finish();
    };
    const refuse = (code: UnreadableCode, detail?: { row?: number | undefined; cause?: unknown }): void =>
      settle(() => reject(new UnreadableFileError(code, detail)));
    const onMessage = (message: ParserMessage): void => {
      if (message.kind === "failed") {
        refuse(message.code, { row: message.row, cause: message.message });
        return;
      }
      const picked = pick(message);
      if (picked !== undefined) settle(() => resolve(picked));
    };
    const onEnd = (): void => {
      const words = run.lastWords();
      refuse(OUT_OF_MEMORY.test(words) ? "sheet-too-much-memory" : "sheet-damaged", {
        cause: `the process ended: ${words}`,
      });
    };
    const onError = (cause: Error): void => refuse("sheet-damaged", { cause });
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      refuse("sheet-too-slow");
    }, timeoutMs);
    child.on("message", onMessage);
    // a process that is gone already is noticed too
    run.ended.then(onEnd).catch(() => undefined);
    child.on("error", onError);
  });
}
