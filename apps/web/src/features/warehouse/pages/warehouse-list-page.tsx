import { type Warehouse, WAREHOUSE_FILTERS } from "@kilolane/contract";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { AddLink } from "../../../lib/lists/add-link.tsx";
import { RecordListPage } from "../../../lib/lists/record-list-page.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
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
  const { t } = useTranslation("warehouse");
  const [leaving, setLeaving] = useState<Warehouse>();
  const state = useListState(STANDARD);
  const query = toWarehouseQuery(state);
  const answer = useQuery(warehousesQuery(query));
  return (
    <RecordListPage
      area="warehouse"
      name="warehouses"
      icon={IconBuildingWarehouse}
      addButton={<AddLink to={forwarderHref(useDesk(), "warehouses/create")} label={t("action.add")} />}
      state={state}
      answer={answer}
      columns={useWarehouseColumns(setLeaving)}
      tabs={{
        label: t("field.status"),
        filter: "status",
        ids: WAREHOUSE_FILTERS,
        open: openStatusOf(state),
        labelOf: (id) => (id === "all" ? t("all") : t(`status.${id}`)),
      }}
      download={async (format) => downloadWarehouses(query, format)}
      deletion={{
        leaving,
        nameOf: (row) => row.name,
        remove: removeWarehouse,
        reads: WAREHOUSE_READS,
        onClose: () => setLeaving(undefined),
      }}
    />
  );
}
