import type { App } from "../../http/app.ts";
import { questionAskedJob } from "../quotation/link/question-job.ts";
import { createQuestion } from "./create-question.ts";
import { tellShipperJob } from "./news-job.ts";
import { sendShipperNews } from "./send-shipper-news.ts";

/** Registers the jobs of chat. */
export function bindChatJobs(app: App): void {
  app.jobs.register(tellShipperJob, { run: ({ scope, payload }) => sendShipperNews(scope, payload) });
  app.jobs.register(questionAskedJob, {
    run: ({ scope, payload, jobId }) => createQuestion(scope, payload, jobId),
  });
}
