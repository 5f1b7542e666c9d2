import type { ApiError } from "../../../lib/api/api-error.ts";

/** What the server says about a field, or about the whole call where it names none. */
export function problemOf(refusal: ApiError | undefined, field: string): string | undefined {
  if (refusal === undefined) return undefined;
  const { fields, title, detail } = refusal;
  return fields.find((problem) => problem.field === field)?.message ?? `${title}. ${detail}`;
}
