import type { Feedback } from "@kilolane/contract";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { FEEDBACK_TONES } from "./feedback-lists.ts";
import { useMenuName } from "./use-menu-name.ts";

type SharedFeedback = Omit<Feedback, "isOwn">;
type FeedbackColumn = DataTableColumn<SharedFeedback>;

/** The columns that the lists of own and of received feedback share. @param wordsOf what was said, as the row shows it */
export function useFeedbackColumns(wordsOf: (row: SharedFeedback) => ReactNode): {
  readonly description: FeedbackColumn;
  readonly facts: readonly FeedbackColumn[];
  readonly created: FeedbackColumn;
} {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  const menuName = useMenuName();
  return useMemo(
    () => ({
      description: {
        id: "description",
        header: t("column.description"),
        required: true,
        cell: (row) => <TwoLines first={wordsOf(row)} second={menuName(row)} />,
      },
      facts: [
        { id: "type", header: t("column.type"), cell: (row) => t(`type.${row.feedbackType}`) },
        {
          id: "state",
          header: t("column.state"),
          cell: (row) => <StatusBadge tone={FEEDBACK_TONES[row.state]} label={t(`state.${row.state}`)} />,
        },
      ],
      created: {
        id: "createdAt",
        header: t("column.created"),
        sortable: true,
        cell: (row) => formatInstant(row.createdAt, language),
      },
    }),
    [language, menuName, t, wordsOf],
  );
}
