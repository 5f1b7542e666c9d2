import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { id, instant, page, pageSize, text } from "../values.ts";

/*
 * The demo world catches its mail and shows it in the product. No sign-in: the recipients are people without an
 * account. All of it answers 404 outside the demo world.
 */

const caughtMail = z.object({
  id: z.string(),
  sender: z.string(),
  recipients: z.array(z.string()),
  subject: z.string(),
  messageId: z.string(),
  receivedAt: instant,
});

export const listCaughtMails = defineEndpoint({
  name: "listCaughtMails",
  area: "mail-viewer",
  summary: "Mails the demo world has caught, newest first",
  method: "GET",
  path: "/demo/mails",
  roles: "public",
  scope: "public",
  query: z.object({ page: page.default(1), size: pageSize.default(50), recipient: text(254).default("") }),
  response: z.object({ content: z.array(caughtMail), total: z.number() }),
  errors: ["not-found"],
});

export const getCaughtMail = defineEndpoint({
  name: "getCaughtMail",
  area: "mail-viewer",
  summary: "One caught mail with its texts and the list of its attachments",
  method: "GET",
  path: "/demo/mails/:id",
  roles: "public",
  scope: "public",
  params: z.object({ id }),
  response: caughtMail.extend({
    text: z.string(),
    /** As sent; show it only in a sandboxed frame. */
    html: z.string(),
    replyTo: z.string(),
    attachments: z.array(
      z.object({ index: z.number(), fileName: z.string(), contentType: z.string(), sizeBytes: z.number() }),
    ),
  }),
  errors: ["not-found"],
});

export const downloadCaughtAttachment = defineEndpoint({
  name: "downloadCaughtAttachment",
  area: "mail-viewer",
  summary: "An attachment of a caught mail",
  method: "GET",
  path: "/demo/mails/:id/attachments/:index",
  roles: "public",
  scope: "public",
  params: z.object({ id, index: z.coerce.number().int().min(0).max(1000) }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});
