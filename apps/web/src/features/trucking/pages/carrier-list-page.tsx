import { TRUCKING_STATES, type TruckingCarrierRow } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconPlus, IconTruck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import {
  CARRIER_READS,
  carriersQuery,
  downloadCarriers,
  openStateOf,
  removeCarrier,
  toCarrierQuery,
} from "../queries.ts";
import { useCarrierColumns } from "../use-carrier-columns.tsx";

const STANDARD = { sort: { by: "name", descending: false } };

/** The carriers that the forwarder's quotations are priced with. */
export default function CarrierListPage() {
  const { t } = useTranslation(["trucking-carrier", "state"]);
  const language = useLanguage();
  const title = t("title");
  usePageTitle(title);
  const [leaving, setLeaving] = useState<TruckingCarrierRow>();
  const state = useListState(STANDARD);
  const query = toCarrierQuery(state);
  const answer = useQuery(carriersQuery(query));
  const counts = answer.data?.counts;
  return (
    <>
      <PageHeader title={title} lead={t("lead")} actions={<AddButton />} />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="trucking-carriers"
        columns={useCarrierColumns(setLeaving)}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconTruck size={34} stroke={1.4} aria-hidden />}
            title={t("state:empty.title")}
            text={t("empty")}
            action={<AddButton />}
          />
        }
        savedViews={
          <ListTabs
            label={t("field.state")}
            tabs={TRUCKING_STATES.map((id) => ({
              id,
              label: t(`state.${id}`),
              count: counts && formatNumber(counts[id], language),
            }))}
            open={openStateOf(state)}
            onOpen={(id) => state.setFilter("state", id === "all" ? "" : id)}
          />
        }
        filters={<ListStateSearch label={t("search")} state={state} />}
        exportButton={
          <ListExport name="trucking-carriers" download={async (format) => downloadCarriers(query, format)} />
        }
        texts={useTableTexts()}
      />
      {leaving === undefined ? null : (
        <RecordDeleteDialog
          area="trucking-carrier"
          record={leaving}
          name={leaving.name}
          remove={removeCarrier}
          reads={CARRIER_READS}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

function AddButton() {
  const { t } = useTranslation("trucking-carrier");
  return (
    <Button
      component={Link}
      to={forwarderHref(useDesk(), "trucking/create")}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t("action.add")}
    </Button>
  );
}
