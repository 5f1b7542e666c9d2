import type { ManagedTutorial } from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentManaged } from "./present.ts";
import { getTutorialRow } from "./tutorial.ts";
import { insertTutorial, type TutorialContent } from "./writes.ts";

/** Adds a tutorial behind the others. */
export function createTutorial(scope: PlatformScope, content: TutorialContent): Promise<ManagedTutorial> {
  return withTransaction(scope, async (tx) => {
    const id = newId();
    await insertTutorial(tx, id, content);
    await recordAuditIn(tx, { action: "tutorial.created", subjectKind: "tutorial", subjectId: id });
    return presentManaged(await getTutorialRow(tx, id));
  });
}
