import type { App } from "../../http/app.ts";
import { tellOperatorJob } from "./news-job.ts";
import { sendNews } from "./send-news.ts";

/** Registers the job of feedback. */
export function bindFeedbackJobs(app: App): void {
  app.jobs.register(tellOperatorJob, {
    run: ({ scope, payload: { feedbackId } }) => sendNews(scope, feedbackId),
  });
}
