import { Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { CompanyForm } from "../components/company-form.tsx";
import { ManualQuotesForm } from "../components/manual-quotes-form.tsx";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { SettingCard } from "../components/setting-card.tsx";
import { SettingsPage } from "../components/settings-page.tsx";
import { ownProfileQuery } from "../queries.ts";
import { useQuotingAdmin } from "../use-company-admin.ts";

/** Who may write quotations by hand, and what agents see of each other's. */
export default function ManualQuotesPage() {
  const { t } = useTranslation(["settings", "shell"]);
  const isReadOnly = !useQuotingAdmin();
  const profile = useQuery(ownProfileQuery);
  return (
    <SettingsPage title={t("shell:menu.manualQuotes")} lead={t("manual.lead")} isReadOnly={isReadOnly}>
      <SettingCard title={t("manual.title")} text={t("manual.text")}>
        <QueryState query={profile}>
          {({ companyId }) => <ManualQuotesForm companyId={companyId} isReadOnly={isReadOnly} />}
        </QueryState>
      </SettingCard>
      <SettingCard title={t("sight.title")} text={t("sight.text")}>
        <CompanyForm names={["agentsSeeAll"]} isReadOnly={isReadOnly}>
          {({ values, change }) => (
            <Checkbox
              label={t("sight.all")}
              disabled={isReadOnly}
              checked={values.agentsSeeAll}
              onChange={(event) => change({ agentsSeeAll: event.currentTarget.checked })}
            />
          )}
        </CompanyForm>
      </SettingCard>
    </SettingsPage>
  );
}
