import { type Warehouse, WAREHOUSE_FILTERS } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconBuildingWarehouse, IconPlus } from "@tabler/icons-react";
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
  downloadWarehouses,
  openStatusOf,
  removeWarehouse,
  toWarehouseQuery,
  WAREHOUSE_READS,
  warehousesQuery,
} from "../queries.ts";
import { useWarehouseColumns } from "../use-warehouse-columns.tsx";

const STANDARD = { sort: { by: "name", descending: false } };

/** The warehouses from which a forwarder picks goods up. */
export default function WarehouseListPage() {
  const { t } = useTranslation(["warehouse", "state"]);
  const language = useLanguage();
  const title = t("title");
  usePageTitle(title);
  const [leaving, setLeaving] = useState<Warehouse>();
  const state = useListState(STANDARD);
  const query = toWarehouseQuery(state);
  const answer = useQuery(warehousesQuery(query));
  const counts = answer.data?.counts;
  return (
    <>
      <PageHeader title={title} lead={t("lead")} actions={<AddButton />} />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="warehouses"
        columns={useWarehouseColumns(setLeaving)}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconBuildingWarehouse size={34} stroke={1.4} aria-hidden />}
            title={t("state:empty.title")}
            text={t("empty")}
            action={<AddButton />}
          />
        }
        savedViews={
          <ListTabs
            label={t("field.status")}
            tabs={WAREHOUSE_FILTERS.map((id) => ({
              id,
              label: id === "all" ? t("all") : t(`status.${id}`),
              count: counts && formatNumber(counts[id], language),
            }))}
            open={openStatusOf(state)}
            onOpen={(id) => state.setFilter("status", id === "all" ? "" : id)}
          />
        }
        filters={<ListStateSearch label={t("search")} state={state} />}
        exportButton={
          <ListExport name="warehouses" download={async (format) => downloadWarehouses(query, format)} />
        }
        texts={useTableTexts()}
      />
      {leaving === undefined ? null : (
        <RecordDeleteDialog
          area="warehouse"
          record={leaving}
          name={leaving.name}
          remove={removeWarehouse}
          reads={WAREHOUSE_READS}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

function AddButton() {
  const { t } = useTranslation("warehouse");
  return (
    <Button
      component={Link}
      to={forwarderHref(useDesk(), "warehouses/create")}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t("action.add")}
    </Button>
  );
}
