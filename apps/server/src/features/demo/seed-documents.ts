import { buildDemoDocuments, type DemoDocument, type PaperedQuotation } from "@kilolane/demo";
import type { SystemScope } from "../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { insertDocument, insertDocumentVersion, insertDownload, raiseNewest } from "../document/writes.ts";
import { createAttachmentIn, saveAttachments } from "../file/attachment.ts";
import { findSeedVersion, writeSeedVersion } from "../place/writes.ts";
import { countDocuments, findDemoIds, findPaperedQuotations } from "./reads/demo-record.ts";
import { actorOf, type ScopeOf } from "./seed-quotations.ts";

const STEP = "demo-documents";

/** Who of each demo forwarder stores papers. */
const DESKS = ["ff-admin", "nl-admin"] as const;

/**
 * The papers of the demo forwarders' newest accepted quotations, once. A company that has some is left alone: what a
 * crash left unfinished is not made twice.
 */
export async function seedDocuments(scope: SystemScope, scopeOf: ScopeOf, files: FileStore): Promise<void> {
  const { ids, isDone } = await withTransaction(scope, async (tx) => ({
    ids: await findDemoIds(tx),
    isDone: (await findSeedVersion(tx, STEP)) !== undefined,
  }));
  if (isDone) return;
  for (const desk of DESKS) {
    const actor = scopeOf(actorOf(ids, desk));
    const quotations = await withTransaction(actor, async (tx) =>
      (await countDocuments(tx)) > 0 ? [] : findPaperedQuotations(tx),
    );
    const made = quotations.flatMap((quotation, place) =>
      buildDemoDocuments(quotation, place).map((document) => ({ quotation, document })),
    );
    for (const { quotation, document } of made.toReversed()) {
      const uploads = document.versions.map(({ fileName, ...file }) => ({ ...file, originalName: fileName }));
      await saveAttachments(files, uploads, (stored) =>
        withTransaction(actor, async (tx) => {
          const fileIds: string[] = [];
          for (const file of stored) fileIds.push(await createAttachmentIn(tx, file, "document"));
          await insertWithVersions(tx, quotation, document, fileIds);
        }),
      );
    }
  }
  await withTransaction(scope, (tx) => writeSeedVersion(tx, STEP, "1"));
}

async function insertWithVersions(
  tx: CompanyTransaction,
  quotation: PaperedQuotation & { readonly id: string; readonly inquirerId: string | null },
  document: DemoDocument,
  fileIds: readonly string[],
): Promise<void> {
  const { title, kind, note, isShared } = document;
  const fileName = document.versions.at(-1)?.fileName ?? "";
  const { id: quotationId, inquirerId } = quotation;
  const words = { title, kind, note, isShared, fileName };
  const id = await insertDocument(tx, { ...words, inquirerId, quotationId });
  for (const [index, fileId] of fileIds.entries()) {
    const number = index === 0 ? 1 : await raiseNewest(tx, { id, title, fileName });
    await insertDocumentVersion(tx, { documentId: id, number, fileId });
  }
  for (let count = 0; count < document.downloads; count += 1)
    await insertDownload(tx, { documentId: id, number: fileIds.length });
}
