import type { Control, FieldValues, Path } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ControlledCountryPicker } from "./controlled-country-picker.tsx";

interface CompanyCountryPickerProps<T extends FieldValues> {
  /** the phrases of the form: `field.country`, `field.choose`, `field.noCountry` */
  readonly area: "company" | "member";
  readonly control: Control<T>;
  readonly name: Path<T>;
  readonly onChosen: (code: string, before: string) => void;
}

/** The country of a company in the forms of those that keep companies. */
export function CompanyCountryPicker<T extends FieldValues>({
  area,
  ...field
}: CompanyCountryPickerProps<T>) {
  const { t } = useTranslation(area);
  return (
    <ControlledCountryPicker
      {...field}
      label={t("field.country")}
      placeholder={t("field.choose")}
      emptyText={t("field.noCountry")}
    />
  );
}
