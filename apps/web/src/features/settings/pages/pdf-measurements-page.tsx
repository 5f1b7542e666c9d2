import { useTranslation } from "react-i18next";
import { DocumentCard, ReminderCard } from "../components/document-cards.tsx";
import { SettingCard } from "../components/setting-card.tsx";
import { SettingsPage } from "../components/settings-page.tsx";
import { UnitChoice } from "../components/unit-choice.tsx";
import { pdfUnitQuery, storePdfUnit } from "../queries.ts";
import { useQuotingAdmin } from "../use-company-admin.ts";

/** What the company's documents look like, in which units, and when somebody is reminded of them. */
export default function PdfMeasurementsPage() {
  const { t } = useTranslation(["settings", "shell"]);
  const isReadOnly = !useQuotingAdmin();
  return (
    <SettingsPage title={t("shell:menu.pdfMeasurements")} lead={t("documents.lead")} isReadOnly={isReadOnly}>
      <SettingCard title={t("units.documents")} text={t("units.documentsText")}>
        <UnitChoice
          label={t("units.documents")}
          query={pdfUnitQuery}
          store={storePdfUnit}
          savedText={t("units.pdfUpdated")}
          isReadOnly={isReadOnly}
        />
      </SettingCard>
      <DocumentCard isReadOnly={isReadOnly} />
      <ReminderCard isReadOnly={isReadOnly} />
    </SettingsPage>
  );
}
