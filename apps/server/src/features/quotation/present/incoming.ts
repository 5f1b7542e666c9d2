import type { ClientRequestDetail, ClientRequestRow } from "@kilolane/contract";
import { isUnanswered, may, nextRequestState, type Role } from "@kilolane/domain";
import type { FoundAirport } from "../../place/reads/place.ts";
import { weightsOf } from "../pricing/weights.ts";
import type { VersionContent } from "../reads/content.ts";
import type { IncomingRow } from "../reads/incoming.ts";
import { presentForm } from "./form.ts";
import { presentOther } from "./other-shipment.ts";
import { presentAirport, presentWeights } from "./request.ts";

/** A client's request as lists show it: what the client asked for, and what the desk prices where that is other. */
export function presentIncoming(row: IncomingRow, now: Date): ClientRequestRow {
  const { asked } = row;
  const isWaiting = isUnanswered(row.status, row.answeredAt);
  return {
    request_id: row.requestId,
    lockVersion: row.version,
    status: row.status,
    clientName: row.clientName,
    clientEmail: row.clientEmail,
    client_id: row.clientUserId,
    fromAirport: asked.origin,
    toAirport: asked.destination,
    readyDate: asked.readyDate,
    typeOfGoods: asked.goodsType,
    pieces: asked.goods.reduce((sum, line) => sum + line.pieces, 0),
    priced: presentOther(row.request, asked),
    note: row.note,
    sentAt: row.sentAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
    isOverdue: isWaiting && row.answerBy < now,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    isLate: row.answeredAt !== null && row.answeredAt > row.answerBy,
    ffUserId: row.assigneeId,
    assignee: row.assignee,
    assignedByRule: row.assignedByRule ?? "",
    shipperCompany: row.shipperCompany ?? "",
    quotation_id: row.quotationId,
    number: row.number ?? "",
  };
}

/** A client's request with what was asked for and what the caller may do. */
export function presentIncomingDetail(
  row: IncomingRow,
  {
    role,
    places,
    offer,
    now,
  }: {
    readonly role: Role;
    /** what the client has in hand; null: nothing */
    readonly offer: VersionContent | null;
    readonly places: { readonly from: FoundAirport; readonly to: FoundAirport };
    readonly now: Date;
  },
): ClientRequestDetail {
  const { asked, sellTotal, currency } = row;
  const isAdmin = may(role, "decidesClientRequests");
  const inState = (event: Parameters<typeof nextRequestState>[1]) => {
    const allowed = nextRequestState(row.status, event) !== null;
    return { allowed, reason: allowed ? null : "state" };
  };
  const forAdmin = (event: Parameters<typeof nextRequestState>[1]) =>
    isAdmin ? inState(event) : { allowed: false, reason: "admin" };
  return {
    ...presentIncoming(row, now),
    form: presentForm(asked),
    shipFromAirportDetail: presentAirport(places.from),
    shipToAirportDetail: presentAirport(places.to),
    weights: presentWeights(weightsOf(asked)),
    quotation:
      sellTotal === null || currency === null
        ? null
        : {
            status: row.quotationStatus ?? "",
            sellTotal,
            currency,
            quote_id: row.repliedQuoteId,
            options: (offer?.options ?? []).map((option) => ({
              quote_id: option.quoteId,
              airline: option.airline.name,
              sellTotal: option.sellTotal,
            })),
          },
    abilities: {
      assign: forAdmin("assign"),
      price: inState("quote"),
      reply: forAdmin("confirm"),
      cancel: inState("cancel"),
      note: offer === null ? { allowed: false, reason: "state" } : inState("reply"),
    },
  };
}
