import { addMonths, shareOut } from "@kilolane/domain";
import type { SystemTransaction } from "../../db/transaction.ts";
import { newId } from "../../db/new-id.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findAddon } from "./reads/addon.ts";
import { findPackage, type PackageRow } from "./reads/package.ts";
import { type Before, beforeShape, type Counts, moveSeatsIn, snapshotOf, writeBoughtIn } from "./bought.ts";
import { findPaidKeys, findRenewable, lockSubscription, type SubscriptionRow } from "./reads/subscription.ts";
import { insertAddon, writeAddon, writeKeyEnds } from "./writes.ts";

/** What has been paid, as its row and lines say it. */
export interface PaidOrder {
  /** when it was priced: what was bought since is not in its credit */
  readonly orderedAt: Date;
  readonly paymentId: string;
  readonly companyId: string;
  readonly userId: string;
  readonly purpose: string;
  readonly packageId: string | null;
  readonly addonId: string | null;
  readonly currency: string;
  readonly netMinor: number;
  readonly amountMinor: number;
  readonly lines: readonly {
    readonly kind: string;
    readonly keyId: string | null;
    readonly keyType: string | null;
    readonly keyCount: number;
    readonly netMinor: number;
  }[];
}

interface NewGrant {
  readonly kind: "plan" | "key" | "addon";
  readonly keyId?: string;
  readonly netMinor: number;
  readonly amountMinor: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly before: Before;
}

/**
 * Gives what was paid, in the transaction that books the money: of one payment once (a second time breaks
 * payment_grant_once). The amounts of the grants add up to the payment's.
 */
export async function grantIn(tx: SystemTransaction, paid: PaidOrder): Promise<void> {
  const subscription = await lockSubscription(tx, paid.companyId);
  const sold = paid.packageId === null ? undefined : await findPackage(tx, paid.packageId);
  if (sold === undefined) throw new Error("a payment without its package");
  const grants =
    paid.purpose === "keys"
      ? await renewKeysIn(tx, { paid, subscription, sold })
      : paid.purpose === "addon"
        ? await addSeatsIn(tx, { paid, subscription, sold })
        : await startTermIn(tx, { paid, subscription, sold });
  for (const grant of grants) {
    await tx.db
      .insertInto("payment_grant")
      .values({
        id: newId(),
        company_id: paid.companyId,
        payment_id: paid.paymentId,
        kind: grant.kind,
        key_id: grant.keyId ?? null,
        net_minor: grant.netMinor,
        amount_minor: grant.amountMinor,
        currency: paid.currency,
        starts_at: grant.startsAt,
        ends_at: grant.endsAt,
        before: JSON.stringify(grant.before),
        granted_at: tx.now(),
      })
      .execute();
  }
  await recordAuditIn(tx, {
    action: `subscription.${paid.purpose}-granted`,
    subjectKind: "subscription",
    subjectId: paid.companyId,
    companyId: paid.companyId,
    userId: paid.userId,
    detail: { paymentId: paid.paymentId, endsAt: grants.map(({ endsAt }) => endsAt.toISOString()) },
  });
}

interface Granting {
  readonly paid: PaidOrder;
  readonly subscription: SubscriptionRow | undefined;
  readonly sold: PackageRow;
}

/** A plan from now on, or another term of the one that runs; all keys within its numbers go with it. */
async function startTermIn(
  tx: SystemTransaction,
  { paid, subscription, sold }: Granting,
): Promise<NewGrant[]> {
  const isRenewal = paid.purpose === "all-keys" && subscription !== undefined;
  const now = tx.now();
  const startsAt = isRenewal && subscription.ends_at > now ? subscription.ends_at : now;
  const endsAt = new Date(addMonths(startsAt.getTime(), sold.term_months));
  const counted = isRenewal ? [] : await endGrantsIn(tx, paid);
  const since = isRenewal ? [] : await findGrantsSince(tx, paid);
  const counts = isRenewal ? subscription : withAddons(sold, since);
  const lastsUntil = new Date(
    Math.max(
      endsAt.getTime(),
      ...since.filter(({ kind }) => kind === "key").map(({ ends_at: end }) => end.getTime()),
    ),
  );
  const keys = await keysWithin(tx, paid.companyId, counts);
  const before: Before = {
    subscription: snapshotOf(subscription),
    keys: keys.map((key) => ({ keyId: key.id, endsAt: key.expires_at.toISOString() })),
    counted,
    ...(lastsUntil > endsAt && { lastsUntil: lastsUntil.toISOString() }),
  };
  await writeBoughtIn(tx, {
    companyId: paid.companyId,
    sold,
    currency: paid.currency,
    counts,
    startedAt: isRenewal ? subscription.started_at : now,
    endsAt: lastsUntil,
  });
  await writeKeyEnds(
    tx,
    paid.companyId,
    keys.filter((key) => key.expires_at < endsAt).map((key) => ({ keyId: key.id, endsAt })),
  );
  const { netMinor, amountMinor } = paid;
  return [{ kind: "plan", netMinor, amountMinor, startsAt, endsAt, before }];
}

