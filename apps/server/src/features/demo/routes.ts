import {
  downloadCaughtAttachment,
  getCaughtMail,
  listCaughtMails,
  listDemoStories,
} from "@kilolane/contract";
import PostalMime from "postal-mime";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { FileAnswer } from "../../http/call.ts";
import { listStories } from "./list-stories.ts";
import { bytesOf, presentAttachments, presentHtml, presentMail } from "./present.ts";
import { findCaughtMails, getRawMail } from "./reads/caught-mail.ts";

const WHY = "the demo world shows its mail to everybody";

/** Binds what only the demo world has: its stories and the mail that it caught. */
export function bindDemoRoutes(app: App): void {
  const onlyInDemo = (): void => {
    if (!app.config.isDemoWorld) throw new AppError("not-found");
  };

  bindEndpoint(app, listDemoStories, ({ scope }) => {
    onlyInDemo();
    return listStories(scope, app.clock.now().toISOString().slice(0, 10));
  });

  bindEndpoint(app, listCaughtMails, async ({ scope, query }) => {
    onlyInDemo();
    const { mails, total } = await withTransaction(actAsSystem(scope, WHY), (tx) =>
      findCaughtMails(tx, query),
    );
    return { content: mails.map(presentMail), total };
  });

  bindEndpoint(app, getCaughtMail, async ({ scope, params }) => {
    onlyInDemo();
    const row = await withTransaction(actAsSystem(scope, WHY), (tx) => getRawMail(tx, params.id));
    if (row === undefined) throw new AppError("not-found");
    const mail = await PostalMime.parse(row.raw);
    return {
      ...presentMail(row),
      text: mail.text ?? "",
      html: presentHtml(mail),
      replyTo: mail.replyTo?.[0]?.address ?? "",
      attachments: presentAttachments(mail),
    };
  });

  bindEndpoint(app, downloadCaughtAttachment, async ({ scope, params }) => {
    onlyInDemo();
    const row = await withTransaction(actAsSystem(scope, WHY), (tx) => getRawMail(tx, params.id));
    const mail = row === undefined ? undefined : await PostalMime.parse(row.raw);
    const attachment = mail?.attachments[params.index];
    if (attachment === undefined) throw new AppError("not-found");
    return new FileAnswer({
      contentType: attachment.mimeType,
      fileName: attachment.filename ?? `attachment-${params.index}`,
      bytes: bytesOf(attachment),
    });
  });
}
