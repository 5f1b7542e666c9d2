import type { EndpointParsed, decideAddonRequest, ManagedAddon } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { type SystemTransaction, withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError, requireWritten } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { moveSeatsIn } from "./bought.ts";
import { tellCompanyIn } from "./people.ts";
import { presentManagedAddon } from "./present.ts";
import { type AddonRow, findAddon } from "./reads/addon.ts";
import { findPackage } from "./reads/package.ts";
import { lockSubscription } from "./reads/subscription.ts";
import { writeAddon } from "./writes.ts";

type Decision = EndpointParsed<typeof decideAddonRequest>["body"] & { readonly id: string };

const STATES = { approve: "approved", give: "given", reject: "rejected" } as const;

/**
 * Approves a request so that the company may pay it, gives the keys without a charge, or turns it down.
 * @throws AppError not-found, state-conflict (decided already; no subscription to add to), version-conflict
 */
export function updateAddonRequest(
  scope: PlatformScope,
  app: App,
  decision: Decision,
): Promise<ManagedAddon> {
  const { id, version, reason } = decision;
  const system = actAsSystem(scope, "the operator decides about an add-on of a company");
  return withTransaction(system, async (tx) => {
    const row = await findAddon(tx, id);
    if (row === undefined) throw new AppError("not-found");
    requireWritten(row.version === version, row.version);
    if (row.state !== "requested") throw new AppError("state-conflict");
    const seen = { id, companyId: row.company_id, version };
    const change = {
      state: STATES[decision.decision],
      reason,
      decided_by: scope.userId,
      decided_at: tx.now(),
    };
    requireWritten(await writeAddon(tx, seen, change), row.version);
    if (decision.decision === "give") await giveIn(tx, row);
    await recordAuditIn(tx, {
      action: `addon.${change.state}`,
      subjectKind: "addon",
      subjectId: id,
      companyId: row.company_id,
      userId: scope.userId,
      detail: { reason },
    });
    await tellCompanyIn(tx, app, row.company_id, {
      kind: decision.decision === "reject" ? "addonRejected" : "addonApproved",
      values: { count: String(row.key_count), reason },
      path: "/freight-forwarder/admin/subscription/addons",
    });
    const after = await findAddon(tx, id);
    return presentManagedAddon(after ?? row);
  });
}

async function giveIn(tx: SystemTransaction, row: AddonRow): Promise<void> {
  const subscription = await lockSubscription(tx, row.company_id);
  const sold = subscription && (await findPackage(tx, subscription.package_id));
  if (subscription === undefined || sold === undefined) throw new AppError("state-conflict");
  await moveSeatsIn(tx, subscription, sold, { keyType: row.key_type, keyCount: row.key_count });
}
