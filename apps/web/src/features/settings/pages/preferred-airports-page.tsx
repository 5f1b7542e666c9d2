import { Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { AirportList } from "../components/airport-list.tsx";
import { CompanyForm } from "../components/company-form.tsx";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { SettingCard } from "../components/setting-card.tsx";
import { SettingsPage } from "../components/settings-page.tsx";
import { preferredAirportsQuery } from "../queries.ts";
import { useQuotingAdmin } from "../use-company-admin.ts";

/** The airports that the company's people see first, and from where it ships. */
export default function PreferredAirportsPage() {
  const { t } = useTranslation(["settings", "shell"]);
  const isReadOnly = !useQuotingAdmin();
  const airports = useQuery(preferredAirportsQuery);
  return (
    <SettingsPage title={t("shell:menu.preferredAirports")} lead={t("airports.lead")} isReadOnly={isReadOnly}>
      <SettingCard title={t("shell:menu.preferredAirports")}>
        <QueryState query={airports}>
          {(entries) => <AirportList airports={entries} isReadOnly={isReadOnly} />}
        </QueryState>
      </SettingCard>
      <SettingCard title={t("departure.title")} text={t("departure.text")}>
        <CompanyForm names={["departureUsaOnly"]} isReadOnly={isReadOnly}>
          {({ values, change }) => (
            <Checkbox
              label={t("departure.usaOnly")}
              disabled={isReadOnly}
              checked={values.departureUsaOnly}
              onChange={(event) => change({ departureUsaOnly: event.currentTarget.checked })}
            />
          )}
        </CompanyForm>
      </SettingCard>
    </SettingsPage>
  );
}
