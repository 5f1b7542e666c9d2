import type { ProposalRow } from "@kilolane/contract";
import type { StatusTone } from "../../ui/status-badge.tsx";

/** What the state of a proposal means to the eye. */
export const PROPOSAL_TONES: Readonly<Record<ProposalRow["state"], StatusTone>> = {
  open: "waiting",
  taken: "positive",
  partly: "attention",
  declined: "negative",
  withdrawn: "ended",
};
