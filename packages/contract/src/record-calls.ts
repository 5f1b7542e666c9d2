import { z } from "zod";
import { id, oneOf, pageInput, queryVersion, sheetFormat, sortDirection, text } from "./values.ts";

/*
 * What the calls of a kept record have in common: its list with tabs, the list as a file, one of it, its change and its
 * end. An endpoint takes such a part as a whole and adds name, summary, path and who may call it.
 */

/** The call is about one record. */
export const byId = z.object({ id });

/**
 * What every list is asked for beside its own filters: words, and by what its rows are sorted.
 * @param sorts the fields that rows are sorted by; where nobody asks, by the first
 */
export function listFields<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return {
    search: text(120).default(""),
    sort: oneOf(sorts).prefault(sorts[0]),
    direction: sortDirection.default("asc"),
  };
}

/** A page of a list, with how many rows there are under each of its tabs, whatever tab is open. */
export function listCall<
  Query extends z.ZodRawShape,
  Row extends z.ZodType,
  const Tabs extends readonly [string, ...string[]],
>(query: z.ZodObject<Query>, row: Row, tabs: Tabs) {
  return {
    method: "GET",
    query: query.extend(pageInput),
    response: z.object({
      content: z.array(row),
      total: z.number(),
      counts: z.record(z.enum(tabs), z.number()),
    }),
    errors: [],
  } as const;
}

/** The whole filtered list as a file. */
export function exportCall<Query extends z.ZodRawShape>(query: z.ZodObject<Query>) {
  return {
    method: "GET",
    query: query.extend({ format: sheetFormat }),
    response: z.unknown(),
    content: "file",
    errors: [],
  } as const;
}

/** One record. */
export function getCall<Stored extends z.ZodType>(response: Stored) {
  return { method: "GET", params: byId, response, errors: ["not-found"] } as const;
}

/** Changes a record if nobody changed it since; the body is the form with the `seenVersion`. */
export function updateCall<Body extends z.ZodType, Stored extends z.ZodType>(body: Body, response: Stored) {
  return {
    method: "PUT",
    params: byId,
    body,
    response,
    errors: ["not-found", "version-conflict"],
  } as const;
}

/** Takes a record away if nobody changed it since. */
export function deleteCall<Stored extends z.ZodType>(response: Stored) {
  return {
    method: "DELETE",
    params: byId,
    query: z.object({ version: queryVersion }),
    response,
    errors: ["not-found", "version-conflict"],
  } as const;
}
