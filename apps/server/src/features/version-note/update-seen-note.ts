import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { countUnseen, findNote } from "./reads.ts";
import { updateSeenRow } from "./writes.ts";

/** The caller has seen this note and all before it. @throws AppError not-found */
export function updateSeenNote(scope: UserScope, id: string): Promise<{ unseen: number }> {
  return withTransaction(scope, async (tx) => {
    const note = await findNote(tx, id);
    if (note === undefined) throw new AppError("not-found");
    await updateSeenRow(tx, note.number);
    return { unseen: await countUnseen(tx) };
  });
}
