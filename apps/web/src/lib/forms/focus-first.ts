import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Moves to the first wrong field. Registration follows the components, not the screen, so the order is given. Of a
 * field that holds others (`tariffs` of `tariffs.0.name`) the first wrong one inside gets the focus.
 * @param fields the form's fields in their order on the screen
 */
export function focusFirst<T extends FieldValues>(
  form: UseFormReturn<T>,
  errors: FieldErrors<T>,
  fields: readonly Path<T>[],
): void {
  const first = fields.find((field) => errors[field] !== undefined);
  if (first === undefined) return;
  const inside = findInput(errors[first]);
  if (inside === undefined) form.setFocus(first);
  else inside.focus();
}

/** The input of the first error in a tree of them; undefined: the errors name none. */
function findInput(error: unknown): HTMLElement | undefined {
  if (typeof error !== "object" || error === null || error instanceof Element) return undefined;
  if ("ref" in error && error.ref instanceof HTMLElement) return error.ref;
  for (const part of Object.values(error)) {
    const found = findInput(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
