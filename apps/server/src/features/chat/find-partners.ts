import type { ChatPartner } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentPartner } from "./present.ts";
import { getReader, readingScope } from "./reader.ts";
import { findPartnerRows } from "./reads/partners.ts";

/** Whom the caller may write to. */
export function findPartners(scope: CompanyScope, search: string): Promise<ChatPartner[]> {
  return withTransaction(readingScope(scope), async (tx) => {
    const reader = await getReader(tx, scope);
    return (await findPartnerRows(tx, reader, search)).map(presentPartner);
  });
}
