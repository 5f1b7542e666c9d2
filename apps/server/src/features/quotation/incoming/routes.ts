import * as contract from "@kilolane/contract";
import type { App } from "../../../http/app.ts";
import { bindEndpoint } from "../../../http/bind-endpoint.ts";
import { sendUnsaved } from "../mail/send-unsaved.ts";
import { createSavedQuotation } from "../saved/create-saved-quotation.ts";
import { parseQuoteIds } from "../saved/saving.ts";
import { acceptReply } from "./accept-reply.ts";
import { assignIncoming } from "./assign-incoming.ts";
import { createIncoming } from "./create-incoming.ts";
import { exportIncoming } from "./export-incoming.ts";
import { findIncomingPage } from "./find-incoming-page.ts";
import { getIncomingCounts } from "./get-incoming-counts.ts";
import { getIncoming } from "./get-incoming.ts";
import { rejectReply } from "./reject-reply.ts";
import { updateClientDecision } from "./update-client-decision.ts";

/** Binds the requests that clients send to the forwarder's desk. */
export function bindIncomingRoutes(app: App): void {
  bindIncomingReads(app);
  bindEndpoint(app, contract.sendClientRequest, ({ scope, body }) =>
    createIncoming(scope, { requestId: body.request_id, note: body.note }),
  );
  bindEndpoint(app, contract.assignClientRequest, ({ scope, query }) => assignIncoming(scope, query));
  bindEndpoint(app, contract.saveClientRequestQuotation, ({ scope, query, body }) =>
    createSavedQuotation(scope, { ...choiceOf(query), ...body }),
  );
  bindEndpoint(app, contract.emailClientRequestQuotation, ({ scope, query, body }) =>
    sendUnsaved(scope, app, { ...choiceOf(query), version: query.version }, { ...query, ...body }),
  );
  bindEndpoint(app, contract.acceptOrCancelRequest, ({ scope, query }) =>
    updateClientDecision(scope, {
      requestId: query.request_id,
      quoteId: query.quote_id,
      status: query.status,
      lockVersion: query.lockVersion,
    }),
  );
  bindEndpoint(app, contract.acceptReply, ({ scope, body: { request_id, ...answer } }) =>
    acceptReply(scope, { requestId: request_id, ...answer }),
  );
  bindEndpoint(app, contract.rejectReply, ({ scope, body: { request_id, ...answer } }) =>
    rejectReply(scope, { requestId: request_id, ...answer }),
  );
}

function bindIncomingReads(app: App): void {
  bindEndpoint(app, contract.listClientRequests, ({ scope, query }) => findIncomingPage(scope, query));
  bindEndpoint(app, contract.exportClientRequests, ({ scope, query }) => exportIncoming(scope, query));
  bindEndpoint(app, contract.getClientRequest, ({ scope, params }) =>
    getIncoming(scope, { requestId: params.id }),
  );
  bindEndpoint(app, contract.getRequestOfQuotation, ({ scope, params }) =>
    getIncoming(scope, { quotationId: params.id }),
  );
  bindEndpoint(app, contract.countClientRequests, ({ scope }) => getIncomingCounts(scope));
}

function choiceOf(query: { readonly request_id: string; readonly quote_id: string }) {
  return { requestId: query.request_id, quoteIds: parseQuoteIds(query.quote_id), isClients: true } as const;
}
