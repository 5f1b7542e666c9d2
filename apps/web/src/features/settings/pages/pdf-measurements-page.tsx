import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { AnswerCard, DocumentCard, ReminderCard } from "../components/document-cards.tsx";
import { LogoCard } from "../components/logo-card.tsx";
import { SettingsPage } from "../components/settings-page.tsx";
import { TextsCard } from "../components/texts-card.tsx";
import { DocumentUnits } from "../components/document-units.tsx";
import { useQuotingAdmin } from "../use-company-admin.ts";

/** What the company's documents look like, in which units, and when somebody is reminded of them. */
export default function PdfMeasurementsPage() {
  const { t } = useTranslation(["settings", "shell"]);
  const isReadOnly = !useQuotingAdmin();
  return (
    <SettingsPage title={t("documents.screen")} lead={t("documents.lead")} isReadOnly={isReadOnly}>
      <LogoCard />
      <DocumentUnits isReadOnly={isReadOnly} />
      <DocumentCard isReadOnly={isReadOnly} />
      <TextsCard isReadOnly={isReadOnly} />
      <ReminderCard isReadOnly={isReadOnly} />
      <AnswerCard isReadOnly={isReadOnly} />
    </SettingsPage>
  );
}
