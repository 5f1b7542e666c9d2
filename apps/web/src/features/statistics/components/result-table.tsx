import type { QuotationResult } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { Period } from "../../../lib/statistics/period.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import { presentColumns } from "../format-result.ts";

interface ResultTableProps {
  readonly id: string;
  readonly title: string;
  /** what a row is of, e.g. an airport */
  readonly head: string;
  readonly period: Period;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    /** said beside the name in lighter ink */
    readonly detail?: string;
    /** the list of what the row counts; none: the list has no filter for it */
    readonly to?: string;
    readonly result: QuotationResult;
  }[];
  /** what the bars measure */
  readonly measure: (result: QuotationResult) => number;
  readonly actions?: ReactNode;
}

const COLUMNS = ["quotations", "accepted", "won", "revenue", "profit", "margin"] as const;

/** What quotations came to by airport, user, client or lane: a bar and the figures of each, with the list behind it. */
export function ResultTable({ id, title, head, period, rows, measure, actions }: ResultTableProps) {
  const { t } = useTranslation("statistics");
  const language = useLanguage();
  const headers = [head, ...COLUMNS.map((column) => t(`column.${column}`))];
  const most = Math.max(0, ...rows.map(({ result }) => measure(result)));
  return (
    <FigureTable
      id={id}
      title={title}
      headers={headers}
      actions={actions}
      rows={rows.map((row) => ({
        id: row.id,
        head: (
          <>
            {row.to === undefined ? (
              <bdi>{row.name}</bdi>
            ) : (
              <Anchor component={Link} inherit to={row.to}>
                <bdi>{row.name}</bdi>
              </Anchor>
            )}
            {row.detail ? ` ${row.detail}` : null}
          </>
        ),
        share: most === 0 ? 0 : Math.max(0, measure(row.result)) / most,
        figures: presentColumns(row.result, language).figures,
      }))}
      csv={{
        fileName: `${id}-${period.from}-${period.to}.csv`,
        rows: [headers, ...rows.map((row) => [row.name, ...presentColumns(row.result, language).cells])],
      }}
    />
  );
}
