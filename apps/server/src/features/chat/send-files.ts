import type { EndpointParsed, sendChatFiles } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import type { UploadedFile } from "../../http/call.ts";
import { createAttachmentIn, saveAttachments } from "../file/attachment.ts";
import { parseAttachments } from "../file/parse-attachment.ts";
import { getSeenRoom, readingScope, writingScope } from "./reader.ts";
import { isAttachable } from "./reads/quotations.ts";
import { pushToShipperIn, shipperScope } from "./room-push.ts";
import { createMessageIn, getSent, refuseClosed, type Sent, type Speaker } from "./speech.ts";

/**
 * Sends files in a room, looked into as those of feedback are, with or without words and a quotation.
 * @throws AppError not-found for a room or a quotation that is not the caller's to name; validation: no file (`files`), one of a kind that is not taken (`files.<index>`);
 *   state-conflict when the other side could not fetch them: suspended, or without an account
 */
export async function sendFiles(
  scope: CompanyScope,
  app: App,
  speaker: Speaker,
  { roomId, body }: { readonly roomId: string; readonly body: EndpointParsed<typeof sendChatFiles>["body"] },
  uploads: readonly UploadedFile[],
): Promise<Sent> {
  const quotationId = body.quotationId === "" ? undefined : body.quotationId;
  const room = await withTransaction(readingScope(scope), async (tx) => {
    const seen = await getSeenRoom(tx, scope, roomId);
    if (quotationId !== undefined && !(await isAttachable(tx, seen.reader, seen.room, quotationId)))
      throw new AppError("not-found");
    return seen.room;
  });
  refuseClosed(room);
  if (room.client_user_id === null) throw new AppError("state-conflict");
  if (uploads.length === 0) throw invalidFields({ field: "files", code: "required" });
  const attachments = await parseAttachments(uploads, "files");
  const id = await saveAttachments(app.files, attachments, (stored) =>
    withTransaction(writingScope(scope, room.company_id), async (tx) => {
      const fileIds: string[] = [];
      for (const file of stored) fileIds.push(await createAttachmentIn(tx, file, "chat"));
      return createMessageIn(tx, app, room, speaker, { ...body, quotationId, fileIds });
    }),
  );
  const shipper = shipperScope(scope, room);
  if (shipper !== undefined) await withTransaction(shipper, (tx) => pushToShipperIn(tx, room));
  return withTransaction(readingScope(scope), (tx) => getSent(tx, scope, room.id, id));
}
