import type { DocumentDetail, DocumentRecord, DocumentVersion } from "@kilolane/contract";
import type { DocumentRow, DocumentVersionRow, findDownloads } from "./reads.ts";

function presentVersion(row: DocumentVersionRow): DocumentVersion {
  return {
    number: row.number,
    fileName: row.file_name,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    createdAt: row.stored_at.toISOString(),
    createdBy: row.stored_by,
    downloads: row.downloads,
  };
}

/** A document as the list shows it. */
export function presentDocument(row: DocumentRow): DocumentRecord {
  const { inquirer_id: inquirer, quotation_id: quotation } = row;
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    note: row.note,
    isShared: row.is_shared,
    inquirer:
      inquirer === null
        ? null
        : { id: inquirer, companyName: row.inquirer_company ?? "", name: row.inquirer_name ?? "" },
    quotation: quotation === null ? null : { id: quotation, number: row.quotation_number ?? "" },
    current: presentVersion(row),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** A document with all that is known of it. */
export function presentDocumentDetail(
  row: DocumentRow,
  versions: readonly DocumentVersionRow[],
  downloads: Awaited<ReturnType<typeof findDownloads>>,
): DocumentDetail {
  return {
    ...presentDocument(row),
    versions: versions.map(presentVersion),
    downloads: downloads.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  };
}
