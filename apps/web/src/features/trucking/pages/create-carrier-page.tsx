import { CreateRecordPage } from "../../../lib/forms/record-pages.tsx";
import { CarrierFormBody } from "../components/carrier-form-body.tsx";
import { useCarrierForm } from "../use-carrier-form.ts";

/** Enters a trucking carrier with its zones. */
export default function CreateCarrierPage() {
  const { record, listPath } = useCarrierForm();
  return (
    <CreateRecordPage area="trucking-carrier" record={record} listPath={listPath}>
      <CarrierFormBody form={record.form} />
    </CreateRecordPage>
  );
}
