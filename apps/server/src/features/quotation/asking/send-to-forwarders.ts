import type { askForwarders as endpoint, EndpointOutput } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { type Arrived, arriveIn } from "../incoming/arrival.ts";
import { findAskedRows } from "../reads/asked.ts";
import { findAskableNames } from "../reads/forwarder.ts";
import { getOwnShipperCard, type ShipperCard } from "../reads/shipper.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { createRequestIn } from "../request/new-request.ts";
import { priceSummary } from "../request/pricing.ts";
import { getRequestRow } from "../request/stored-request.ts";
import { insertAskingShipper } from "../writes/shipper.ts";
import { actAsGuest, actForAsker } from "./asked-scope.ts";

interface Asking {
  readonly requestId: string;
  readonly companyIds: readonly string[];
  readonly note: string;
}

/** What a forwarder gets of the shipper's request. */
interface Asked extends Pick<Asking, "requestId" | "note"> {
  readonly request: StoredRequest;
  readonly card: ShipperCard;
}

type Sent = EndpointOutput<typeof endpoint>;

/**
 * A shipper sends a request that it priced to forwarders. Each gets a request of its own, priced by its own margins, in
 * a transaction of its own, and finds the shipper on its list from then on.
 * @throws AppError not-found (the request, or a forwarder that cannot be asked), state-conflict (decided already)
 */
export async function sendToForwarders(scope: CompanyScope, asking: Asking): Promise<Sent> {
  const { requestId, note } = asking;
  const { request, card } = await withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, requestId);
    if (row.status === "cancelled" || row.status === "confirmed") throw new AppError("state-conflict");
    return { request: row.request, card: await getOwnShipperCard(tx) };
  });
  const ids = [...new Set(asking.companyIds)];
  const forwarders = await withTransaction(actForAsker(scope), async (tx) => {
    const known = await findAskedRows(tx, scope, [requestId]);
    if (known.some(({ status }) => status === "replied" || status === "confirmed"))
      throw new AppError("state-conflict");
    return findAskableNames(tx, scope.companyId, ids);
  });
  if (forwarders.length < ids.length) throw new AppError("not-found");
  const answer: Sent = { request_id: requestId, sentTo: [], notSentTo: [] };
  for (const forwarder of forwarders) {
    const guest = actAsGuest(scope, forwarder.companyId);
    try {
      const { answerBy } = await askOne(guest, scope.companyId, { requestId, note, request, card });
      answer.sentTo.push({ ...forwarder, answerBy: answerBy.toISOString() });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const reason = error.code === "state-conflict" ? "asked-before" : "cannot-price";
      answer.notSentTo.push({ ...forwarder, reason });
    }
  }
  return answer;
}

/** @throws AppError state-conflict when this forwarder was asked before, or what pricing refuses */
function askOne(guest: CompanyScope, shipperCompanyId: string, asked: Asked): Promise<Arrived> {
  return withTransaction(guest, async (tx) => {
    const added = await insertAskingShipper(tx, shipperCompanyId, asked.card);
    if (added !== null)
      await recordAuditIn(tx, { action: "shipper.asked", subjectKind: "shipper", subjectId: added });
    // whose inquirer it is, is each forwarder's own
    const request = { ...asked.request, inquirerId: null, clientUserId: null };
    const { row } = await createRequestIn(tx, request, tx.now(), priceSummary);
    const shippers = { companyId: shipperCompanyId, requestId: asked.requestId };
    return arriveIn(tx, { requestId: row.id, asked: request, note: asked.note, shippers });
  });
}
