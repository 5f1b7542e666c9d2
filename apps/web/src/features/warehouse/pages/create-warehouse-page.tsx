import { CreateRecordPage } from "../../../lib/forms/record-pages.tsx";
import { WarehouseFields } from "../components/warehouse-fields.tsx";
import { useWarehouseForm } from "../use-warehouse-form.ts";

/** Enters a warehouse. */
export default function CreateWarehousePage() {
  const { record, listPath } = useWarehouseForm();
  return (
    <CreateRecordPage area="warehouse" record={record} listPath={listPath}>
      <WarehouseFields form={record.form} />
    </CreateRecordPage>
  );
}
