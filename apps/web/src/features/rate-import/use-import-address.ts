import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";

/** Lists of a checked import: its bad lines, prices to confirm, and the lanes it changes. */
export const FINDING_VIEWS = ["problems", "warnings", "added", "changed", "ended"] as const;
export type FindingView = (typeof FINDING_VIEWS)[number];

/**
 * Which import is looked at and what of it, stored in the address: a reload and a colleague's link show the same.
 * `step=columns` goes back to the columns of an import that has been checked.
 */
export function useImportAddress() {
  return useQueryStates(
    {
      import: parseAsString.withDefault(""),
      step: parseAsStringLiteral(["columns"]),
      view: parseAsStringLiteral(FINDING_VIEWS),
      reason: parseAsString.withDefault(""),
      found: parseAsInteger.withDefault(1),
      rows: parseAsInteger.withDefault(25),
      lane: parseAsString.withDefault(""),
      order: parseAsStringLiteral(["asc", "desc"]).withDefault("asc"),
    },
    { history: "push", clearOnDefault: true },
  );
}
