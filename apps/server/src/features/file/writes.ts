import { newId } from "../../db/new-id.ts";
import type { CompanyTransaction, UserTransaction } from "../../db/transaction.ts";
import type { StoredFile } from "../../integrations/files/file-store.ts";

type SignedInTransaction = CompanyTransaction | UserTransaction;

/** Remembers stored bytes as a file of the caller's company. @returns the row's id */
export async function insertFile(
  tx: SignedInTransaction,
  file: StoredFile & {
    readonly originalName: string;
    readonly contentType: string;
    readonly purpose: string;
  },
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("file")
    .values({
      id,
      company_id: tx.scope.companyId,
      name: file.name,
      original_name: file.originalName,
      content_type: file.contentType,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      purpose: file.purpose,
      created_by: tx.scope.userId,
    })
    .execute();
  return id;
}

/** Puts a stored photo on the caller, or takes it off. */
export async function updateAvatar(tx: UserTransaction, fileName: string | null): Promise<void> {
  await tx.db
    .updateTable("user_account")
    .set({ avatar_file: fileName })
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", tx.scope.userId)
    .execute();
}

/** Puts a stored logo on the company and its documents, or takes it off. */
export async function updateCompanyLogo(
  tx: CompanyTransaction,
  file: { readonly id: string; readonly name: string } | null,
): Promise<void> {
  const { companyId } = tx.scope;
  await tx.db
    .updateTable("company")
    .set({ logo_file: file?.name ?? null })
    .where("id", "=", companyId)
    .execute();
  await tx.db
    .updateTable("company_setting")
    .set({ logo_file_id: file?.id ?? null })
    .where("company_id", "=", companyId)
    .execute();
}

/** Deletes rows of files that nothing refers to any more. */
export async function deleteFiles(tx: CompanyTransaction, ids: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom("file")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "in", [...ids])
    .execute();
}
