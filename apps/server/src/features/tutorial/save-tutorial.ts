import type { ManagedTutorial } from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction, type PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentManaged } from "./present.ts";
import { findTutorial, findTutorials, type TutorialRow } from "./reads.ts";
import { insertTutorial, updateOrder, updateTutorialRow, type TutorialContent } from "./writes.ts";

/** One tutorial as the operator edits it. @throws AppError not-found */
export async function getTutorial(tx: PlatformTransaction, id: string): Promise<TutorialRow> {
  const row = await findTutorial(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** Adds a tutorial behind the others. */
export function createTutorial(scope: PlatformScope, content: TutorialContent): Promise<ManagedTutorial> {
  return withTransaction(scope, async (tx) => {
    const id = newId();
    await insertTutorial(tx, id, content);
    await recordAuditIn(tx, { action: "tutorial.created", subjectKind: "tutorial", subjectId: id });
    return presentManaged(await getTutorial(tx, id));
  });
}

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
    const row = await getTutorial(tx, id);
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

/** Puts the tutorials into an order. @returns all of them in it */
export function orderTutorials(scope: PlatformScope, ids: readonly string[]): Promise<ManagedTutorial[]> {
  return withTransaction(scope, async (tx) => {
    await updateOrder(tx, ids);
    await recordAuditIn(tx, { action: "tutorial.ordered", subjectKind: "tutorial" });
    return (await findTutorials(tx)).map(presentManaged);
  });
}
