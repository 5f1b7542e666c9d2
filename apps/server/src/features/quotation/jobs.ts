import { z } from "zod";
import type { App } from "../../http/app.ts";
import type { PdfEngine } from "../../integrations/pdf/engine.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { endQueuedMail } from "./mail/end-queued-mail.ts";
import { requestNewsJob } from "./incoming/incoming-step.ts";
import { sendRequestNews } from "./incoming/send-request-news.ts";
import { sendMailJob } from "./mail/mail-queue.ts";
import { sendQueuedMail } from "./mail/send-queued-mail.ts";
import { sendReminders } from "./mail/send-reminders.ts";
import { updateExpired } from "./saved/update-expired.ts";

/** Writes down what has expired; readers see it at once, whether or not this has run. */
const expireJob = defineJob({ name: "quotation-expire", schema: z.object({}), concurrency: 1 });

/** Reminds of what is about to expire; each version once. */
const remindJob = defineJob({ name: "quotation-remind", schema: z.object({}), concurrency: 1 });

const EVERY_MINUTE = "* * * * *";

const EVERY_TEN_MINUTES = "*/10 * * * *";

/** Registers the jobs of quotations. */
export function bindQuotationJobs(app: App, pdf: PdfEngine): void {
  app.jobs.register(sendMailJob, {
    run: ({ scope, payload }) => sendQueuedMail(scope, app, pdf, payload),
    giveUp: ({ scope, payload }) => endQueuedMail(scope, payload),
  });
  app.jobs.register(requestNewsJob, { run: ({ scope, payload }) => sendRequestNews(scope, app, payload) });
  app.jobs.register(expireJob, { run: ({ scope }) => updateExpired(scope) });
  app.jobs.schedule(expireJob, EVERY_MINUTE);
  app.jobs.register(remindJob, { run: ({ scope }) => sendReminders(scope, app, app.clock.now()) });
  app.jobs.schedule(remindJob, EVERY_TEN_MINUTES);
}
