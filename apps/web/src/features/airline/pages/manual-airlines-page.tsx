import type { ManualAirline } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconPlane, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useLocation } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { activeColumn, editsColumn } from "../../../lib/lists/record-columns.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Code, Figure } from "../../../ui/figure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { manualAirlinesQuery } from "../queries.ts";

const ManualAirlineDialog = lazyPart(async () => import("../components/manual-airline-dialog.tsx"));

/** Airlines that the forwarder keeps itself. */
export default function ManualAirlinesPage() {
  const { t } = useTranslation("rate");
  const [edited, setEdited] = useState<ManualAirline>();
  const title = t("manualAirline.title");
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t("manualAirline.lead")} actions={<AddButton />} />
      <ManualAirlines title={title} onEdit={setEdited} />
      {edited === undefined ? null : (
        <ManualAirlineDialog airline={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function useColumns(onEdit: (airline: ManualAirline) => void): readonly DataTableColumn<ManualAirline>[] {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("manualAirline.name"),
        required: true,
        cell: (row) => <bdi>{row.name}</bdi>,
      },
      { id: "iata", header: t("manualAirline.iata"), cell: (row) => <Code>{row.iata ?? "–"}</Code> },
      {
        id: "awbPrefix",
        header: t("manualAirline.awbPrefix"),
        cell: (row) => <Code>{row.awbPrefix ?? "–"}</Code>,
      },
      { id: "country", header: t("manualAirline.country"), cell: (row) => <Code>{row.country}</Code> },
      {
        id: "rates",
        header: t("forwarder.rates"),
        align: "end",
        cell: (row) => <Figure figure={formatNumber(row.rateCount, language)} />,
      },
      activeColumn("state", t("manualAirline.state"), {
        active: t("manualAirline.active"),
        inactive: t("manualAirline.inactive"),
      }),
      editsColumn({ nameOf: (row) => row.name, edit: { label: t("action.edit"), onEdit } }),
    ],
    [language, onEdit, t],
  );
}

interface ManualAirlinesProps {
  readonly title: string;
  readonly onEdit: (airline: ManualAirline) => void;
}

function ManualAirlines({ title, onEdit }: ManualAirlinesProps) {
  const { t } = useTranslation("rate");
  const state = useListState();
  const texts = useTableTexts();
  const columns = useColumns(onEdit);
  const answer = useQuery(manualAirlinesQuery(state.search));
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey="manual-airlines"
      columns={columns}
      rowId={(row) => String(row.id)}
      onOpen={onEdit}
      page={1}
      size={Math.max(answer.data?.total ?? 0, state.size)}
      empty={
        <StatePanel
          icon={<IconPlane size={34} stroke={1.4} aria-hidden />}
          title={t("manualAirline.emptyTitle")}
          text={t("manualAirline.emptyText")}
          action={<AddButton />}
        />
      }
      filters={<ListStateSearch label={t("manualAirline.search")} state={state} />}
      texts={texts}
    />
  );
}

function AddButton() {
  const { t } = useTranslation("rate");
  const { pathname } = useLocation();
  return (
    <Button
      component={Link}
      to={pathname.replace("/list/view", "/create")}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t("action.addAirline")}
    </Button>
  );
}
