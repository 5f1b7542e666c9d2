import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { AirportFields } from "../components/airport-fields.tsx";
import { AIRPORT_LIST, useAirportForm } from "../use-airport-form.ts";

/** An airport is added. */
export default function CreateAirportPage() {
  const { t } = useTranslation("airport");
  const title = t("form.addTitle");
  usePageTitle(title);
  const record = useAirportForm(undefined);
  return (
    <RecordPage
      title={title}
      lead={t("form.addLead")}
      record={record}
      submitLabel={t("action.save")}
      cancelLabel={t("action.cancel")}
      cancelTo={AIRPORT_LIST}
    >
      <AirportFields form={record.form} errorOf={record.errorOf} hasCode />
    </RecordPage>
  );
}
