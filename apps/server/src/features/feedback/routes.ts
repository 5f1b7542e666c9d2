import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createFeedback } from "./create-feedback.ts";
import { bindFeedbackJobs } from "./jobs.ts";
import { endFeedback } from "./end-feedback.ts";
import { exportFeedback } from "./export-feedback.ts";
import { getFeedback } from "./get-feedback.ts";
import { getFeedbackFile } from "./get-feedback-file.ts";
import { getReceivedFeedback } from "./get-received-feedback.ts";
import { findFeedback } from "./find-feedback.ts";
import { findReceivedFeedback } from "./find-received-feedback.ts";
import { updateAnswer } from "./update-answer.ts";

/** Binds feedback: given and read by forwarders, airlines and shippers, answered by the operator. */
export function bindFeedbackRoutes(app: App): void {
  bindFeedbackJobs(app);
  for (const endpoint of [
    contract.listForwarderFeedback,
    contract.listAirlineFeedback,
    contract.listShipperFeedback,
  ]) {
    bindEndpoint(app, endpoint, ({ scope, query }) => findFeedback(scope, query));
  }
  bindEndpoint(app, contract.getFeedback, ({ scope, params }) => getFeedback(scope, params.id));
  bindEndpoint(app, contract.createFeedback, ({ scope, body, files }) =>
    createFeedback(scope, app.files, body, files),
  );
  bindEndpoint(app, contract.listReceivedFeedback, ({ scope, query }) => findReceivedFeedback(scope, query));
  bindEndpoint(app, contract.exportFeedback, ({ scope, query }) => exportFeedback(scope, query));
  bindEndpoint(app, contract.getReceivedFeedback, ({ scope, params }) =>
    getReceivedFeedback(scope, params.id),
  );
  bindEndpoint(app, contract.downloadFeedbackFile, ({ scope, params }) =>
    getFeedbackFile(scope, app.files, params.name),
  );
  bindEndpoint(app, contract.answerFeedback, ({ scope, params, body }) =>
    updateAnswer(scope, { ...body, feedbackId: params.id }),
  );
  bindEndpoint(app, contract.closeFeedback, ({ scope, params }) => endFeedback(scope, params.id));
}
