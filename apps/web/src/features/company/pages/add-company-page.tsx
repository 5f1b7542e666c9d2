import { zodResolver } from "@hookform/resolvers/zod";
import { newCompanyForm } from "@kilolane/contract";
import { Checkbox } from "@mantine/core";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { NewCompanyFields } from "../components/new-company-fields.tsx";
import { COMPANY_FIELDS, kindAt, listHref, newForm, type CompanyForm } from "../company-form.ts";
import { storeCompany, COMPANY_READS } from "../queries.ts";

/** The operator adds a company that is approved from the start, and mails its first key. */
export default function AddCompanyPage() {
  const { t } = useTranslation("company");
  const kind = kindAt(useLocation());
  const title = t(kind === "airline" ? "title.addAirline" : "title.add");
  usePageTitle(title);
  const navigate = useNavigate();
  const record = useRecordForm({
    defaultValues: newForm(kind),
    resolver: zodResolver(newCompanyForm),
    fields: COMPANY_FIELDS,
    save: async (values: CompanyForm) => storeCompany(values),
    invalidates: COMPANY_READS,
    done: ({ name }) => ({ title: name, text: t("toast.add") }),
    onSaved: (_, values) => navigate(listHref(values.kind)),
  });
  return (
    <RecordPage
      title={title}
      record={record}
      submitLabel={t(kind === "airline" ? "action.addAirline" : "action.add")}
      cancelLabel={t("action.cancel")}
      cancelTo={listHref(kind)}
    >
      <NewCompanyFields form={record.form} hasKinds={kind !== "airline"} />
      <Checkbox
        label={t("field.generateKey")}
        description={t("field.generateKeyHint")}
        {...record.form.register("generatesKey")}
      />
    </RecordPage>
  );
}
