import { parseAsString, useQueryStates } from "nuqs";
import { today } from "../format/dates.ts";
import { periodOf } from "./period.ts";

const ADDRESS = { from: parseAsString.withDefault(""), to: parseAsString.withDefault("") };

/** The period that the address names, and how to ask for another. Days are counted in UTC, as the server does. */
export function usePeriod() {
  const [asked, ask] = useQueryStates(ADDRESS, { history: "replace", clearOnDefault: true });
  const now = today("UTC");
  return { period: periodOf(asked, now), now, ask };
}
