import {
  acceptCarrierProposal,
  createTariffProposal,
  declineCarrierProposal,
  type EndpointOutput,
  exportHeldTariff,
  getCarrierProposal,
  getHeldTariff,
  getTariffProposal,
  listCarrierProposals,
  listHeldTariffs,
  listTariffProposals,
  updateProposalSetting,
  withdrawTariffProposal,
} from "@kilolane/contract";
import { callEndpoint, downloadEndpoint, type EndpointBody } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { CARRIER_READS } from "./queries.ts";

/** As they are answered. */
export type Held = EndpointOutput<typeof getHeldTariff>;
export type Proposal = EndpointOutput<typeof getTariffProposal>;
export type NewProposal = EndpointBody<typeof createTariffProposal>;

/** What a proposal, or what becomes of it, makes old. */
export const PROPOSER_READS = [listHeldTariffs, getHeldTariff, listTariffProposals, getTariffProposal];
export const KEEPER_READS = [listCarrierProposals, getCarrierProposal, ...CARRIER_READS];

/** The forwarders that hold the tariff. */
export const heldTariffsQuery = q(listHeldTariffs);

/** The tariff as one forwarder holds it. */
export function heldTariffQuery(id: string) {
  return q(getHeldTariff, { params: { id } });
}

/** A page of what was proposed. */
export function ownProposalsQuery(page: number, size: number) {
  return qPage(listTariffProposals, { query: { page, size } });
}

/** A proposal as its proposer sees it, or as the forwarder does. */
export function proposalQuery(id: string, isKeeper: boolean) {
  return isKeeper ? q(getCarrierProposal, { params: { id } }) : q(getTariffProposal, { params: { id } });
}

/** What was proposed for a carrier. */
export function carrierProposalsQuery(id: string) {
  return q(listCarrierProposals, { params: { id } });
}

/** The held tariff as a sheet. */
export async function downloadHeld(id: string, format: "csv" | "xlsx") {
  return downloadEndpoint(exportHeldTariff, { params: { id }, query: { format } });
}

/** Proposes other figures. */
export async function sendProposal(id: string, body: NewProposal) {
  return callEndpoint(createTariffProposal, { params: { id }, body });
}

type Seen = Pick<Proposal, "id" | "version">;

/** Takes a proposal back. */
export async function withdrawProposal({ id, version }: Seen) {
  return callEndpoint(withdrawTariffProposal, { params: { id }, body: { version } });
}

/** Takes lines of a proposal, by their places, as both it and the carrier were seen. */
export async function takeLines({ id, version, carrierVersion }: Proposal, lines: readonly number[]) {
  const body = { version, carrierVersion: carrierVersion ?? 0, lines: [...lines] };
  return callEndpoint(acceptCarrierProposal, { params: { id }, body });
}

/** Declines a proposal with a reason. */
export async function declineProposal({ id, version }: Seen, answer: string) {
  return callEndpoint(declineCarrierProposal, { params: { id }, body: { version, answer } });
}

/** Says whether the company behind a carrier may propose. */
export async function storeProposalSetting(id: string, takesProposals: boolean) {
  return callEndpoint(updateProposalSetting, { params: { id }, body: { takesProposals } });
}
