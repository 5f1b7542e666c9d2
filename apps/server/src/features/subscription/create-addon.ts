import type { Addon, EndpointParsed, requestAddon } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { tellOperatorIn } from "./people.ts";
import { presentAddon } from "./present.ts";
import { findAddon } from "./reads/addon.ts";
import { findSubscription } from "./reads/subscription.ts";
import { insertAddon } from "./writes.ts";

/** Asks the operator for more keys. @throws AppError state-conflict for a company without a subscription that runs */
export function createAddon(
  scope: CompanyScope,
  app: App,
  form: EndpointParsed<typeof requestAddon>["body"],
): Promise<Addon> {
  // whom to tell are people of the operator: a company's transaction does not see them
  const system = actAsSystem(scope, "a company asks the operator for more keys");
  return withTransaction(system, async (tx) => {
    const subscription = await findSubscription(tx, scope.companyId);
    if (subscription === undefined || subscription.ends_at <= tx.now()) throw new AppError("state-conflict");
    const id = await insertAddon(tx, {
      company_id: scope.companyId,
      key_type: form.keyType,
      key_count: form.keyCount,
      note: form.note,
      state: "requested",
      requested_by: scope.userId,
    });
    await recordAuditIn(tx, {
      action: "addon.requested",
      subjectKind: "addon",
      subjectId: id,
      companyId: scope.companyId,
      userId: scope.userId,
      detail: { ...form },
    });
    await tellOperatorIn(tx, app, {
      kind: "addonRequested",
      values: { count: String(form.keyCount) },
      path: "/super-admin/admins/account-management/addons/request/details",
    });
    const row = await findAddon(tx, id, scope.companyId);
    if (row === undefined) throw new AppError("internal");
    return presentAddon(row);
  });
}
