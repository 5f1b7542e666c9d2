import { useTranslation } from "react-i18next";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { CarrierFormBody } from "../components/carrier-form-body.tsx";
import { useCarrierForm } from "../use-carrier-form.ts";

/** Enters a trucking carrier with its zones. */
export default function CreateCarrierPage() {
  const { t } = useTranslation("trucking-carrier");
  usePageTitle(t("createTitle"));
  const { record, listPath } = useCarrierForm();
  return (
    <RecordPage
      title={t("createTitle")}
      lead={t("lead")}
      record={record}
      submitLabel={t("action.add")}
      cancelLabel={t("action.cancel")}
      cancelTo={listPath}
    >
      <CarrierFormBody form={record.form} />
    </RecordPage>
  );
}
