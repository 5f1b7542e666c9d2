import { TEMPERATURE_RANGES } from "@kilolane/domain";
import { NativeSelect } from "@mantine/core";
import { useFormContext, useFormState } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import type { CreateForm } from "./create-form.ts";
import { FieldMark } from "./field-mark.tsx";

/** At which temperature goods fly that have one. */
export function TemperatureField() {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { control, register } = useFormContext<CreateForm>();
  const { errors } = useFormState({ control, name: "temperatureRange", exact: true });
  return (
    <>
      <NativeSelect
        label={t("field.temperatureRange")}
        data={["", ...TEMPERATURE_RANGES]}
        error={fieldText(errors.temperatureRange)}
        {...register("temperatureRange")}
      />
      <FieldMark field="temperatureRange" />
    </>
  );
}
