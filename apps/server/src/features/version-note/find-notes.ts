import type { EndpointOutput, EndpointParsed, listVersionNotes } from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentNote } from "./present.ts";
import { findNotes as findNoteRows } from "./reads.ts";

/** A page of all notes, the newest first, in the caller's language. */
export async function findNotes(
  scope: UserScope,
  { page, size }: EndpointParsed<typeof listVersionNotes>["query"],
): Promise<EndpointOutput<typeof listVersionNotes>> {
  const part = { limit: size, offset: (page - 1) * size };
  const { rows, total } = await withTransaction(scope, (tx) => findNoteRows(tx, part));
  return { content: rows.map((row) => presentNote(row, scope.locale)), total };
}