async function renewKeysIn(
  tx: SystemTransaction,
  { paid, subscription, sold }: Granting,
): Promise<NewGrant[]> {
  const ids = paid.lines.flatMap(({ keyId }) => (keyId === null ? [] : [keyId]));
  const keys = new Map((await findPaidKeys(tx, paid.companyId, ids)).map((key) => [key.id, key]));
  const shares = shareOut(
    BigInt(paid.amountMinor),
    paid.lines.map((line) => BigInt(line.netMinor)),
  );
  const now = tx.now().getTime();
  const grants = paid.lines.map((line, place): NewGrant => {
    const key = keys.get(line.keyId ?? "");
    if (key === undefined) throw new Error("a paid key is gone");
    const startsAt = new Date(Math.max(now, key.expires_at.getTime()));
    return {
      kind: "key",
      keyId: key.id,
      netMinor: line.netMinor,
      amountMinor: Number(shares[place] ?? 0n),
      startsAt,
      endsAt: new Date(addMonths(startsAt.getTime(), sold.term_months)),
      before: {
        keys: [{ keyId: key.id, endsAt: key.expires_at.toISOString() }],
        ...(subscription && { subscriptionEnd: subscription.ends_at.toISOString() }),
      },
    };
  });
  await writeKeyEnds(
    tx,
    paid.companyId,
    grants.map(({ keyId = "", endsAt }) => ({ keyId, endsAt })),
  );
  const last = new Date(Math.max(...grants.map(({ endsAt }) => endsAt.getTime())));
  if (subscription !== undefined && last > subscription.ends_at) {
    const { company_id: companyId, currency, started_at: startedAt } = subscription;
    await writeBoughtIn(tx, { companyId, sold, currency, counts: subscription, startedAt, endsAt: last });
  }
  return grants;
}

async function addSeatsIn(
  tx: SystemTransaction,
  { paid, subscription, sold }: Granting,
): Promise<NewGrant[]> {
  const [line] = paid.lines;
  if (subscription === undefined || line === undefined) throw new Error("an add-on without a subscription");
  const { keyType, keyCount } = line;
  await moveSeatsIn(tx, subscription, sold, { keyType: keyType ?? "", keyCount });
  const decided = { state: "bought", decided_at: tx.now() };
  const addon = paid.addonId === null ? undefined : await findAddon(tx, paid.addonId, paid.companyId);
  if (addon === undefined)
    await insertAddon(tx, {
      company_id: paid.companyId,
      key_type: keyType ?? "",
      key_count: keyCount,
      requested_by: paid.userId,
      ...decided,
    });
  else await writeAddon(tx, { id: addon.id, companyId: paid.companyId, version: addon.version }, decided);
  const { netMinor, amountMinor } = paid;
  const [startsAt, endsAt] = [tx.now(), subscription.ends_at > tx.now() ? subscription.ends_at : tx.now()];
  const before: Before = { addon: { keyType: keyType ?? "", keyCount } };
  return [{ kind: "addon", netMinor, amountMinor, startsAt, endsAt, before }];
}

/** The keys that a plan's numbers cover: those in use first, then those that last longest. */
async function keysWithin(tx: SystemTransaction, companyId: string, counts: Counts) {
  const keys = await findRenewable(tx, companyId);
  const left = { admin: counts.admin_keys, agent: counts.agent_keys, client: counts.client_keys };
  return keys
    .toSorted(
      (a, b) =>
        Number(b.used_by !== null) - Number(a.used_by !== null) ||
        b.expires_at.getTime() - a.expires_at.getTime(),
    )
    .filter((key) => {
      left[key.key_type] -= 1;
      return left[key.key_type] >= 0;
    });
}

/** Grants whose rest was counted towards a new plan end now. @returns their ids */
async function endGrantsIn(tx: SystemTransaction, { companyId, orderedAt }: PaidOrder): Promise<string[]> {
  const ended = await tx.db
    .updateTable("payment_grant")
    .set({ ended_at: tx.now() })
    .where("company_id", "=", companyId)
    .where("ended_at", "is", null)
    .where("ends_at", ">", tx.now())
    .where("granted_at", "<=", orderedAt)
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** What was bought between the order of a plan and its payment: the plan's price counts none of it, so it goes on. */
async function findGrantsSince(tx: SystemTransaction, { companyId, orderedAt }: PaidOrder) {
  return tx.db
    .selectFrom("payment_grant")
    .where("company_id", "=", companyId)
    .where("ended_at", "is", null)
    .where("ends_at", ">", tx.now())
    .where("granted_at", ">", orderedAt)
    .select(["kind", "ends_at", "before"])
    .execute();
}

/** A plan's numbers with the add-ons that go on beside it. */
function withAddons(plan: Counts, grants: readonly { readonly before: unknown }[]): Counts {
  const addons = grants.flatMap(({ before }) => beforeShape.parse(before).addon ?? []);
  const more = (type: string): number =>
    addons.reduce((sum, { keyType, keyCount }) => sum + (keyType === type ? keyCount : 0), 0);
  return {
    admin_keys: plan.admin_keys + more("admin"),
    agent_keys: plan.agent_keys + more("agent"),
    client_keys: plan.client_keys + more("client"),
  };
}
