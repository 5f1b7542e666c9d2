import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { ApiError } from "../api/api-error.ts";

/**
 * Shows the server's refusals at the fields they are about and moves to the first of them.
 * @param fields the form's fields in their order on the screen
 * @returns true when at least one refusal has its place in the form
 */
export function showRefusals<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: ApiError,
  fields: readonly Path<T>[],
): boolean {
  const refused = fields.flatMap((field) => {
    const message = error.fields.find((entry) => entry.field === field)?.message;
    return message === undefined ? [] : [{ field, message }];
  });
  for (const { field, message } of refused) form.setError(field, { type: "server", message });
  if (refused[0]) form.setFocus(refused[0].field);
  return refused.length > 0;
}
