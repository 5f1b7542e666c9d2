import type { DoorProposal } from "@kilolane/contract";

export const PROPOSAL_ORDERS = ["cheapest", "fastest"] as const;
export type ProposalOrder = (typeof PROPOSAL_ORDERS)[number];

const levelOf = ({ serviceLevel }: DoorProposal): number => Number(serviceLevel === "priority");
const daysOf = ({ doorDays }: DoorProposal): number => doorDays ?? Number.MAX_SAFE_INTEGER;

/** The answer is ordered by price; by time, ways of which it is not known come last. Levels are never mixed (§4). */
export function sortProposals(
  proposals: readonly DoorProposal[],
  order: ProposalOrder,
): readonly DoorProposal[] {
  if (order === "cheapest") return proposals;
  return proposals.toSorted((a, b) => levelOf(a) - levelOf(b) || daysOf(a) - daysOf(b));
}
