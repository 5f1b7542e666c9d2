import { zodResolver } from "@hookform/resolvers/zod";
import { createInquirer, inquirerForm } from "@kilolane/contract";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { InquirerFields } from "../components/inquirer-fields.tsx";
import { INQUIRER_FIELDS, type InquirerForm, newInquirerForm } from "../inquirer-form.ts";
import { INQUIRER_LIST_READS } from "../list-queries.ts";

/** Enters somebody who asks for prices. */
export default function CreateInquirerPage() {
  const { t } = useTranslation("inquirer");
  const navigate = useNavigate();
  const listPath = forwarderHref(useDesk(), "quote-inquirer/list/view");
  usePageTitle(t("title"));
  const record = useRecordForm({
    defaultValues: newInquirerForm({ country: "" }, useLanguage()),
    resolver: zodResolver(inquirerForm),
    fields: INQUIRER_FIELDS,
    save: async (body: InquirerForm) => callEndpoint(createInquirer, { body }),
    invalidates: INQUIRER_LIST_READS,
    done: t("created"),
    guardsLeave: true,
    onSaved: () => navigate(listPath),
  });
  return (
    <RecordPage
      title={t("title")}
      record={record}
      submitLabel={t("create")}
      cancelLabel={t("cancel")}
      cancelTo={listPath}
    >
      <InquirerFields form={record.form} />
    </RecordPage>
  );
}
