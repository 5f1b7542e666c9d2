import { zodResolver } from "@hookform/resolvers/zod";
import { packageForm } from "@kilolane/contract";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { PackageFields } from "../components/package-fields.tsx";
import { NEW_PACKAGE, PACKAGE_FIELDS } from "../package-form.ts";
import { PACKAGE_READS, type PackageFormValues, storePackage } from "../queries.ts";

/** Offers a new package. */
export default function CreatePackagePage() {
  const { t } = useTranslation("subscription");
  const navigate = useNavigate();
  const listPath = href("/super-admin/admins/account-management/packages/list/view");
  usePageTitle(t("package.create"));
  const record = useRecordForm({
    defaultValues: NEW_PACKAGE,
    resolver: zodResolver(packageForm),
    fields: PACKAGE_FIELDS,
    save: async (values: PackageFormValues) => storePackage(values, undefined),
    invalidates: PACKAGE_READS,
    done: t("toast.created"),
    guardsLeave: true,
    onSaved: () => navigate(listPath),
  });
  return (
    <RecordPage
      title={t("package.create")}
      lead={t("package.lead")}
      record={record}
      submitLabel={t("package.add")}
      cancelLabel={t("action.cancel")}
      cancelTo={listPath}
    >
      <PackageFields form={record.form} />
    </RecordPage>
  );
}
