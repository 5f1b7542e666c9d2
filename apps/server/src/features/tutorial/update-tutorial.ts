import type { ManagedTutorial } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentManaged } from "./present.ts";
import { getTutorialRow } from "./tutorial.ts";
import { type TutorialContent, updateTutorialRow } from "./writes.ts";

/**
 * Changes a tutorial, publishes it or takes it back.
 * @throws AppError not-found; version-conflict when a colleague changed it meanwhile
 */
export function updateTutorial(
  scope: PlatformScope,
  { id, version, ...content }: TutorialContent & { readonly id: string; readonly version: number },
): Promise<ManagedTutorial> {
  return withTransaction(scope, async (tx) => {
    const isStored = await updateTutorialRow(tx, id, version, content);
    const row = await getTutorialRow(tx, id);
    if (!isStored) throw new AppError("version-conflict", { currentVersion: row.version });
    const { isPublished } = content;
    await recordAuditIn(tx, {
      action: "tutorial.updated",
      subjectKind: "tutorial",
      subjectId: id,
      detail: { isPublished },
    });
    return presentManaged(row);
  });
}
