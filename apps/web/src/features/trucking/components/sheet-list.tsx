import type { TruckingSheetRow } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { EarlierUploads } from "../../../lib/lists/earlier-uploads.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { sheetsQuery } from "../sheet-queries.ts";
import { SHEET_TONES } from "../sheet-tones.ts";

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
    <EarlierUploads
      id="earlier-sheets"
      title={t("list.title")}
      storageKey="trucking-sheets"
      state={state}
      answer={answer}
      columns={useColumns()}
      empty={{ title: t("state:empty.title"), text: t("list.empty") }}
      onOpen={onOpen}
    />
  );
}
