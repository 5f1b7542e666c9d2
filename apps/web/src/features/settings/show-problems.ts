import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "../../lib/api/api-error.ts";
import { showToast } from "../../ui/toast/show-toast.ts";

/**
 * Shows what the server refused: at the fields that the form has, with the focus in the first; anything else as a
 * message. What was typed stays.
 */
export function showProblems<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  names: readonly Path<Form>[],
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const known = error.fields.flatMap(({ field, message }) => {
    const name = names.find((entry) => entry === field);
    return name === undefined ? [] : [{ name, message }];
  });
  for (const [index, { name, message }] of known.entries())
    form.setError(name, { type: "server", message }, { shouldFocus: index === 0 });
  if (known.length === 0) showFailure(error);
}

/** Says that something was refused, in the server's words. */
export function showFailure(error: unknown): void {
  if (error instanceof ApiError && error.title !== "")
    showToast({ tone: "error", title: error.title, text: error.fields[0]?.message ?? error.detail });
}
