import type { FeedbackCounts, FeedbackState, FeedbackType } from "@kilolane/contract";
import type { ListState } from "../../lib/lists/use-list-state.ts";
import type { StatusTone } from "../../ui/status-badge.tsx";
import type { FeedbackQuery } from "./queries.ts";

export const FEEDBACK_TABS = [
  "all",
  "open",
  "answered",
  "closed",
] as const satisfies readonly (keyof FeedbackCounts)[];
export const FEEDBACK_KINDS = [
  "problem",
  "idea",
  "question",
  "praise",
] as const satisfies readonly FeedbackType[];

export const FEEDBACK_TONES: Readonly<Record<FeedbackState, StatusTone>> = {
  open: "waiting",
  answered: "positive",
  closed: "ended",
};

/** The open tab: the one that the address names, or all. */
export function openTabOf({ filter }: Pick<ListState, "filter">) {
  return FEEDBACK_TABS.find((tab) => tab === filter["state"]) ?? "all";
}

/** The state of the address as a list call's query. */
export function toFeedbackQuery(state: ListState): FeedbackQuery {
  const tab = openTabOf(state);
  const feedbackType = FEEDBACK_KINDS.find((kind) => kind === state.filter["type"]);
  return {
    ...(tab === "all" ? {} : { state: tab }),
    ...(feedbackType === undefined ? {} : { feedbackType }),
    search: state.search.trim().slice(0, 120),
    direction: state.sort?.descending === false ? "asc" : "desc",
    page: state.page,
    size: state.size,
  };
}
