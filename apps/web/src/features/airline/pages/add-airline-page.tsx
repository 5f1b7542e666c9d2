import { createManualAirline } from "@kilolane/contract";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import {
  MANUAL_AIRLINE_FIELDS,
  ManualAirlineFields,
  type ManualAirlineValues,
} from "../components/manual-airline-fields.tsx";
import { AIRLINE_READS } from "../queries.ts";

/** An airline of the forwarder's own. */
export default function AddAirlinePage() {
  const { t } = useTranslation("rate");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = t("manualAirline.createTitle");
  usePageTitle(title);
  const record = useRecordForm({
    defaultValues: { name: "", iata: "", awbPrefix: "", country: "" },
    fields: MANUAL_AIRLINE_FIELDS,
    refusalsAt: "head",
    save: async (body: ManualAirlineValues) => callEndpoint(createManualAirline, { body }),
    invalidates: AIRLINE_READS,
    done: t("toast.airlineStored"),
    onSaved: () => navigate(pathname.replace("/create", "/list/view")),
  });
  const { form, errorOf } = record;
  return (
    <RecordPage title={title} lead={t("manualAirline.lead")} record={record} submitLabel={t("action.save")}>
      <ManualAirlineFields register={(field) => form.register(field)} errorOf={errorOf} />
    </RecordPage>
  );
}
