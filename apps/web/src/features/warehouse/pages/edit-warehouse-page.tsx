import type { Warehouse } from "@kilolane/contract";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { EditRecordPage } from "../../../lib/forms/record-pages.tsx";
import { BackToList, StoredRecord } from "../../../lib/forms/stored-record.tsx";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { WarehouseFields } from "../components/warehouse-fields.tsx";
import { removeWarehouse, WAREHOUSE_READS, warehouseQuery } from "../queries.ts";
import { useWarehouseForm } from "../use-warehouse-form.ts";

/** One warehouse: what is noted, changed or deleted. */
export default function EditWarehousePage() {
  const { t } = useTranslation("warehouse");
  const { id = "" } = useParams();
  const title = t("title");
  return (
    <StoredRecord
      answer={useQuery(warehouseQuery(id))}
      title={title}
      nameOf={(warehouse) => warehouse.name}
      icon={IconBuildingWarehouse}
      back={<BackToList to={forwarderHref(useDesk(), "warehouses/list/view")} label={title} />}
    >
      {(warehouse) => <EditForm key={warehouse.id} warehouse={warehouse} />}
    </StoredRecord>
  );
}

function EditForm({ warehouse }: { readonly warehouse: Warehouse }) {
  const { t } = useTranslation("warehouse");
  const { record, listPath } = useWarehouseForm(warehouse);
  return (
    <EditRecordPage
      area="warehouse"
      record={record}
      listPath={listPath}
      stored={warehouse}
      remove={removeWarehouse}
      reads={WAREHOUSE_READS}
    >
      <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => t(`field.${field}`)} />
      <WarehouseFields form={record.form} />
    </EditRecordPage>
  );
}
