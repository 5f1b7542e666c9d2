import * as contract from "@kilolane/contract";
import type { App } from "../../../http/app.ts";
import { bindEndpoint } from "../../../http/bind-endpoint.ts";
import { acceptProposal } from "./accept-proposal.ts";
import { cancelProposal } from "./cancel-proposal.ts";
import { createProposal } from "./create-proposal.ts";
import { exportHeldTariff } from "./export-held-tariff.ts";
import { findCarrierProposals } from "./find-carrier-proposals.ts";
import { findHeldTariffs } from "./find-held-tariffs.ts";
import { findOwnProposals } from "./find-own-proposals.ts";
import { getHeldTariff } from "./get-held-tariff.ts";
import { proposalNewsJob } from "./news-job.ts";
import { getOwnProposal } from "./get-own-proposal.ts";
import { getProposal } from "./get-proposal.ts";
import { rejectProposal } from "./reject-proposal.ts";
import { sendProposalNews } from "./send-proposal-news.ts";
import { updateProposalSetting } from "./update-proposal-setting.ts";

/** Binds a trucking company's look at its tariff where forwarders hold it, and what it proposes there. */
export function bindProposalRoutes(app: App): void {
  app.jobs.register(proposalNewsJob, {
    run: ({ scope, payload }) => sendProposalNews(scope, payload),
  });
  bindEndpoint(app, contract.listHeldTariffs, ({ scope }) => findHeldTariffs(scope));
  bindEndpoint(app, contract.getHeldTariff, ({ scope, params }) => getHeldTariff(scope, params.id));
  bindEndpoint(app, contract.exportHeldTariff, ({ scope, params, query }) =>
    exportHeldTariff(scope, { ...params, ...query }),
  );
  bindEndpoint(app, contract.createTariffProposal, ({ scope, params, body }) =>
    createProposal(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.listTariffProposals, ({ scope, query }) => findOwnProposals(scope, query));
  bindEndpoint(app, contract.getTariffProposal, ({ scope, params }) => getOwnProposal(scope, params.id));
  bindEndpoint(app, contract.withdrawTariffProposal, ({ scope, params, body }) =>
    cancelProposal(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.listCarrierProposals, ({ scope, params }) =>
    findCarrierProposals(scope, params.id),
  );
  bindEndpoint(app, contract.getCarrierProposal, ({ scope, params }) => getProposal(scope, params.id));
  bindEndpoint(app, contract.acceptCarrierProposal, ({ scope, params, body }) =>
    acceptProposal(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.declineCarrierProposal, ({ scope, params, body }) =>
    rejectProposal(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.updateProposalSetting, ({ scope, params, body }) =>
    updateProposalSetting(scope, { ...body, ...params }),
  );
}
