import { createManualAirline } from "@kilolane/contract";
import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { callEndpoint, type EndpointBody } from "../../../lib/api/call-endpoint.ts";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { countriesQuery } from "../../place/queries.ts";
import { AIRLINE_READS } from "../queries.ts";

/** An airline of the forwarder's own. */
export default function AddAirlinePage() {
  const { t } = useTranslation("rate");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: countries = [] } = useQuery(countriesQuery(useLanguage()));
  const title = t("manualAirline.createTitle");
  usePageTitle(title);
  const record = useRecordForm({
    defaultValues: { name: "", iata: "", awbPrefix: "", country: "" },
    fields: ["name", "iata", "awbPrefix", "country"],
    refusalsAt: "head",
    save: async (body: EndpointBody<typeof createManualAirline>) =>
      callEndpoint(createManualAirline, { body }),
    invalidates: AIRLINE_READS,
    done: t("toast.airlineStored"),
    onSaved: () => navigate(pathname.replace("/create", "/list/view")),
  });
  const { form, errorOf } = record;
  return (
    <RecordPage title={title} lead={t("manualAirline.lead")} record={record} submitLabel={t("action.save")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(["name", "iata", "awbPrefix"] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`manualAirline.${field}`)}
            autoComplete="off"
            error={errorOf(field)}
            {...form.register(field)}
          />
        ))}
        <NativeSelect
          label={t("manualAirline.country")}
          data={[
            { value: "", label: "–" },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          error={errorOf("country")}
          {...form.register("country")}
        />
      </SimpleGrid>
    </RecordPage>
  );
}
