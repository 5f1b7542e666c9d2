/** Failures after which the rest is left for the next run: then it is not one row that is wrong. */
const MOST_FAILURES = 10;

/**
 * Runs what a job has to do for each of its rows, one after another. A row that fails holds up none behind it: the
 * others are done first, then the job fails, so that it is logged and tried again.
 * @throws the row's error, or an AggregateError of several
 */
export async function runEach<T>(rows: Iterable<T>, run: (row: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await run(row);
    } catch (error) {
      failures.push(error);
      if (failures.length === MOST_FAILURES) break;
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} rows of a job failed`);
}
