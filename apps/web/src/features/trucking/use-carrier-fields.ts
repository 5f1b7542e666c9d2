import { type Path, useFormContext } from "react-hook-form";
import { useFigureRules } from "../../lib/forms/use-figure-rules.ts";
import { useFieldText } from "../../lib/i18n/use-field-text.ts";
import type { CarrierValues } from "./carrier-form.ts";

/** The carrier that is typed, with what is wrong at a field and what an input of a field needs. */
export function useCarrierFields() {
  const form = useFormContext<CarrierValues>();
  const fieldText = useFieldText();
  const figureRules = useFigureRules();
  const errorOf = (path: Path<CarrierValues>) => fieldText(form.getFieldState(path, form.formState).error);
  return {
    form,
    errorOf,
    field: (path: Path<CarrierValues>, label: string) => ({
      label,
      autoComplete: "off",
      error: errorOf(path),
      ...form.register(path),
    }),
    figure: (path: Path<CarrierValues>, label: string) => ({
      label,
      autoComplete: "off",
      inputMode: "decimal" as const,
      dir: "ltr",
      error: errorOf(path),
      ...form.register(path, figureRules),
    }),
  };
}
