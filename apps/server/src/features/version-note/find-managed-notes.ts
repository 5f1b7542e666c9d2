import type { EndpointOutput, EndpointParsed, listManagedVersionNotes } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentManagedNote } from "./present.ts";
import { findManagedNotes as findNoteRows } from "./reads.ts";

/** A page of the notes with all their texts. */
export async function findManagedNotes(
  scope: PlatformScope,
  { search, page, size }: EndpointParsed<typeof listManagedVersionNotes>["query"],
): Promise<EndpointOutput<typeof listManagedVersionNotes>> {
  const part = { limit: size, offset: (page - 1) * size };
  const { rows, total } = await withTransaction(scope, (tx) => findNoteRows(tx, search, part));
  return { content: rows.map(presentManagedNote), total };
}
