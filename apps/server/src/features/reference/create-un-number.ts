import type { ManagedUnNumber, UnNumberForm } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findUnNumbersOf } from "./reads/un-number.ts";
import { getPresentedUnNumber, substanceProblemOf } from "./un-number.ts";
import { lockList, upsertUnNumbers } from "./writes.ts";

/** Adds a UN number. @throws AppError validation (number: double, unknown-un-number; hazardClass: un-class) */
export function createUnNumber(scope: PlatformScope, form: UnNumberForm): Promise<ManagedUnNumber> {
  const problem = substanceProblemOf(form);
  if (problem !== undefined) throw invalidFields(problem);
  return withTransaction(scope, async (tx) => {
    await lockList(tx, "un-number");
    if ((await findUnNumbersOf(tx, [form.number])).length > 0)
      throw invalidFields({ field: "number", code: "double" });
    await upsertUnNumbers(tx, [form]);
    await recordAuditIn(tx, {
      action: "un-number.created",
      subjectKind: "un-number",
      subjectId: form.number,
      detail: form,
    });
    return getPresentedUnNumber(tx, form.number);
  });
}
