import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFieldText } from "../i18n/use-field-text.ts";

interface FieldLabels<Name extends string> {
  readonly labelOf: (name: Name) => string;
  /** the label of a field that may be left out */
  readonly optional: (label: string) => string;
}

/** Answers what an input of the form is given, by the field's name: its label, what is wrong with it, its place. */
export function useOptionalFields<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  { labelOf, optional }: FieldLabels<Name>,
) {
  const fieldText = useFieldText();
  return (name: Name, isOptional = true) => ({
    label: isOptional ? optional(labelOf(name)) : labelOf(name),
    autoComplete: "off",
    error: fieldText(form.getFieldState(name, form.formState).error),
    ...form.register(name),
  });
}
