import type { UserTransaction } from "../../db/transaction.ts";

export interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
}

/**
 * A stored file of the caller's company by its opaque name; documents and what was sent in a conversation have calls
 * of their own, because not everybody of the company may have them.
 */
export function findFile(tx: UserTransaction, name: string): Promise<FileRow | undefined> {
  return tx.db
    .selectFrom("file")
    .select(["id", "name", "original_name", "content_type"])
    .where("company_id", "=", tx.scope.companyId)
    .where("name", "=", name)
    .where("purpose", "not in", ["document", "chat"])
    .executeTakeFirst();
}
