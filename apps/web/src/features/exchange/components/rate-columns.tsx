import type { OwnExchangeRate } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Code } from "../../../ui/figure.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";

interface RowTools<Rate> {
  readonly onEdit: (rate: Rate) => void;
  readonly onDelete: (rate: Rate) => void;
}

/** The columns of a list of rates; without tools for those who only read. */
export function useRateColumns<Rate extends OwnExchangeRate>(
  tools: RowTools<Rate> | undefined,
  more: readonly DataTableColumn<Rate>[] = NONE,
): readonly DataTableColumn<Rate>[] {
  const { t } = useTranslation("exchange");
  const language = useLanguage();
  return useMemo(() => {
    const columns: DataTableColumn<Rate>[] = [
      {
        id: "rate",
        header: t("column.rate"),
        required: true,
        cell: (row) => <Code>{`1 ${row.base} = ${row.rate} ${row.quote}`}</Code>,
      },
      { id: "asOf", header: t("column.asOf"), cell: (row) => formatDate(row.asOf, language) },
      ...more,
      {
        id: "updatedAt",
        header: t("column.updatedAt"),
        cell: (row) => <TwoLines first={formatInstant(row.updatedAt, language)} second={row.updatedBy} />,
      },
    ];
    if (tools === undefined) return columns;
    const { onEdit, onDelete } = tools;
    const subjectOf = ({ base, quote, asOf }: Rate) => `${base}/${quote}, ${formatDate(asOf, language)}`;
    return [
      ...columns,
      {
        id: "actions",
        header: "",
        cell: (row) => (
          <RowActions>
            <RowButton label={t("action.edit")} subject={subjectOf(row)} onClick={() => onEdit(row)} />
            <RowButton label={t("action.delete")} subject={subjectOf(row)} onClick={() => onDelete(row)} />
          </RowActions>
        ),
      },
    ];
  }, [tools, more, t, language]);
}

const NONE: readonly never[] = [];
