import type { DocumentForm } from "@kilolane/contract";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import { deleteUnchanged, isUnchanged, nextVersion, type SeenRow } from "../../db/seen-row.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { searchTextOf } from "../place/reads/place.ts";

interface NewDocument extends DocumentForm {
  readonly fileName: string;
  readonly inquirerId: string | null;
  readonly quotationId: string | null;
}

/** @returns the new document's id; its first version is inserted after it */
export async function insertDocument(tx: CompanyTransaction, document: NewDocument): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("document")
    .values({
      id,
      company_id: tx.scope.companyId,
      inquirer_id: document.inquirerId,
      quotation_id: document.quotationId,
      title: document.title,
      kind: document.kind,
      note: document.note,
      is_shared: document.isShared,
      search_text: searchTextOf(document.title, document.fileName),
      created_by: tx.scope.userId,
    })
    .execute();
  return id;
}

/** Puts a stored file beside a document as the version of that number. */
export async function insertDocumentVersion(
  tx: CompanyTransaction,
  version: { readonly documentId: string; readonly number: number; readonly fileId: string },
): Promise<void> {
  await tx.db
    .insertInto("document_version")
    .values({
      company_id: tx.scope.companyId,
      document_id: version.documentId,
      number: version.number,
      file_id: version.fileId,
      created_by: tx.scope.userId,
    })
    .execute();
}

/** Takes the next number of a version; another upload of the same document waits. @returns it */
export async function raiseNewest(
  tx: CompanyTransaction,
  document: { readonly id: string; readonly title: string; readonly fileName: string },
): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    update document set newest = newest + 1, version = version + 1, updated_at = now(),
      search_text = ${searchTextOf(document.title, document.fileName)}
    where company_id = ${tx.scope.companyId} and id = ${document.id} returning newest`.execute(tx.db);
  const [row] = rows;
  if (row === undefined) throw new Error("a document without a row");
  return row.newest;
}

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateDocumentRow(
  tx: CompanyTransaction,
  seen: SeenRow,
  form: DocumentForm & { readonly fileName: string },
): Promise<boolean> {
  const result = await tx.db
    .updateTable("document")
    .set({ title: form.title, kind: form.kind, note: form.note, is_shared: form.isShared })
    .set({ search_text: searchTextOf(form.title, form.fileName), ...nextVersion(seen) })
    .where(isUnchanged(tx, seen))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Deletes the document with its versions when the stored version is still the one that was seen. @returns whether it was */
export async function deleteDocumentRow(tx: CompanyTransaction, seen: SeenRow): Promise<boolean> {
  return deleteUnchanged(tx, "document", seen);
}

/** Writes down that the caller fetched a version. */
export async function insertDownload(
  tx: CompanyTransaction,
  download: { readonly documentId: string; readonly number: number; readonly userId?: string },
): Promise<void> {
  await tx.db
    .insertInto("document_download")
    .values({
      id: newId(),
      company_id: tx.scope.companyId,
      document_id: download.documentId,
      number: download.number,
      user_id: download.userId ?? tx.scope.userId,
    })
    .execute();
}

/** Until the transaction ends, nobody else of the company stores a document: what is left is counted once. */
export async function lockStorage(tx: CompanyTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('document:' || ${tx.scope.companyId}::text, 0))`.execute(
    tx.db,
  );
}
