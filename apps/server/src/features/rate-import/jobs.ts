import { z } from "zod";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { defineJob, enqueue } from "../../jobs/job-queue.ts";
import { findStaleImports, SILENT_SECONDS } from "./reads/import.ts";
import { removeOldFiles } from "./remove-old-files.ts";
import { recordDraft } from "./record-draft.ts";
import { markFailed } from "./writes.ts";

/** One dry run. One at a time in a process: each takes a processor and some hundred megabytes. */
export const recordDraftJob = defineJob({
  name: "rate-import-check",
  schema: z.object({ importId: z.string() }),
  concurrency: 1,
  retryLimit: 3,
  timeoutSeconds: 900,
});

/** How often an import asks whether the one before it, of the same company, has been read. */
const NEXT_TURN_SECONDS = 2;

/** Takes up dry runs whose process was killed. */
const resumeJob = defineJob({ name: "rate-import-resume", schema: z.object({}), concurrency: 1 });

/** Removes uploaded files that have been kept long enough. */
const oldFilesJob = defineJob({
  name: "rate-import-files",
  schema: z.object({}),
  concurrency: 1,
  timeoutSeconds: 600,
});

/** Every night at 03:37 UTC, on one node. */
const NIGHTLY = "37 3 * * *";
const EVERY_MINUTE = "* * * * *";

/** Registers the jobs of imports. */
export function bindImportJobs(app: App): void {
  app.jobs.register(recordDraftJob, {
    run: async ({ scope, payload }) => {
      if ((await recordDraft(scope, app.files, payload.importId)) === "done") return;
      const options = { startAfterSeconds: NEXT_TURN_SECONDS };
      await withTransaction(scope, (tx) => enqueue(tx, recordDraftJob, payload, options));
    },
    giveUp: ({ scope, payload }) =>
      withTransaction(scope, (tx) => markFailed(tx, payload.importId, "internal")),
  });
  app.jobs.register(resumeJob, {
    run: ({ scope }) =>
      withTransaction(scope, async (tx) => {
        for (const { id } of await findStaleImports(tx, SILENT_SECONDS)) {
          await enqueue(tx, recordDraftJob, { importId: id });
        }
      }),
  });
  app.jobs.schedule(resumeJob, EVERY_MINUTE);
  app.jobs.register(oldFilesJob, {
    run: async ({ scope }) => {
      await removeOldFiles(scope, app.files, app.config.rateFileDays);
    },
  });
  app.jobs.schedule(oldFilesJob, NIGHTLY);
}
