import type { FeedbackCounts } from "@kilolane/contract";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { type ListAnswer, listProps } from "../../lib/lists/list-props.ts";
import type { ListState } from "../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../lib/lists/use-table-texts.ts";
import { FeedbackFilters, FeedbackTabs } from "./components/feedback-tools.tsx";

/** A list of feedback, with how many there are in each state. */
interface FeedbackAnswer<Row> extends ListAnswer<Row> {
  readonly data: (ListAnswer<Row>["data"] & { readonly counts: FeedbackCounts }) | undefined;
}

/** What the lists of own and of received feedback have in common: rows, tabs, filters, and the texts of the table. */
export function useFeedbackList<Row extends { readonly id: string }>(
  list: "own" | "received",
  state: ListState,
  answer: FeedbackAnswer<Row>,
) {
  const { t } = useTranslation("feedback");
  return {
    ...listProps(state, answer),
    rowId: (row: Row) => row.id,
    savedViews: <FeedbackTabs state={state} counts={answer.data?.counts} />,
    filters: <FeedbackFilters state={state} label={t(`search.${list}`)} />,
    texts: useTableTexts(),
  };
}
