import type { PersonState } from "@kilolane/contract";

/** How each state of a person looks (ui/status-badge.tsx). */
export const PERSON_TONES = {
  Active: "positive",
  Suspended: "ended",
  Unlicensed: "attention",
  Waiting: "waiting",
  Rejected: "negative",
  Inactive: "ended",
} as const satisfies Readonly<Record<PersonState, string>>;

/** The states in the order of the tabs. */
export const PERSON_STATES = [
  "Waiting",
  "Active",
  "Unlicensed",
  "Suspended",
  "Inactive",
  "Rejected",
] as const satisfies readonly PersonState[];
