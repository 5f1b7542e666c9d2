import { z } from "zod";
import { queryFlag } from "../values.ts";

/** A file that replaces rows of a list: whether it is only tried. */
export const listFileQuery = z.object({ isTrial: queryFlag.default(true) });

/** What a file of a list would do, or did. Nothing is written while it has a problem. */
export const listFile = z.object({
  isWritten: z.boolean(),
  lines: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** what is stored now and what the file says instead, field by field; `before` is null for a new row; at most 200 */
  changes: z.array(
    z.object({
      line: z.number(),
      key: z.string(),
      field: z.string(),
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
  /** line of the file (1 is the header), the field and the phrase `field.<code>`; at most 100 */
  problems: z.array(z.object({ line: z.number(), field: z.string(), code: z.string() })),
});
export type ListFile = z.output<typeof listFile>;
