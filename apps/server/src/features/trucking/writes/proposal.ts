import type { ProposalState } from "@kilolane/contract";
import { parseCalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import { newId } from "../../../db/new-id.ts";
import { isOwn, isUnchanged, nextVersion, type SeenRow } from "../../../db/seen-row.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { StoredLine } from "../reads/proposal.ts";

export interface NewProposal {
  readonly carrierId: string;
  readonly carrierName: string;
  readonly truckingCompanyId: string;
  readonly effectiveOn: string;
  readonly note: string;
  readonly lines: readonly StoredLine[];
}

/** Keeps a proposal with the forwarder that it is made to. @returns its id */
export async function insertProposal(tx: CompanyTransaction, proposal: NewProposal): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("trucking_proposal")
    .values({
      id,
      company_id: tx.scope.companyId,
      carrier_id: proposal.carrierId,
      carrier_name: proposal.carrierName,
      trucking_company_id: proposal.truckingCompanyId,
      created_by: tx.scope.userId,
      effective_on: parseCalendarDate(proposal.effectiveOn),
      note: proposal.note,
      lines: JSON.stringify(proposal.lines),
    })
    .execute();
  return id;
}

export interface ProposalOutcome {
  readonly state: Exclude<ProposalState, "open">;
  readonly taken?: readonly number[];
  readonly answer?: string;
}

/** Writes what became of a proposal. @returns whether the version was still the one that was seen */
export async function updateOutcome(
  tx: CompanyTransaction,
  seen: SeenRow,
  { state, taken = [], answer = "" }: ProposalOutcome,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("trucking_proposal")
    .set({
      state,
      taken: [...taken],
      answer,
      decided_by: tx.scope.userId,
      decided_at: sql<Date>`now()`,
      ...nextVersion(seen),
    })
    .where(isUnchanged(tx, seen))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Says whether the company behind a carrier may propose; not a change of the tariff. @returns whether there is one */
export async function updateTakesProposals(
  tx: CompanyTransaction,
  carrierId: string,
  takesProposals: boolean,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("trucking_carrier")
    .set({ takes_proposals: takesProposals })
    .where(isOwn(tx, carrierId))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
