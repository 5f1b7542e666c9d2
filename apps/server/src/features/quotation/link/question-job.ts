import { z } from "zod";
import { defineJob } from "../../../jobs/job-queue.ts";

/** What a reader of a signed link asked: the slice that keeps conversations takes it up. */
export const questionAskedJob = defineJob({
  name: "link-question",
  schema: z.object({
    companyId: z.uuid(),
    quotationId: z.uuid(),
    /** whom the link was mailed to */
    email: z.string(),
    name: z.string(),
    text: z.string(),
  }),
  concurrency: 2,
});
