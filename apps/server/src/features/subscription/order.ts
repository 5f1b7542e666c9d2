import type { PaymentOrder } from "@kilolane/contract";
import { addMonths, type PaymentPurpose, taxMinor } from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { addonLine, creditLine, keyLines, type OrderLine, planLines } from "./pricing/order-lines.ts";
import { findAddon } from "./reads/addon.ts";
import { findPackage, type PackageRow } from "./reads/package.ts";
import {
  findRenewable,
  findRunningGrants,
  findSubscription,
  type SubscriptionRow,
} from "./reads/subscription.ts";

export type { OrderLine } from "./pricing/order-lines.ts";

/** What an order costs, read from the operator's prices; the browser's word counts for nothing but ids. */
export interface PricedOrder {
  readonly purpose: PaymentPurpose;
  readonly currency: string;
  readonly lines: readonly OrderLine[];
  readonly netMinor: number;
  readonly taxMinor: number;
  readonly amountMinor: number;
  readonly taxBasisPoints: number;
  readonly taxName: string;
  readonly packageId: string;
  readonly packageName: string;
  readonly addonId: string | null;
  readonly endsAt: Date;
}

interface Draft {
  readonly purpose: PaymentPurpose;
  readonly currency: string;
  readonly lines: readonly OrderLine[] | undefined;
  readonly sold: PackageRow;
  readonly addonId: string | null;
  readonly endsMs: number;
}

/**
 * Prices an order as of now.
 * @throws AppError not-found, no-subscription, state-conflict, plan-covers-less, validation (currency: unknown-currency)
 */
export async function getPricedOrder(tx: CompanyTransaction, order: PaymentOrder): Promise<PricedOrder> {
  const draft = await draftOf(tx, order);
  if (draft.lines === undefined) throw invalidFields({ field: "currency", code: "unknown-currency" });
  const netMinor = draft.lines.reduce((sum, line) => sum + line.netMinor, 0);
  if (netMinor <= 0) throw new AppError("plan-covers-less");
  const seller = await tx.db
    .selectFrom("billing_seller")
    .select(["tax_basis_points", "tax_name"])
    .executeTakeFirstOrThrow();
  const tax = taxMinor(netMinor, seller.tax_basis_points);
  return {
    purpose: draft.purpose,
    currency: draft.currency,
    lines: draft.lines,
    addonId: draft.addonId,
    netMinor,
    taxMinor: tax,
    amountMinor: netMinor + tax,
    taxBasisPoints: seller.tax_basis_points,
    taxName: seller.tax_name,
    packageId: draft.sold.id,
    packageName: draft.sold.name,
    endsAt: new Date(draft.endsMs),
  };
}

function draftOf(tx: CompanyTransaction, order: PaymentOrder): Promise<Draft> {
  switch (order.kind) {
    case "plan":
      return draftPlan(tx, order);
    case "keys":
      return draftKeys(tx, order.keyIds);
    case "all-keys":
      return draftRenewal(tx);
    case "addon":
      return draftAddon(tx, order, null);
    case "approved-addon":
      return draftApproved(tx, order.addonId);
  }
}

async function draftPlan(
  tx: CompanyTransaction,
  { packageId, currency }: { readonly packageId: string; readonly currency: string },
): Promise<Draft> {
  const sold = await findPackage(tx, packageId);
  if (sold === undefined || !sold.is_offered) throw new AppError("not-found");
  const now = tx.now().getTime();
  const grants = await findRunningGrants(tx, tx.scope.companyId);
  // a credit is of the currency in which it was paid: another one is chosen once nothing is left
  if (grants.some((grant) => grant.currency !== currency))
    throw invalidFields({ field: "currency", code: "other-currency" });
  const lines = planLines(sold, sold, currency);
  const credit = creditLine(grants, now);
  return {
    purpose: "plan",
    currency,
    lines: lines && [...lines, ...(credit === undefined ? [] : [credit])],
    sold,
    addonId: null,
    endsMs: addMonths(now, sold.term_months),
  };
}

interface Bought {
  readonly subscription: SubscriptionRow;
  readonly sold: PackageRow;
}

/** @throws AppError no-subscription */
async function getBought(tx: CompanyTransaction): Promise<Bought> {
  const subscription = await findSubscription(tx, tx.scope.companyId);
  const sold = subscription && (await findPackage(tx, subscription.package_id));
  if (subscription === undefined || sold === undefined) throw new AppError("no-subscription");
  return { subscription, sold };
}

async function draftKeys(tx: CompanyTransaction, keyIds: readonly string[]): Promise<Draft> {
  const { subscription, sold } = await getBought(tx);
  const ids = [...new Set(keyIds)];
  const keys = await findRenewable(tx, tx.scope.companyId, ids);
  if (keys.length !== ids.length) throw new AppError("not-found");
  const now = tx.now().getTime();
  const { currency } = subscription;
  const ends = keys.map((key) => addMonths(Math.max(now, key.expires_at.getTime()), sold.term_months));
  const lines = keyLines(sold, keys, currency);
  return { purpose: "keys", currency, lines, sold, addonId: null, endsMs: Math.max(...ends) };
}

async function draftRenewal(tx: CompanyTransaction): Promise<Draft> {
  const { subscription, sold } = await getBought(tx);
  const from = Math.max(tx.now().getTime(), subscription.ends_at.getTime());
  const { currency } = subscription;
  const lines = planLines(sold, subscription, currency);
  return {
    purpose: "all-keys",
    currency,
    lines,
    sold,
    addonId: null,
    endsMs: addMonths(from, sold.term_months),
  };
}

async function draftAddon(
  tx: CompanyTransaction,
  addon: { readonly keyType: "admin" | "agent" | "client"; readonly keyCount: number },
  addonId: string | null,
): Promise<Draft> {
  const { subscription, sold } = await getBought(tx);
  if (subscription.ends_at <= tx.now()) throw new AppError("state-conflict");
  const { keyType, keyCount } = addon;
  const line = addonLine(sold, subscription, { keyType, keyCount }, tx.now().getTime());
  const lines = line && [line];
  const { currency } = subscription;
  return { purpose: "addon", currency, lines, sold, addonId, endsMs: subscription.ends_at.getTime() };
}

async function draftApproved(tx: CompanyTransaction, addonId: string): Promise<Draft> {
  const addon = await findAddon(tx, addonId, tx.scope.companyId);
  if (addon === undefined) throw new AppError("not-found");
  if (addon.state !== "approved") throw new AppError("state-conflict");
  return draftAddon(tx, { keyType: addon.key_type, keyCount: addon.key_count }, addonId);
}
