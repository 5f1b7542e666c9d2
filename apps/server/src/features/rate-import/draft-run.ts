import type { SystemScope } from "../../db/scope.ts";
import type { SystemTransaction } from "../../db/transaction.ts";
import type { ImportRecord } from "./reads/import.ts";
import type { ImportRun, RunProgress } from "./writes/import.ts";

const REPORT_EVERY_MS = 1_000;

/**
 * One step of a dry run: its writes and how far it is then, or neither.
 * @throws RunEndedError when the import was cancelled or taken over meanwhile
 */
export type TakeStep = <T>(
  work: (tx: SystemTransaction) => Promise<[T, RunProgress]>,
  timeoutMs?: number,
) => Promise<T>;

/** What a dry run works with. */
export interface DraftRun extends ImportRun {
  readonly scope: SystemScope;
  readonly record: ImportRecord;
  readonly takeStep: TakeStep;
}

/**
 * Writes down the rows read once a second, and so shows that the run lives; `ended` is refused when the import was
 * cancelled or taken over meanwhile.
 */
export function createReporter({ takeStep }: DraftRun) {
  let progress: RunProgress = {};
  const { promise: ended, reject: fail } = Promise.withResolvers<never>();
  ended.catch(() => undefined);
  const timer = setInterval(() => {
    takeStep(async () => Promise.resolve([undefined, progress])).catch(fail);
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
