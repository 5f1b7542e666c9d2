import type { App } from "../../http/app.ts";
import { createMailedLink } from "./create-mailed-link.ts";
import { passwordLinkJob } from "./forgotten-password.ts";

/** Registers the job that mails links. */
export function bindSessionJobs(app: App): void {
  app.jobs.register(passwordLinkJob, {
    run: ({ scope, payload }) => createMailedLink(scope, app, payload.email),
  });
}
