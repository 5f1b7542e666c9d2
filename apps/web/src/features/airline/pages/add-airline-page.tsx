import { Alert, Button, NativeSelect, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { showRefusals } from "../../../lib/forms/show-refusals.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { countriesQuery } from "../../place/queries.ts";
import { createAirline, type ManualAirlineWish, AIRLINE_READS } from "../queries.ts";
import classes from "./airline-form.module.css";

const FIELDS = ["name", "iata", "awbPrefix", "country"] as const;
const NOTHING = { name: "", iata: "", awbPrefix: "", country: "" };

/** An airline of the forwarder's own. */
export default function AddAirlinePage() {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  const fieldText = useFieldText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const { data: countries = [] } = useQuery(countriesQuery(language));
  const form = useForm<ManualAirlineWish>({ defaultValues: NOTHING });
  const { errors } = form.formState;
  const title = t("manualAirline.createTitle");
  usePageTitle(title);
  const store = useMutation({
    mutationFn: createAirline,
    onSuccess: async () => {
      await invalidate(queries, AIRLINE_READS);
      showToast({ tone: "success", text: t("toast.airlineStored") });
      await navigate(pathname.replace("/create", "/list/view"));
    },
    onError: (failure) => {
      if (failure instanceof ApiError) showRefusals(form, failure, FIELDS);
    },
  });
  const refusal = store.error instanceof ApiError && store.error.fields.length === 0 ? store.error : null;
  return (
    <>
      <PageHeader title={title} lead={t("manualAirline.lead")} />
      <form
        noValidate
        className={classes["card"]}
        onSubmit={(event) => void form.handleSubmit((wish) => store.mutate(wish))(event)}
      >
        {refusal === null ? null : (
          <Alert color="red" role="alert" title={refusal.title}>
            {refusal.detail}
          </Alert>
        )}
        <div className={classes["fields"]}>
          {(["name", "iata", "awbPrefix"] as const).map((field) => (
            <TextInput
              key={field}
              label={t(`manualAirline.${field}`)}
              autoComplete="off"
              error={fieldText(errors[field])}
              {...form.register(field)}
            />
          ))}
          <NativeSelect
            label={t("manualAirline.country")}
            data={[
              { value: "", label: "–" },
              ...countries.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            error={fieldText(errors.country)}
            {...form.register("country")}
          />
        </div>
        <div className={classes["end"]}>
          <Button type="submit" loading={store.isPending}>
            {t("action.save")}
          </Button>
        </div>
      </form>
    </>
  );
}
