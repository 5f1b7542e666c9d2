import { ApiError } from "../../../lib/api/api-error.ts";

/** What the server says about a field, or about the whole call where it names none. */
export function problemOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return (
    error.fields.find((problem) => problem.field === field)?.message ?? `${error.title}. ${error.detail}`
  );
}
