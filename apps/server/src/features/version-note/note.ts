import type { ManagedVersionNote } from "@kilolane/contract";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentManagedNote } from "./present.ts";
import { findManagedNote } from "./reads.ts";

/** One note as the operator sees it. @throws AppError not-found */
export async function getPresentedNote(tx: PlatformTransaction, id: string): Promise<ManagedVersionNote> {
  const row = await findManagedNote(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentManagedNote(row);
}

/** Audits what became of a note. */
export async function recordNoteIn(
  tx: PlatformTransaction,
  became: "created" | "updated" | "deleted",
  { id, label }: { readonly id: string; readonly label: string },
): Promise<void> {
  const subject = { subjectKind: "version-note", subjectId: id };
  await recordAuditIn(tx, { action: `version-note.${became}`, ...subject, detail: { label } });
}
