import { z } from "zod";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { assignNextTurn } from "./assign-next-turn.ts";
import { assignStaleImports } from "./assign-stale-imports.ts";
import { endImport } from "./end-import.ts";
import { importDraftJob } from "./draft-job.ts";
import { importDraft } from "./import-draft.ts";
import { SILENT_SECONDS } from "./reads/import.ts";
import { removeOldFiles } from "./remove-old-files.ts";

/** Takes up dry runs whose process was killed, most often by what this very start follows. */
const resumeJob = defineJob({ name: "rate-import-resume", schema: z.object({}), concurrency: 1 });

/** Removes uploaded files that have been stored long enough. */
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
  app.jobs.register(importDraftJob, {
    run: async ({ scope, payload }) => {
      if ((await importDraft(scope, app.files, payload.importId)) === "done") return;
      await assignNextTurn(scope, payload.importId);
    },
    giveUp: ({ scope, payload }) => endImport(scope, payload.importId),
  });
  app.jobs.register(resumeJob, { run: ({ scope }) => assignStaleImports(scope) });
  app.jobs.schedule(resumeJob, EVERY_MINUTE, SILENT_SECONDS + 2);
  app.jobs.register(oldFilesJob, {
    run: async ({ scope }) => {
      await removeOldFiles(scope, app.files, app.config.rateFileDays);
    },
  });
  app.jobs.schedule(oldFilesJob, NIGHTLY);
}
