import { may } from "@kilolane/domain";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { CurrencyCard } from "../components/currency-card.tsx";
import { SettingCard } from "../components/setting-card.tsx";
import { SettingsPage } from "../components/settings-page.tsx";
import { UnitChoice } from "../components/unit-choice.tsx";
import { screenUnitQuery, storeScreenUnit } from "../queries.ts";
import { DocumentUnits } from "../components/document-units.tsx";
import { useQuotingAdmin } from "../use-company-admin.ts";

/** Units of the person's own screens, and the company's currency. A shipper has its documents' units here too. */
export default function MeasurementsPage() {
  const { t } = useTranslation(["settings", "shell"]);
  const isAdmin = useQuotingAdmin();
  const role = useSession()?.role;
  return (
    <SettingsPage title={t("shell:menu.measurements")} lead={t("units.lead")}>
      <SettingCard title={t("units.screen")} text={t("units.screenText")}>
        <UnitChoice
          label={t("units.screen")}
          query={screenUnitQuery}
          store={storeScreenUnit}
          savedText={t("units.updated")}
        />
      </SettingCard>
      {may(role, "choosesDocumentUnits") ? <DocumentUnits /> : null}
      <CurrencyCard isReadOnly={!isAdmin} />
      {may(role, "worksAtForwarderDesk") ? (
        <Anchor component={Link} to={forwarderHref(role, "settings/exchange-rates")}>
          {t("shell:menu.exchangeRates")}
        </Anchor>
      ) : null}
    </SettingsPage>
  );
}
