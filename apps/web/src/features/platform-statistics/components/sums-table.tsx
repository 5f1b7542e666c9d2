import type { PlatformSums } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";

interface SumsTableProps {
  readonly id: string;
  readonly title: string;
  /** what a row is */
  readonly head: string;
  readonly fileName: string;
  readonly rows: readonly (PlatformSums & {
    readonly id: string;
    readonly name: string;
    /** its name in the file, where another program reads it; unless given, the same */
    readonly inFile?: string;
    /** the list of what the row counts */
    readonly link: string | undefined;
  })[];
}

/** Sums of groups as a table and as a file. */
export function SumsTable({ id, title, head, fileName, rows }: SumsTableProps) {
  const { t } = useTranslation("platform-statistics");
  const language = useLanguage();
  const headers = [
    head,
    ...(["quotations", "accepted", "rejected", "sold"] as const).map((one) => t(`figure.${one}`)),
  ];
  const most = Math.max(1, ...rows.map(({ quotations }) => quotations));
  return (
    <FigureTable
      id={id}
      title={title}
      headers={headers}
      rows={rows.map((row) => ({
        id: row.id,
        head:
          row.link === undefined ? (
            <bdi>{row.name}</bdi>
          ) : (
            <Anchor component={Link} inherit to={row.link}>
              <bdi>{row.name}</bdi>
            </Anchor>
          ),
        share: row.quotations / most,
        figures: [
          formatNumber(row.quotations, language),
          formatNumber(row.accepted, language),
          formatNumber(row.rejected, language),
          formatCompactMoney(row.acceptedUsd, "USD", language),
        ],
      }))}
      csv={{
        fileName,
        rows: [
          headers,
          ...rows.map((row) => [
            row.inFile ?? row.name,
            row.quotations,
            row.accepted,
            row.rejected,
            row.acceptedUsd,
          ]),
        ],
      }}
    />
  );
}
