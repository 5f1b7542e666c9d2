import type { SystemTransaction } from "../../db/transaction.ts";
import { type Before, beforeShape, fewerSeats, moveSeatsIn } from "./bought.ts";
import { findPackage } from "./reads/package.ts";
import { findPaidKeys, lockSubscription, type SubscriptionRow } from "./reads/subscription.ts";
import { isSameMoment, restoreEndIn, withoutExtension } from "./subscription-end.ts";
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
    const taken = { companyId, before, endsAt: grant.ends_at };
    const later = await findLater(tx, companyId, grant.granted_at);
    await restoreKeysIn(tx, taken, later);
    await forgetIn(tx, taken, later);
    if (grant.kind === "key") await restoreEndIn(tx, taken);
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

/** What is taken back: what was there before it, and until when it gave. */
interface Taken {
  readonly companyId: string;
  readonly before: Before;
  readonly endsAt: Date;
}

interface LaterGrant {
  readonly id: string;
  readonly kind: string;
  readonly endsAt: Date;
  readonly before: Before;
}

/** Grants that were given after another one and still count: what they remember holds what it gave. */
async function findLater(
  tx: SystemTransaction,
  companyId: string,
  grantedAt: Date,
): Promise<readonly LaterGrant[]> {
  const rows = await tx.db
    .selectFrom("payment_grant")
    .where("company_id", "=", companyId)
    .where("ended_at", "is", null)
    .where("granted_at", ">", grantedAt)
    .select(["id", "kind", "ends_at", "before"])
    .execute();
  return rows.map(({ id, kind, ends_at: endsAt, before }) => ({
    id,
    kind,
    endsAt,
    before: beforeShape.parse(before),
  }));
}

/** A plan that was paid after the keys were renewed covers them until its own end, whatever becomes of their money. */
function coveredUntil(later: readonly LaterGrant[], keyId: string, endsAt: Date): Date {
  const covering = later.filter(
    ({ kind, before: { keys = [] } }) => kind === "plan" && keys.some((key) => key.keyId === keyId),
  );
  return new Date(Math.max(endsAt.getTime(), ...covering.map((grant) => grant.endsAt.getTime())));
}

/** Later grants no longer remember what is taken back: taken back in turn, they do not give it again. */
async function forgetIn(
  tx: SystemTransaction,
  { before: { keys = [], addon, subscriptionEnd }, endsAt }: Taken,
  later: readonly LaterGrant[],
): Promise<void> {
  const former = new Map(keys.map((key) => [key.keyId, key.endsAt]));
  for (const { id, before: remembered } of later) {
    const before = withoutExtension(remembered, subscriptionEnd, endsAt);
    const { subscription } = before;
    const next: Before = {
      ...before,
      ...(before.keys && {
        keys: before.keys.map((key) => ({
          keyId: key.keyId,
          endsAt: isSameMoment(key.endsAt, endsAt) ? (former.get(key.keyId) ?? key.endsAt) : key.endsAt,
        })),
      }),
      ...(addon && subscription && { subscription: { ...subscription, ...fewerSeats(subscription, addon) } }),
    };
    await tx.db
      .updateTable("payment_grant")
      .set({ before: JSON.stringify(next) })
      .where("id", "=", id)
      .execute();
  }
}

async function restoreKeysIn(
  tx: SystemTransaction,
  { companyId, before: { keys = [] }, endsAt }: Taken,
  later: readonly LaterGrant[],
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
      .map((key) => ({ keyId: key.keyId, endsAt: coveredUntil(later, key.keyId, new Date(key.endsAt)) })),
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
  await writeFormerIn(tx, companyId, before.subscription ?? null);
  await takeBackRefundedIn(tx, companyId, counted);
}

/** What was counted towards a plan and was given back since goes the way it would have gone without that plan. */
async function takeBackRefundedIn(
  tx: SystemTransaction,
  companyId: string,
  counted: readonly string[],
): Promise<void> {
  if (counted.length === 0) return;
  const refunded = await tx.db
    .selectFrom("payment_grant as g")
    .innerJoin("payment as p", "p.id", "g.payment_id")
    .where("g.id", "in", [...counted])
    .where("p.state", "=", "refunded")
    .select(["g.payment_id", "g.granted_at"])
    .orderBy("g.granted_at", "desc")
    .execute();
  for (const paymentId of new Set(refunded.map(({ payment_id: id }) => id)))
    await takeBackIn(tx, { paymentId, companyId });
}

async function writeFormerIn(
  tx: SystemTransaction,
  companyId: string,
  former: NonNullable<Before["subscription"]> | null,
): Promise<void> {
  if (former === null) {
    await removeSubscription(tx, companyId);
    return;
  }
  const { started_at, ends_at, read_only_at, ...rest } = former;
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
