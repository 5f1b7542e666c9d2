import { z } from "zod";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { notifyPeopleIn } from "../notification/people-notices.ts";
import { findOperators, findUntold } from "./reads.ts";

/** Tells the operator's people of a new feedback: its author's transaction reaches no other company. */
export const tellOperatorJob = defineJob({
  name: "feedback-created",
  schema: z.object({ feedbackId: z.string() }),
  concurrency: 1,
});

/** Registers the job of feedback. */
export function bindFeedbackJobs(app: App): void {
  app.jobs.register(tellOperatorJob, {
    run: ({ scope, payload: { feedbackId } }) =>
      withTransaction(scope, async (tx) => {
        const untold = await findUntold(tx, feedbackId);
        if (untold === undefined) return;
        const operators = await findOperators(tx);
        await notifyPeopleIn(
          tx,
          operators.map((operator) => ({
            companyId: operator.company_id,
            userId: operator.id,
            kind: "feedback-created" as const,
            mainMenu: "feedback",
            subMenu: "feedbackList",
            detail: { feedbackId, person: untold.author, company: untold.company },
          })),
        );
      }),
  });
}
