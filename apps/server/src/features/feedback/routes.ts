import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { openFile } from "../file/download-file.ts";
import { createFeedback } from "./create-feedback.ts";
import { exportFeedback, findOwnPage, findReceivedPage } from "./find-feedback.ts";
import { getFeedback, getReceived } from "./get-feedback.ts";
import { bindFeedbackJobs } from "./jobs.ts";
import { findFeedbackFile } from "./reads.ts";
import { answerFeedback, closeFeedback } from "./update-answer.ts";

/** Binds feedback: given and read by forwarders, airlines and shippers, answered by the operator. */
export function bindFeedbackRoutes(app: App): void {
  bindFeedbackJobs(app);
  for (const endpoint of [
    contract.listForwarderFeedback,
    contract.listAirlineFeedback,
    contract.listShipperFeedback,
  ]) {
    bindEndpoint(app, endpoint, ({ scope, query }) => findOwnPage(scope, query));
  }
  bindEndpoint(app, contract.getFeedback, ({ scope, params }) =>
    withTransaction(scope, (tx) => getFeedback(tx, params.id)),
  );
  bindEndpoint(app, contract.createFeedback, ({ scope, body, files }) =>
    createFeedback(scope, app.files, body, files),
  );
  bindEndpoint(app, contract.listReceivedFeedback, ({ scope, query }) => findReceivedPage(scope, query));
  bindEndpoint(app, contract.exportFeedback, ({ scope, query }) => exportFeedback(scope, query));
  bindEndpoint(app, contract.getReceivedFeedback, ({ scope, params }) =>
    withTransaction(scope, (tx) => getReceived(tx, params.id)),
  );
  bindEndpoint(app, contract.downloadFeedbackFile, async ({ scope, params }) =>
    openFile(app.files, await withTransaction(scope, (tx) => findFeedbackFile(tx, params.name))),
  );
  bindEndpoint(app, contract.answerFeedback, ({ scope, body }) => answerFeedback(scope, body));
  bindEndpoint(app, contract.closeFeedback, ({ scope, body }) => closeFeedback(scope, body.feedbackId));
}
