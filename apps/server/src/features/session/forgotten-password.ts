import { z } from "zod";
import { defineJob } from "../../jobs/job-queue.ts";

/** Looks for the account after the answer, so that the answer takes as long with one as without. */
export const passwordLinkJob = defineJob({
  name: "password-forgot",
  schema: z.object({ email: z.string() }),
  retryLimit: 5,
});
