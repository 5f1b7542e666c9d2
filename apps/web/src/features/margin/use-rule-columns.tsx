import type { MarginRule } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../lib/format/dates.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { editsColumn } from "../../lib/lists/record-columns.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { StatusBadge, type StatusTone } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import classes from "./margin.module.css";
import { useAppliesText, usePeriodText, useSetsText } from "./use-rule-text.ts";

const TONES: Readonly<Record<MarginRule["state"], StatusTone>> = {
  live: "positive",
  future: "waiting",
  ended: "ended",
};

interface RowTools {
  readonly onEdit: (rule: MarginRule) => void;
  readonly onDelete: (rule: MarginRule) => void;
}

/** The columns of the rules, in the order in which they count; `tools` for those who keep them. */
export function useRuleColumns(tools: RowTools | null): readonly DataTableColumn<MarginRule>[] {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  const appliesOf = useAppliesText();
  const setsOf = useSetsText();
  const periodOf = usePeriodText();
  return useMemo(
    (): readonly DataTableColumn<MarginRule>[] => [
      {
        id: "name",
        header: t("field.name"),
        required: true,
        cell: (row) => <TwoLines first={row.name} second={periodOf(row)} />,
      },
      {
        id: "place",
        header: t("field.place"),
        align: "end",
        width: "5rem",
        cell: (row) => formatNumber(row.place, language),
      },
      {
        id: "applies",
        header: t("field.applies"),
        cell: (row) => <span className={classes["words"]}>{appliesOf(row)}</span>,
      },
      {
        id: "sets",
        header: t("field.sets"),
        cell: (row) => (
          <ul className={classes["sets"]}>
            {setsOf(row).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ),
      },
      {
        id: "state",
        header: t("field.state"),
        cell: (row) => <StatusBadge tone={TONES[row.state]} label={t(`state.${row.state}`)} />,
      },
      {
        id: "updatedAt",
        header: t("field.updatedAt"),
        hiddenAtFirst: true,
        cell: (row) => formatDate(dayOf(row.updatedAt), language),
      },
      ...(tools === null
        ? []
        : [
            editsColumn<MarginRule>({
              nameOf: (row) => row.name,
              edit: { label: t("action.edit"), onEdit: tools.onEdit },
              deletion: { label: t("action.delete"), onDelete: tools.onDelete },
            }),
          ]),
    ],
    [appliesOf, language, periodOf, setsOf, t, tools],
  );
}
