import type { ProposalDetail } from "@kilolane/contract";
import type { CompanyTransaction, SystemTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { getPresentedCarrier } from "../carrier.ts";
import { presentProposal } from "../present/proposal.ts";
import { getAnyProposal, type ProposalRecord } from "../reads/proposal.ts";

/** One of a trucking company's own proposals, to any forwarder. @throws AppError not-found */
export async function getOwnProposal(
  tx: SystemTransaction,
  truckingCompanyId: string,
  id: string,
): Promise<ProposalRecord> {
  const record = await getAnyProposal(tx, id);
  if (record.trucking_company_id !== truckingCompanyId) throw new AppError("not-found");
  return record;
}

/** A proposal that was made to a forwarder. @throws AppError not-found */
export async function getReceivedProposal(
  tx: SystemTransaction,
  companyId: string,
  id: string,
): Promise<ProposalRecord> {
  const record = await getAnyProposal(tx, id);
  if (record.company_id !== companyId) throw new AppError("not-found");
  return record;
}

/** A proposal beside the carrier as it is now, read in the forwarder's company. */
export async function getPresentedProposal(
  tx: CompanyTransaction,
  record: ProposalRecord,
): Promise<ProposalDetail> {
  const carrier = record.carrier_id === null ? null : await getPresentedCarrier(tx, record.carrier_id);
  return presentProposal(record, carrier);
}
