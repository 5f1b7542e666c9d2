import { zodResolver } from "@hookform/resolvers/zod";
import { warehouseForm } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { WarehouseFields } from "../components/warehouse-fields.tsx";
import { storeWarehouse, WAREHOUSE_READS, type WarehouseFormValues } from "../queries.ts";
import { NEW_WAREHOUSE, WAREHOUSE_FIELDS } from "../warehouse-form.ts";

/** Enters a warehouse. */
export default function CreateWarehousePage() {
  const { t } = useTranslation("warehouse");
  const navigate = useNavigate();
  const listPath = forwarderHref(useDesk(), "warehouses/list/view");
  usePageTitle(t("createTitle"));
  const record = useRecordForm({
    defaultValues: NEW_WAREHOUSE,
    resolver: zodResolver(warehouseForm),
    fields: WAREHOUSE_FIELDS,
    save: async (values: WarehouseFormValues) => storeWarehouse(values, undefined),
    invalidates: WAREHOUSE_READS,
    done: t("toast.created"),
    guardsLeave: true,
    onSaved: () => navigate(listPath),
  });
  return (
    <RecordPage
      title={t("createTitle")}
      lead={t("lead")}
      record={record}
      submitLabel={t("action.add")}
      cancelLabel={t("action.cancel")}
      cancelTo={listPath}
    >
      <WarehouseFields form={record.form} />
    </RecordPage>
  );
}
