import type { FormProblem } from "./check-form.ts";
import type { CreateForm } from "./create-form.ts";
import { fieldOfError, type FormField } from "./field-of-error.ts";

/** What each field of the form is refused for: the code of a phrase. */
export type ProblemMarks = ReadonlyMap<FormField, string>;

/** The marks that problems of the wire make; of several at one field the first, which is the one to read. */
export function marksOf(form: CreateForm, problems: readonly FormProblem[]): ProblemMarks {
  const marks = new Map<FormField, string>();
  for (const { field, message } of problems) {
    const target = fieldOfError(form, field);
    if (target !== null && !marks.has(target)) marks.set(target, message);
  }
  return marks;
}

/**
 * Whether the marks made last are the wanted ones and still stand: to take them away and set them again would draw
 * the whole form twice at every key.
 * @param last null when others than these were made
 * @param messageAt the code that a field shows; a line that was put in or removed has moved it
 */
export function doMarksStand(
  last: ProblemMarks | null,
  wanted: ProblemMarks,
  messageAt: (field: FormField) => string | undefined,
): boolean {
  if (last === null || last.size !== wanted.size) return false;
  return [...wanted].every(([field, message]) => last.get(field) === message && messageAt(field) === message);
}
