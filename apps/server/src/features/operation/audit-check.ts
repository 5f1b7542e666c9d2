import { z } from "zod";
import { defineJob } from "../../jobs/job-queue.ts";

/** Seals what no minute has found, and looks through the whole chain; also when the operator asks for it. */
export const auditCheckJob = defineJob({
  name: "audit-check",
  schema: z.object({}),
  concurrency: 1,
  timeoutSeconds: 3_600,
});
