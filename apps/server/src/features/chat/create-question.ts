import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findAsked } from "./reads/quotations.ts";
import { pushRoomIn } from "./room-push.ts";
import { insertMessage, insertRoom } from "./writes.ts";

/** A question that was asked on a quotation's signed link. */
export interface Question {
  readonly companyId: string;
  readonly quotationId: string;
  /** whom the link was mailed to */
  readonly email: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Says a question in the room about its quotation: the one of the client's account when the link was mailed to it,
 * else one with that address. Its owner is notified of the question itself.
 * @param clientKey the same question again is stored once
 */
export function createQuestion(scope: SystemScope, question: Question, clientKey: string): Promise<void> {
  const { companyId, quotationId } = question;
  return withTransaction(scope, async (tx) => {
    const address = question.email.toLowerCase();
    const asked = await findAsked(tx, { companyId, quotationId, address });
    if (asked === undefined) return;
    const isClient = asked.client_email === address;
    const client = isClient ? asked : { client_company_id: companyId, client_user_id: null };
    const roomId = await insertRoom(tx, {
      companyId,
      quotationId,
      clientCompanyId: client.client_company_id,
      clientUserId: client.client_user_id,
      readerEmail: isClient ? "" : address,
    });
    const { isRepeated } = await insertMessage(tx, {
      companyId,
      roomId,
      senderUserId: null,
      senderName: question.name,
      senderRole: "Client (C/S)",
      msg: question.text,
      quotationId: null,
      clientKey,
      fileIds: [],
    });
    if (!isRepeated) await pushRoomIn(tx, { id: roomId, company_id: companyId, ...client });
  });
}
