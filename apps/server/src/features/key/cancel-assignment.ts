import type { KeyRow } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { getLockedKey, recordKeyIn } from "../seat/locked-key.ts";
import { updateKey } from "../seat/writes.ts";
import { getPresentedKey } from "./locked-key.ts";

/**
 * Takes the email off a key that nobody has used: what was mailed opens nothing any more.
 * @throws AppError not-found, state-conflict
 */
export function cancelAssignment(scope: CompanyScope, id: string): Promise<KeyRow> {
  return withTransaction(scope, async (tx) => {
    const { row } = await getLockedKey(tx, id);
    if (row.used_by !== null) throw new AppError("state-conflict");
    await updateKey(tx, id, { email: null, assigned_at: null });
    await recordKeyIn(tx, "key.unassigned", id, { email: row.email });
    return getPresentedKey(tx, id);
  });
}
