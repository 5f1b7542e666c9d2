import { z } from "zod";
import { defineJob } from "../../jobs/job-queue.ts";

/** One dry run. One at a time in a process: each takes a processor and some hundred megabytes. */
export const importDraftJob = defineJob({
  name: "rate-import-check",
  schema: z.object({ importId: z.string() }),
  concurrency: 1,
  retryLimit: 3,
  timeoutSeconds: 900,
});
