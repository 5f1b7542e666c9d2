import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { InquirerPicker } from "../../inquirer/components/inquirer-picker.tsx";
import type { CreateForm } from "./create-form.ts";
import { MarkedArea } from "./field-mark.tsx";

/** Who asks for the quotation: one of the desk's inquirers. */
export function InquirerField() {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { control } = useFormContext<CreateForm>();
  return (
    <Controller
      control={control}
      name="inquirer"
      render={({ field, fieldState }) => (
        <MarkedArea field="inquirer">
          <InquirerPicker
            name="inquirer"
            label={t("field.inquirer")}
            placeholder={t("field.inquirerPlaceholder")}
            value={field.value}
            onChange={field.onChange}
            error={fieldText(fieldState.error)}
          />
        </MarkedArea>
      )}
    />
  );
}
