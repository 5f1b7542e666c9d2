import { zodResolver } from "@hookform/resolvers/zod";
import { type ManagedPackage, packageForm } from "@kilolane/contract";
import { IconCreditCardOff } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordFailed } from "../../../lib/forms/record-failed.tsx";
import { RecordCard } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { PackageFields } from "../components/package-fields.tsx";
import { formOf, PACKAGE_FIELDS } from "../package-form.ts";
import { PACKAGE_READS, packageQuery, storePackage } from "../queries.ts";

/** One package: changed for everybody who buys or renews from now on. */
export default function EditPackagePage() {
  const { t } = useTranslation("subscription");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(packageQuery(id));
  usePageTitle(data === undefined ? t("package.title") : data.name);
  if (data === undefined)
    return error === null ? (
      <LoadingPanel />
    ) : (
      <RecordFailed error={error} onRetry={() => void refetch()} icon={IconCreditCardOff} />
    );
  return <EditForm key={data.id} stored={data} />;
}

function EditForm({ stored }: { readonly stored: ManagedPackage }) {
  const { t } = useTranslation("subscription");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const listPath = href("/super-admin/admins/account-management/packages/list/view");
  const record = useRecordForm({
    defaultValues: formOf(stored),
    resolver: zodResolver(packageForm),
    fields: PACKAGE_FIELDS,
    record: {
      stored,
      getNow: async ({ id }) => queries.fetchQuery({ ...packageQuery(id), staleTime: 0 }),
      valuesOf: formOf,
    },
    save: storePackage,
    invalidates: PACKAGE_READS,
    done: t("toast.updated"),
    guardsLeave: true,
    onSaved: () => navigate(listPath),
  });
  return (
    <>
      <PageHeader
        title={<bdi>{stored.name}</bdi>}
        lead={t("package.editLead", { count: stored.companyCount })}
      />
      <RecordCard
        record={record}
        submitLabel={t("action.save")}
        cancelLabel={t("action.cancel")}
        cancelTo={listPath}
      >
        <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => t(`field.${fieldOf(field)}`)} />
        <PackageFields form={record.form} />
      </RecordCard>
    </>
  );
}

/** The field of the screen that a changed value belongs to: prices are rows of one. */
function fieldOf(path: string): (typeof PACKAGE_FIELDS)[number] {
  return PACKAGE_FIELDS.find((field) => path === field || path.startsWith(`${field}.`)) ?? "prices";
}
