import PostalMime from "postal-mime";
import type { PublicScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import { FileAnswer } from "../../http/call.ts";
import { WHY } from "./caught-mail.ts";
import { bytesOf } from "./present.ts";
import { getRawMail } from "./reads/caught-mail.ts";

/** An attachment of a caught mail. @throws AppError not-found */
export async function getAttachment(scope: PublicScope, id: string, index: number): Promise<FileAnswer> {
  const row = await withTransaction(actAsSystem(scope, WHY), (tx) => getRawMail(tx, id));
  const mail = row === undefined ? undefined : await PostalMime.parse(row.raw);
  const attachment = mail?.attachments[index];
  if (attachment === undefined) throw new AppError("not-found");
  return new FileAnswer({
    contentType: attachment.mimeType,
    fileName: attachment.filename ?? `attachment-${index}`,
    bytes: bytesOf(attachment),
  });
}
