import PostalMime from "postal-mime";
import type { PublicScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import { WHY } from "./caught-mail.ts";
import { presentAttachments, presentHtml, presentMail } from "./present.ts";
import { getRawMail } from "./reads/caught-mail.ts";

/** One caught mail. @throws AppError not-found */
export async function getMail(scope: PublicScope, id: string) {
  const row = await withTransaction(actAsSystem(scope, WHY), (tx) => getRawMail(tx, id));
  if (row === undefined) throw new AppError("not-found");
  const mail = await PostalMime.parse(row.raw);
  return {
    ...presentMail(row),
    text: mail.text ?? "",
    html: presentHtml(mail),
    replyTo: mail.replyTo?.[0]?.address ?? "",
    attachments: presentAttachments(mail),
  };
}
