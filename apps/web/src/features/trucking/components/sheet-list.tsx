import type { TruckingSheetRow } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { sheetsQuery } from "../sheet-queries.ts";
import { SHEET_TONES } from "../sheet-tones.ts";
import classes from "./tariff-sheet.module.css";

function useColumns(): readonly DataTableColumn<TruckingSheetRow>[] {
  const { t } = useTranslation("trucking-sheet");
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<TruckingSheetRow>[] => [
      {
        id: "file",
        header: t("list.file"),
        required: true,
        cell: (row) => (
          <TwoLines
            first={
              <Anchor component={Link} inherit to={`?sheet=${row.id}`}>
                <bdi>{row.fileName}</bdi>
              </Anchor>
            }
            second={row.carrierName}
          />
        ),
      },
      {
        id: "state",
        header: t("list.state"),
        cell: ({ state }) => <StatusBadge tone={SHEET_TONES[state]} label={t(`state.${state}`)} />,
      },
      {
        id: "uploaded",
        header: t("list.uploaded"),
        cell: (row) => <TwoLines first={formatInstant(row.createdAt, language)} second={row.author ?? ""} />,
      },
      {
        id: "published",
        header: t("list.published"),
        cell: (row) =>
          row.publishedAt === null ? (
            ""
          ) : (
            <TwoLines first={formatInstant(row.publishedAt, language)} second={row.publishedBy ?? ""} />
          ),
      },
    ],
    [language, t],
  );
}

/** What was uploaded before and what became of it. */
export function SheetList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation(["trucking-sheet", "state"]);
  const state = useListState();
  const answer = useQuery(sheetsQuery(state.page, state.size));
  return (
    <section className={classes["stack"]} aria-labelledby="earlier-sheets">
      <h2 id="earlier-sheets" className={classes["title"]}>
        {t("list.title")}
      </h2>
      <RecordList
        {...listProps(state, answer)}
        label={t("list.title")}
        storageKey="trucking-sheets"
        columns={useColumns()}
        rowId={(row) => row.id}
        filtered={false}
        onOpen={(row) => onOpen(row.id)}
        empty={
          <StatePanel
            icon={<IconFileUpload size={34} stroke={1.4} aria-hidden />}
            title={t("state:empty.title")}
            text={t("list.empty")}
          />
        }
        texts={useTableTexts()}
      />
    </section>
  );
}
