import {
  ADDON_STATES,
  type Addon,
  type ForecastMonth,
  type ManagedAddon,
  type ManagedPackage,
  PACKAGE_KEY_TYPES,
  type Subscription,
  type SubscriptionPackage,
  type SubscriptionState,
} from "@kilolane/contract";
import { decimalOfMinor, maskKey } from "@kilolane/domain";
import { lastDayOf } from "../seat/key-mail.ts";
import type { AddonRow } from "./reads/addon.ts";
import type { ForecastRow, ManagedPackageRow, PackageRow } from "./reads/package.ts";
import type { RenewableRow, SeatUseRow, SubscriptionRow } from "./reads/subscription.ts";

const DAY_MS = 86_400_000;
/** From so many days before the end on the screens speak of it. */
const ENDING_DAYS = 30;

/** A package with its prices, each currency in one row. */
export function presentPackage(row: PackageRow): SubscriptionPackage {
  const counts = { admin: row.admin_keys, agent: row.agent_keys, client: row.client_keys };
  const currencies = [...new Set(row.prices.map(({ currency }) => currency))];
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    adminKeys: row.admin_keys,
    agentKeys: row.agent_keys,
    clientKeys: row.client_keys,
    termMonths: row.term_months,
    graceDays: row.grace_days,
    isOffered: row.is_offered,
    prices: currencies.map((currency) => {
      const of = (type: string): number =>
        row.prices.find((price) => price.currency === currency && price.key_type === type)?.unit_minor ?? 0;
      const total = PACKAGE_KEY_TYPES.reduce((sum, type) => sum + of(type) * counts[type], 0);
      const money = (minor: number): string => decimalOfMinor(minor, currency);
      return {
        currency,
        admin: money(of("admin")),
        agent: money(of("agent")),
        client: money(of("client")),
        total: money(total),
      };
    }),
    version: row.version,
  };
}

export function presentManagedPackage(row: ManagedPackageRow): ManagedPackage {
  return { ...presentPackage(row), companyCount: row.company_count };
}

export function presentForecast(row: ForecastRow): ForecastMonth {
  const { month, currency, companies, keys } = row;
  return { month, currency, companies, keys, amount: decimalOfMinor(row.minor, currency) };
}

/** How a subscription stands at a moment. */
function stateOf(row: SubscriptionRow | undefined, now: Date): SubscriptionState {
  if (row === undefined) return "none";
  if (row.read_only_at <= now) return "ended";
  if (row.ends_at <= now) return "grace";
  return row.ends_at.getTime() - now.getTime() <= ENDING_DAYS * DAY_MS ? "ending" : "active";
}

export interface SubscriptionView {
  readonly row: SubscriptionRow | undefined;
  readonly use: readonly SeatUseRow[];
  readonly keys: readonly RenewableRow[];
  readonly now: Date;
}

/** What the company has, its seats and its keys. */
export function presentSubscription({ row, use, keys, now }: SubscriptionView): Subscription {
  const daysLeft =
    row === undefined ? null : Math.max(0, Math.ceil((row.ends_at.getTime() - now.getTime()) / DAY_MS));
  return {
    state: stateOf(row, now),
    packageName: row?.package_name ?? null,
    packageId: row?.package_id ?? null,
    currency: row?.currency ?? null,
    termMonths: row?.term_months ?? null,
    startedAt: row?.started_at.toISOString() ?? null,
    endsAt: row?.ends_at.toISOString() ?? null,
    readOnlyAt: row?.read_only_at.toISOString() ?? null,
    daysLeft,
    seats: PACKAGE_KEY_TYPES.map((keyType) => {
      const used = use.find(({ key_type }) => key_type === keyType);
      const seats = row?.[`${keyType}_keys`] ?? 0;
      return { keyType, seats, keys: used?.keys ?? 0, used: used?.used ?? 0 };
    }),
    keys: keys.map((key) => ({
      id: key.id,
      key: maskKey(key.key_tail),
      keyType: key.key_type,
      email: key.email,
      holderName: key.holder_name,
      expiryDate: lastDayOf(key.expires_at),
      isExpired: key.is_expired,
      isBeingPaid: key.is_being_paid,
    })),
  };
}

export function presentAddon(row: AddonRow): Addon {
  const state = ADDON_STATES.find((known) => known === row.state);
  if (state === undefined) throw new TypeError(`unknown state of an add-on ${row.state}`);
  return {
    id: row.id,
    keyType: row.key_type,
    keyCount: row.key_count,
    note: row.note,
    state,
    reason: row.reason,
    requestedBy: row.requested_by_name ?? "",
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    version: row.version,
  };
}

export function presentManagedAddon(row: AddonRow): ManagedAddon {
  return { ...presentAddon(row), companyId: row.company_id, companyName: row.company_name };
}
