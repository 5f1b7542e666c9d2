import { zodResolver } from "@hookform/resolvers/zod";
import { newMemberForm } from "@kilolane/contract";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { NewMemberFields } from "../components/new-member-fields.tsx";
import { useMemberDesk } from "../member-desk.ts";
import { NEW_MEMBER_FIELDS, type NewMemberForm, NOBODY } from "../member-form.ts";
import { createPerson, MEMBER_READS } from "../queries.ts";

/** Adds an agent, an admin or a client: they take a seat and are mailed a link to set a password. */
export default function AddMemberPage() {
  const { t } = useTranslation("member");
  const desk = useMemberDesk();
  const title = t(`title.${desk.addWord}`);
  usePageTitle(title);
  const navigate = useNavigate();
  const record = useRecordForm({
    defaultValues: { ...NOBODY, keyType: desk.keyTypes[0] ?? "agent", locale: useLanguage() },
    resolver: zodResolver(newMemberForm),
    fields: NEW_MEMBER_FIELDS,
    save: async (values: NewMemberForm) => createPerson(values),
    invalidates: MEMBER_READS,
    done: ({ email }) => ({ title: t("toast.added"), text: t("toast.addedText", { email }) }),
    onSaved: () => navigate(desk.listPath),
  });
  return (
    <RecordPage
      title={title}
      record={record}
      submitLabel={t(`action.${desk.addWord}`)}
      cancelLabel={t("action.cancel")}
      cancelTo={desk.listPath}
    >
      <NewMemberFields form={record.form} desk={desk} />
    </RecordPage>
  );
}
