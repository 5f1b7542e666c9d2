import { utcDateOf } from "@kilolane/domain";
import {
  downloadCaughtAttachment,
  getCaughtMail,
  listCaughtMails,
  listDemoStories,
} from "@kilolane/contract";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { findMails } from "./find-mails.ts";
import { getAttachment } from "./get-attachment.ts";
import { getMail } from "./get-mail.ts";
import { findStories } from "./find-stories.ts";

/** Binds what only the demo world has: its stories and the mail that it caught. */
export function bindDemoRoutes(app: App): void {
  const onlyInDemo = (): void => {
    if (!app.config.isDemoWorld) throw new AppError("not-found");
  };

  bindEndpoint(app, listDemoStories, ({ scope }) => {
    onlyInDemo();
    return findStories(scope, utcDateOf(app.clock.now().getTime()));
  });

  bindEndpoint(app, listCaughtMails, ({ scope, query }) => {
    onlyInDemo();
    return findMails(scope, query);
  });

  bindEndpoint(app, getCaughtMail, ({ scope, params }) => {
    onlyInDemo();
    return getMail(scope, params.id);
  });

  bindEndpoint(app, downloadCaughtAttachment, ({ scope, params }) => {
    onlyInDemo();
    return getAttachment(scope, params.id, params.index);
  });
}
