import type { FoundMessage } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentFound } from "./present.ts";
import { getReader, readingScope } from "./reader.ts";
import { findMessagesWith } from "./reads/messages.ts";

/** Messages of the caller's rooms that hold all the words. */
export function findMessageWords(scope: CompanyScope, search: string): Promise<FoundMessage[]> {
  return withTransaction(readingScope(scope), async (tx) => {
    const reader = await getReader(tx, scope);
    return (await findMessagesWith(tx, reader, search)).map(presentFound);
  });
}
