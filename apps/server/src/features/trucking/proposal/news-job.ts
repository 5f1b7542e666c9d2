import { z } from "zod";
import { defineJob } from "../../../jobs/job-queue.ts";

/** Tells the other side of a proposal: neither's transaction reaches the other's people. */
export const proposalNewsJob = defineJob({
  name: "trucking-proposal-news",
  schema: z.object({ proposalId: z.string(), what: z.enum(["created", "decided"]) }),
  concurrency: 1,
});
