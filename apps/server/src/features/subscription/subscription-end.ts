import type { SystemTransaction } from "../../db/transaction.ts";
import { type Before, writeBoughtIn } from "./bought.ts";
import { findPackage } from "./reads/package.ts";
import { lockSubscription } from "./reads/subscription.ts";

/** Whether a stored moment is that one. */
export const isSameMoment = (text: string, moment: Date): boolean =>
  new Date(text).getTime() === moment.getTime();

/** The renewal of a key that is taken back. */
interface TakenRenewal {
  readonly companyId: string;
  readonly before: Before;
  readonly endsAt: Date;
}

/**
 * Ends the subscription when it would have ended without the renewal of a key: it lasts as long as the key that lasts
 * longest (decision 0034), so with what still counts. One that lasts longer stands on something newer and stays.
 */
export async function restoreEndIn(
  tx: SystemTransaction,
  { companyId, before, endsAt: takenEnd }: TakenRenewal,
): Promise<void> {
  const subscription = await lockSubscription(tx, companyId);
  if (subscription === undefined || subscription.ends_at > takenEnd) return;
  const standing = await tx.db
    .selectFrom("payment_grant")
    .where("company_id", "=", companyId)
    .where("ended_at", "is", null)
    .where("kind", "in", ["plan", "key"])
    .select(["kind", "ends_at"])
    .execute();
  // a renewal of before the former end was kept, beside a plan that nobody paid
  if (before.subscriptionEnd === undefined && !standing.some(({ kind }) => kind === "plan")) return;
  const ends = standing.map(({ ends_at: end }) => end.getTime());
  const endsAt = new Date(Math.max(new Date(before.subscriptionEnd ?? 0).getTime(), ...ends));
  const sold = await findPackage(tx, subscription.package_id);
  if (sold === undefined || endsAt >= subscription.ends_at) return;
  const { currency, started_at: startedAt } = subscription;
  await writeBoughtIn(tx, { companyId, sold, currency, counts: subscription, startedAt, endsAt });
}

/** What a later grant remembers of the subscription, without the extension that a renewal gave it. */
export function withoutExtension(remembered: Before, formerEnd: string | undefined, endsAt: Date): Before {
  if (formerEnd === undefined || new Date(formerEnd) >= endsAt) return remembered;
  const { subscription, subscriptionEnd } = remembered;
  const isExtended = subscription && isSameMoment(subscription.ends_at, endsAt);
  const shift = new Date(formerEnd).getTime() - endsAt.getTime();
  const earlier = (moment: string): string => new Date(new Date(moment).getTime() + shift).toISOString();
  return {
    ...remembered,
    ...(subscriptionEnd !== undefined &&
      isSameMoment(subscriptionEnd, endsAt) && { subscriptionEnd: formerEnd }),
    ...(isExtended && {
      subscription: {
        ...subscription,
        ends_at: formerEnd,
        read_only_at: earlier(subscription.read_only_at),
      },
    }),
  };
}
