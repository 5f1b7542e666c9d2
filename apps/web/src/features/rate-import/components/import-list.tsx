import type { ImportRow } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { EarlierUploads } from "../../../lib/lists/earlier-uploads.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import type { ImportDesk } from "../import-desk.ts";
import { downloadImports, importsQuery } from "../queries.ts";
import { STATE_TONES } from "../state-tones.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import classes from "./rate-import.module.css";

const hrefOf = ({ id }: Pick<ImportRow, "id">) => `?import=${id}`;

function useColumns(): readonly DataTableColumn<ImportRow>[] {
  const { t } = useTranslation(["rate-import", "rate"]);
  const language = useLanguage();
  return useMemo((): readonly DataTableColumn<ImportRow>[] => {
    const count = (figure: number) => formatNumber(figure, language);
    return [
      {
        id: "file",
        header: t("list.file"),
        required: true,
        cell: (row) => (
          <Link className={classes["file"]} to={hrefOf(row)}>
            <bdi>{row.fileName}</bdi>
          </Link>
        ),
      },
      {
        id: "state",
        header: t("list.state"),
        cell: (row) => <StatusBadge tone={STATE_TONES[row.state]} label={t(`state.${row.state}`)} />,
      },
      {
        id: "rates",
        header: t("list.rates"),
        cell: (row) => <TwoLines first={row.airlineName} second={t(`rate:type.${row.rateType}`)} />,
      },
      {
        id: "lines",
        header: t("list.lines"),
        cell: (row) =>
          row.rowsRead === 0 ? (
            t("list.none")
          ) : (
            <TwoLines
              first={t("list.good", { n: count(row.rowsGood) })}
              second={row.rowsBad === 0 ? "" : t("list.bad", { n: count(row.rowsBad) })}
            />
          ),
      },
      {
        id: "changes",
        header: t("list.changes"),
        align: "end",
        cell: ({ changes }) =>
          changes === null ? (
            t("list.none")
          ) : (
            <bdi dir="ltr" className={classes["signs"]}>
              {`+${count(changes.added)} ~${count(changes.changed)} −${count(changes.ended)}`}
            </bdi>
          ),
      },
      {
        id: "uploaded",
        header: t("list.uploaded"),
        cell: (row) => <TwoLines first={formatInstant(row.createdAt, language)} second={row.author ?? ""} />,
      },
    ];
  }, [language, t]);
}

interface ImportListProps {
  readonly desk: ImportDesk;
  readonly onOpen: (id: string) => void;
}

/** What was uploaded before and what became of it. */
export function ImportList({ desk, onOpen }: ImportListProps) {
  const { t } = useTranslation("rate-import");
  const state = useListState();
  const columns = useColumns();
  const answer = useQuery(importsQuery(desk.types, state.page, state.size));
  return (
    <EarlierUploads
      id="earlier-uploads"
      title={t("list.title")}
      storageKey="rate-imports"
      state={state}
      answer={answer}
      columns={columns}
      empty={{ title: t("list.emptyTitle"), text: t("list.emptyText") }}
      exportButton={
        <ListExport name="uploads" download={async (format) => downloadImports(desk.types, format)} />
      }
      onOpen={onOpen}
    />
  );
}
