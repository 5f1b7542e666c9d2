import * as contract from "@kilolane/contract";
import type { App } from "../../../http/app.ts";
import { bindEndpoint } from "../../../http/bind-endpoint.ts";
import { exportSentRequests } from "./export-sent-requests.ts";
import { findForwarders } from "./find-forwarders.ts";
import { findSendableRequests } from "./find-sendable-requests.ts";
import { findSentRequests } from "./find-sent-requests.ts";
import { getForwarder } from "./get-forwarder.ts";
import { getSendCheck } from "./get-send-check.ts";
import { getSentRequest } from "./get-sent-request.ts";
import { sendToForwarders } from "./send-to-forwarders.ts";

/** Binds what clients and shippers do about the requests that they send. */
export function bindAskingRoutes(app: App): void {
  bindEndpoint(app, contract.checkSendRequest, ({ scope, params }) => getSendCheck(scope, params.id));
  bindEndpoint(app, contract.listSentRequests, ({ scope, query }) => findSentRequests(scope, query));
  bindEndpoint(app, contract.exportSentRequests, ({ scope, query }) => exportSentRequests(scope, query));
  bindEndpoint(app, contract.getSentRequest, ({ scope, params }) => getSentRequest(scope, params.id));
  bindEndpoint(app, contract.askForwarders, ({ scope, params, body }) =>
    sendToForwarders(scope, { requestId: params.id, ...body }),
  );
  bindEndpoint(app, contract.listForwarders, ({ scope, query }) => findForwarders(scope, query));
  bindEndpoint(app, contract.getForwarder, ({ scope, params }) => getForwarder(scope, params.id));
  bindEndpoint(app, contract.listSendableRequests, ({ scope }) => findSendableRequests(scope));
}
