import type { SystemTransaction } from "../../db/transaction.ts";
import { discardSetIn } from "../rate/set-publication.ts";
import { markFailed } from "./writes/import.ts";

/** Gives up an import that is being checked: it says why, and what it has stored is nobody's draft any more. */
export async function failImportIn(tx: SystemTransaction, importId: string, failure: string): Promise<void> {
  for (const setId of await markFailed(tx, importId, failure)) await discardSetIn(tx, setId);
}
