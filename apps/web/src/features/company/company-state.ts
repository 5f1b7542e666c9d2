import type { ManagedCompany } from "@kilolane/contract";
import type { CompanyDecision } from "./queries.ts";

/** What a company's approval and activity come to; also the phrase `state.<word>`. */
export type CompanyState = "waiting" | "active" | "inactive" | "rejected";

type Decided = Pick<ManagedCompany, "approval" | "isActive">;

/** The one word for a company's approval and activity. */
export function companyStateOf({ approval, isActive }: Decided): CompanyState {
  if (approval === "approved") return isActive ? "active" : "inactive";
  return approval === "rejected" ? "rejected" : "waiting";
}

/** How each state looks (ui/status-badge.tsx). */
export const COMPANY_TONES = {
  waiting: "waiting",
  active: "positive",
  inactive: "ended",
  rejected: "negative",
} as const satisfies Readonly<Record<CompanyState, string>>;

/** What can be decided in each state, the main thing first; the server refuses everything else. */
export const DECISIONS: Readonly<Record<CompanyState, readonly CompanyDecision[]>> = {
  waiting: ["approve", "reject"],
  active: ["deactivate"],
  inactive: ["activate"],
  rejected: ["approve"],
};
