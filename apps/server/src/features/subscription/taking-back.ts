import type { SystemTransaction } from "../../db/transaction.ts";
import { type Before, beforeShape, moveSeatsIn } from "./bought.ts";
import { findPackage } from "./reads/package.ts";
import { findPaidKeys, lockSubscription, type SubscriptionRow } from "./reads/subscription.ts";
import { removeSubscription, upsertSubscription, writeKeyEnds, writeSeats } from "./writes.ts";

/** Takes back what a payment gave, as far as nothing newer stands on it. */
export async function takeBackIn(
  tx: SystemTransaction,
  { paymentId, companyId }: { readonly paymentId: string; readonly companyId: string },
): Promise<void> {
  const subscription = await lockSubscription(tx, companyId);
  const grants = await tx.db
    .selectFrom("payment_grant")
    .where("payment_id", "=", paymentId)
    .selectAll()
    .forUpdate()
    .execute();
  for (const grant of grants) {
    const before = beforeShape.parse(grant.before);
    const isStanding = grant.ended_at === null;
    await tx.db.updateTable("payment_grant").set({ ended_at: tx.now() }).where("id", "=", grant.id).execute();
    if (!isStanding) continue;
    await restoreKeysIn(tx, companyId, before, grant.ends_at);
    if (grant.kind === "plan")
      await restorePlanIn(tx, {
        companyId,
        subscription,
        before,
        endsAt: before.lastsUntil === undefined ? grant.ends_at : new Date(before.lastsUntil),
      });
    const sold = subscription && (await findPackage(tx, subscription.package_id));
    if (before.addon !== undefined && subscription !== undefined && sold !== undefined) {
      const { keyType, keyCount } = before.addon;
      await moveSeatsIn(tx, subscription, sold, { keyType, keyCount: -keyCount });
    }
  }
}

async function restoreKeysIn(
  tx: SystemTransaction,
  companyId: string,
  { keys = [] }: Before,
  endsAt: Date,
): Promise<void> {
  const now = await findPaidKeys(
    tx,
    companyId,
    keys.map(({ keyId }) => keyId),
  );
  // a key that was renewed again meanwhile keeps its later end
  const standing = new Set(now.filter((key) => key.expires_at <= endsAt).map(({ id }) => id));
  await writeKeyEnds(
    tx,
    companyId,
    keys
      .filter(({ keyId }) => standing.has(keyId))
      .map((key) => ({ keyId: key.keyId, endsAt: new Date(key.endsAt) })),
  );
}

interface PlanRestoring {
  readonly companyId: string;
  readonly subscription: SubscriptionRow | undefined;
  readonly before: Before;
  readonly endsAt: Date;
}

async function restorePlanIn(
  tx: SystemTransaction,
  { companyId, subscription, before, endsAt }: PlanRestoring,
): Promise<void> {
  if (subscription === undefined || subscription.ends_at > endsAt) return;
  const { counted = [] } = before;
  if (counted.length > 0)
    await tx.db.updateTable("payment_grant").set({ ended_at: null }).where("id", "in", counted).execute();
  if (before.subscription === null || before.subscription === undefined) {
    await removeSubscription(tx, companyId);
    return;
  }
  const { started_at, ends_at, read_only_at, ...rest } = before.subscription;
  await upsertSubscription(tx, {
    company_id: companyId,
    ...rest,
    started_at: new Date(started_at),
    ends_at: new Date(ends_at),
    read_only_at: new Date(read_only_at),
    notice_days: null,
  });
  const { admin_keys: admin, agent_keys: agent, client_keys: client } = rest;
  await writeSeats(tx, companyId, { admin, agent, client });
}
