import type { AssignmentRule } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { editsColumn } from "../../../lib/lists/record-columns.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { useConditionText, usePeopleText } from "./use-assignment-text.ts";

interface RowTools {
  readonly onEdit: (rule: AssignmentRule) => void;
  readonly onDelete: (rule: AssignmentRule) => void;
}

/** The columns of the rules, in the order in which they count. */
export function useAssignmentColumns(tools: RowTools): readonly DataTableColumn<AssignmentRule>[] {
  const { t } = useTranslation("assignment");
  const language = useLanguage();
  const conditionOf = useConditionText();
  const peopleOf = usePeopleText();
  return useMemo(
    (): readonly DataTableColumn<AssignmentRule>[] => [
      { id: "name", header: t("field.name"), required: true, cell: (row) => <bdi>{row.name}</bdi> },
      {
        id: "place",
        header: t("field.place"),
        align: "end",
        width: "5rem",
        cell: (row) => formatNumber(row.place, language),
      },
      { id: "applies", header: t("field.applies"), cell: conditionOf },
      { id: "people", header: t("field.people"), cell: peopleOf },
      {
        id: "assigned",
        header: t("field.assigned"),
        align: "end",
        cell: (row) => formatNumber(row.assigned, language),
      },
      editsColumn<AssignmentRule>({
        nameOf: (row) => row.name,
        edit: { label: t("action.edit"), onEdit: tools.onEdit },
        deletion: { label: t("action.delete"), onDelete: tools.onDelete },
      }),
    ],
    [conditionOf, language, peopleOf, t, tools],
  );
}
