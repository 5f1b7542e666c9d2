import type { LocalAirline, LocalAirlineKind } from "@kilolane/contract";
import { Button, Group } from "@mantine/core";
import { IconPlane, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { editsColumn } from "../../../lib/lists/record-columns.tsx";
import { ListImportButton } from "../../../lib/lists/list-import-button.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Code } from "../../../ui/figure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { AirlineList } from "../components/airline-list.tsx";
import { FigureLink } from "../components/figure-link.tsx";
import { KeeperCell } from "../components/keeper-cell.tsx";
import {
  downloadLocalAirlines,
  LOCAL_AIRLINE_READS,
  localAirlinesQuery,
  sendAirlineFile,
} from "../local-queries.ts";
import { ratesOfAirlineHref } from "../overview-links.ts";

const AirlineDialog = lazyPart(async () => import("../components/airline-dialog.tsx"));

const KINDS = ["localdb", "company", "inactive", "all"] as const satisfies readonly LocalAirlineKind[];

/** Published airlines: whose rates data entry keeps, whose their own people do; added and changed by the operator. */
export default function LocalAirlinesPage() {
  const { t } = useTranslation("airline");
  const fieldName = useCodeText("airline");
  /** undefined: no dialog; null: a new airline */
  const [edited, setEdited] = useState<LocalAirline | null>();
  const title = t("local.title");
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        lead={t("local.lead")}
        actions={
          <Group gap="xs">
            <ListImportButton
              label={t("action.import")}
              title={t("import.title")}
              lead={t("import.lead")}
              fieldName={(field) => fieldName("form", field)}
              send={sendAirlineFile}
              reads={LOCAL_AIRLINE_READS}
            />
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
              {t("action.add")}
            </Button>
          </Group>
        }
      />
      <Airlines title={title} onEdit={setEdited} />
      {edited === undefined ? null : <AirlineDialog airline={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface AirlinesProps {
  readonly title: string;
  readonly onEdit: (airline: LocalAirline) => void;
}

function Airlines({ title, onEdit }: AirlinesProps) {
  const { t } = useTranslation("airline");
  const state = useListState({ size: 50 });
  const kind = KINDS.find((known) => known === state.filter["kind"]) ?? KINDS[0];
  const { page, size } = state;
  const query = { kind, search: state.search.trim().slice(0, 60), page, size };
  const answer = useQuery(localAirlinesQuery(query));
  return (
    <AirlineList
      label={title}
      storageKey="local-airlines"
      state={state}
      answer={answer}
      columns={useColumns(onEdit)}
      onOpen={onEdit}
      tabs={{
        label: t("tab.label"),
        views: KINDS,
        open: kind,
        filter: "kind",
        labelOf: (known) => t(`tab.${known}`),
      }}
      file={{ name: "airlines", download: async (format) => downloadLocalAirlines(query, format) }}
      empty={
        <StatePanel
          icon={<IconPlane size={34} stroke={1.4} aria-hidden />}
          title={t("local.emptyTitle")}
          text={t("local.emptyText")}
        />
      }
    />
  );
}

function useColumns(onEdit: (airline: LocalAirline) => void): readonly DataTableColumn<LocalAirline>[] {
  const { t } = useTranslation("airline");
  return useMemo(
    () => [
      {
        id: "name",
        header: t("column.airline"),
        required: true,
        cell: (row) => (
          <TwoLines first={row.name} second={[row.iata, row.icao].filter(Boolean).join(" · ")} />
        ),
      },
      {
        id: "awbPrefix",
        header: t("column.awbPrefix"),
        cell: (row) => (
          <TwoLines
            first={<Code>{row.awbPrefix ?? "–"}</Code>}
            second={row.awbPrefix === null || row.isAwbPrefixSure ? "" : t("prefix.unsure")}
          />
        ),
      },
      { id: "country", header: t("column.country"), cell: (row) => <Code>{row.country}</Code> },
      {
        id: "freighters",
        header: t("column.freighters"),
        cell: (row) => (row.hasFreighters ? t("freighters.yes") : "–"),
      },
      {
        id: "keeper",
        header: t("column.keeper"),
        cell: (row) => <KeeperCell company={row.company} />,
      },
      {
        id: "rates",
        header: t("column.rates"),
        align: "end",
        cell: (row) => <FigureLink count={row.rateCount} to={ratesOfAirlineHref(row.id, "live")} />,
      },
      {
        id: "lanes",
        header: t("column.lanes"),
        align: "end",
        cell: (row) => <FigureLink count={row.laneCount} />,
      },
      {
        id: "state",
        header: t("column.state"),
        hiddenAtFirst: true,
        cell: (row) => (
          <StatusBadge
            tone={row.isActive ? "positive" : "ended"}
            label={t(row.isActive ? "state.active" : "state.inactive")}
          />
        ),
      },
      editsColumn({ nameOf: (row) => row.name, edit: { label: t("action.edit"), onEdit } }),
    ],
    [onEdit, t],
  );
}
