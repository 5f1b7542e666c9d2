import { type FieldValues, get, type Path, type PathValue } from "react-hook-form";

/** A field of a form, and what it holds now. */
export interface FieldChange<Values extends FieldValues> {
  readonly field: Path<Values>;
  readonly value: PathValue<Values, Path<Values>>;
}

/**
 * The fields whose values differ between two states of a form, with the later one. Of a field that others are parts of
 * (`texts` of `texts.en.title`) only the parts are compared.
 */
export function findChanges<Values extends FieldValues>(
  fields: readonly Path<Values>[],
  before: object,
  after: Values,
): readonly FieldChange<Values>[] {
  const single = fields.filter((field) => !fields.some((other) => other.startsWith(`${field}.`)));
  return single.flatMap((field) => {
    const value: PathValue<Values, Path<Values>> = get(after, field);
    return JSON.stringify(value) === JSON.stringify(get(before, field)) ? [] : [{ field, value }];
  });
}
