import { z } from "zod";
import { queryFlag, text } from "../values.ts";

/**
 * A file that replaces rows of a list: whether it is only tried. What is written is what was shown: `listVersion` is the
 * one that the trial answered, and a list that has changed since is a `version-conflict`.
 */
export const listFileQuery = z
  .object({ isTrial: queryFlag.default(true), listVersion: text(60).default("") })
  .superRefine(({ isTrial, listVersion }, context) => {
    if (!isTrial && listVersion === "")
      context.addIssue({ code: "custom", path: ["listVersion"], message: "required" });
  });

/** What a file of a list would do, or did. Nothing is written while it has a problem. */
export const listFile = z.object({
  isWritten: z.boolean(),
  /** of the list that the file was compared with */
  listVersion: z.string(),
  lines: z.number(),
  added: z.number(),
  changed: z.number(),
  /** changed to be offered no more */
  outOfUse: z.number(),
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
