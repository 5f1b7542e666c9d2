import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Moves to the first wrong field. Registration follows the components, not the screen, so the order is given.
 * @param fields the form's fields in their order on the screen
 */
export function focusFirst<T extends FieldValues>(
  form: UseFormReturn<T>,
  errors: FieldErrors<T>,
  fields: readonly Path<T>[],
): void {
  const first = fields.find((field) => errors[field] !== undefined);
  if (first) form.setFocus(first);
}
