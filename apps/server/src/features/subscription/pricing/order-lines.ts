import { addMonths, proratedMinor, unusedMinor } from "@kilolane/domain";
import type { PackageRow } from "../reads/package.ts";
import type { GrantTerm, RenewableRow, SubscriptionRow } from "../reads/subscription.ts";

/** A line of an order; amounts are minor units without tax. */
export interface OrderLine {
  readonly kind: "plan" | "key" | "addon" | "credit";
  readonly keyId: string | null;
  readonly keyType: "admin" | "agent" | "client" | null;
  readonly keyCount: number;
  readonly unitMinor: number;
  readonly netMinor: number;
}

type Counts = Pick<PackageRow, "admin_keys" | "agent_keys" | "client_keys">;
const TYPES = ["admin", "agent", "client"] as const;

/** The price of one key for a term; undefined where the package is not sold in that currency. */
function unitPriceOf(sold: PackageRow, currency: string, keyType: string): number | undefined {
  return sold.prices.find((price) => price.currency === currency && price.key_type === keyType)?.unit_minor;
}

/** Keys of each type, each at its price; undefined where the package is not sold in that currency. */
export function planLines(sold: PackageRow, counts: Counts, currency: string): OrderLine[] | undefined {
  const lines: OrderLine[] = [];
  for (const keyType of TYPES) {
    const unitMinor = unitPriceOf(sold, currency, keyType);
    if (unitMinor === undefined) return undefined;
    const keyCount = counts[`${keyType}_keys`];
    if (keyCount === 0) continue;
    lines.push({ kind: "plan", keyId: null, keyType, keyCount, unitMinor, netMinor: unitMinor * keyCount });
  }
  return lines;
}

/** What was paid before for days that are still to come. */
export function creditLine(grants: readonly GrantTerm[], nowMs: number): OrderLine | undefined {
  const unused = grants.reduce(
    (sum, grant) =>
      sum +
      unusedMinor(
        { netMinor: grant.net_minor, startsMs: grant.starts_at.getTime(), endsMs: grant.ends_at.getTime() },
        nowMs,
      ),
    0,
  );
  if (unused === 0) return undefined;
  return { kind: "credit", keyId: null, keyType: null, keyCount: 1, unitMinor: -unused, netMinor: -unused };
}

/** One line for each key, at the price of its type. */
export function keyLines(
  sold: PackageRow,
  keys: readonly RenewableRow[],
  currency: string,
): OrderLine[] | undefined {
  const lines: OrderLine[] = [];
  for (const { id: keyId, key_type: keyType } of keys) {
    const unitMinor = unitPriceOf(sold, currency, keyType);
    if (unitMinor === undefined) return undefined;
    lines.push({ kind: "key", keyId, keyType, keyCount: 1, unitMinor, netMinor: unitMinor });
  }
  return lines;
}

/** Keys beyond the package, for the days that are left of the term. */
export function addonLine(
  sold: PackageRow,
  subscription: SubscriptionRow,
  addon: { readonly keyType: "admin" | "agent" | "client"; readonly keyCount: number },
  nowMs: number,
): OrderLine | undefined {
  const price = unitPriceOf(sold, subscription.currency, addon.keyType);
  if (price === undefined) return undefined;
  const endsMs = subscription.ends_at.getTime();
  const term = { startsMs: addMonths(endsMs, -sold.term_months), endsMs };
  const unitMinor = proratedMinor(price, term, nowMs);
  return { kind: "addon", keyId: null, ...addon, unitMinor, netMinor: unitMinor * addon.keyCount };
}
