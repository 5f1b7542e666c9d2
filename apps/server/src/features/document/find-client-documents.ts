import type { EndpointOutput, listClientDocuments } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getOpened } from "../quotation/client/opened-quotation.ts";
import { reachOf } from "../quotation/client/reader.ts";
import { findSharedDocuments } from "./reads.ts";

/** What the forwarder shares of a quotation that was sent to the caller. @throws AppError not-found */
export async function findClientDocuments(
  scope: CompanyScope,
  quotationId: string,
): Promise<EndpointOutput<typeof listClientDocuments>> {
  const opened = await withTransaction(reachOf(scope), (tx) => getOpened(tx, scope, quotationId));
  const rows = await withTransaction(opened.house, (tx) => findSharedDocuments(tx, opened));
  return {
    content: rows.map((row) => ({
      id: row.id,
      title: row.title,
      kind: row.kind,
      note: row.note,
      updatedAt: row.updated_at.toISOString(),
      fileName: row.file_name,
      sizeBytes: row.size_bytes,
    })),
  };
}
