import type { SystemScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { notifyEachIn } from "../../notification/people-notices.ts";
import { findForwarderAdmins, findPerson } from "../reads/proposal-people.ts";
import { getAnyProposal } from "../reads/proposal.ts";

/** Tells the forwarder's admins of a new proposal, or the person who proposed what became of it. */
export function sendProposalNews(
  scope: SystemScope,
  { proposalId, what }: { readonly proposalId: string; readonly what: "created" | "decided" },
): Promise<void> {
  return withTransaction(scope, async (tx) => {
    const proposal = await getAnyProposal(tx, proposalId);
    const { forwarder, proposer: company, carrier_name: carrier, carrier_id: carrierId } = proposal;
    const about = { mainMenu: "trucking", subMenu: "proposals" } as const;
    if (what === "created") {
      if (proposal.state !== "open" || carrierId === null) return;
      const detail = { proposalId, carrierId, company, carrier };
      const admins = await findForwarderAdmins(tx, proposal.company_id);
      await notifyEachIn(tx, admins, { ...about, kind: "tariff-proposed", detail });
      return;
    }
    const kind =
      proposal.state === "declined"
        ? "proposal-declined"
        : proposal.state === "partly"
          ? "proposal-partly"
          : "proposal-taken";
    const people = await findPerson(tx, proposal.created_by);
    await notifyEachIn(tx, people, { ...about, kind, detail: { proposalId, forwarder, carrier } });
  });
}
