import { z } from "zod";
import { defineJob } from "../../jobs/job-queue.ts";

/** Tells the operator's people of a new feedback: its author's transaction reaches no other company. */
export const tellOperatorJob = defineJob({
  name: "feedback-created",
  schema: z.object({ feedbackId: z.string() }),
  concurrency: 1,
});
