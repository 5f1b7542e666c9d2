import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { pdfUnitQuery, storePdfUnit } from "../queries.ts";
import { SettingCard } from "./setting-card.tsx";
import { UnitChoice } from "./unit-choice.tsx";

/** The units in which the company's documents are written. */
export function DocumentUnits({ isReadOnly = false }: { readonly isReadOnly?: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <SettingCard title={t("units.documents")} text={t("units.documentsText")}>
      <UnitChoice
        label={t("units.documents")}
        query={pdfUnitQuery}
        store={storePdfUnit}
        savedText={t("units.pdfUpdated")}
        isReadOnly={isReadOnly}
      />
    </SettingCard>
  );
}
