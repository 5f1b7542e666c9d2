import type { EndpointOutput, getAnyKey, KeyDetail, KeyEvent, KeyFilter } from "@kilolane/contract";
import { isSeatedKind, type KeyType } from "@kilolane/domain";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { openSealed } from "../../integrations/secrets/seal.ts";
import { noteKey } from "./get-locked-key.ts";
import { mayReadKeyText } from "./policy.ts";
import { presentEvent, presentKey } from "./present.ts";
import { findKeyEvents } from "./reads/history.ts";
import { findKey, findKeyOfUser, getKeyCompany, lockKey, type StoredKey } from "./reads/key.ts";
import { countKeyStates, findAllKeys, findKeys, type KeyCounts, type KeySearch } from "./reads/list.ts";
import { findSeats } from "./reads/seats.ts";

/** How many match behind the filter that is set. */
function totalOf(counts: KeyCounts, filter: KeyFilter): number {
  const totals: Readonly<Record<KeyFilter, number>> = {
    All: counts.all,
    Assigned: counts.assigned,
    Unassigned: counts.unassigned,
    Used: counts.used,
    Unused: counts.unused,
    Active: counts.active,
    Suspended: counts.suspended,
    Expired: counts.expired,
  };
  return totals[filter];
}

/** One page of the company's keys, masked. */
export function findKeyPage(scope: CompanyScope, search: KeySearch) {
  return withTransaction(scope, async (tx) => {
    const { rows, counts } = await findKeys(tx, search);
    const content = rows.map((row) => presentKey(scope, row));
    return { content, total: totalOf(counts, search.filter), counts };
  });
}

export type PlatformSearch = Parameters<typeof findAllKeys>[1];

/** One page of the keys of all companies of a kind, masked. */
export function findPlatformKeyPage(scope: PlatformScope, search: PlatformSearch) {
  return withTransaction(scope, async (tx) => {
    const { rows, counts } = await findAllKeys(tx, search);
    const content = rows.map((row) => ({ ...presentKey(scope, row), companyName: row.company_name }));
    return { content, total: totalOf(counts, search.filter), counts };
  });
}

/** How many keys there are, by state and by type. */
export function countKeys(scope: CompanyScope) {
  return withTransaction(scope, async (tx) => {
    const { kind } = await getKeyCompany(tx);
    return { ...(await countKeyStates(tx)), types: await findSeats(tx, kind) };
  });
}

/** One key; its text when it is asked for, and only for who may give it out. @throws AppError not-found */
export function getKeyDetail(
  scope: CompanyScope,
  app: App,
  wish: { readonly id: string; readonly showsText: boolean },
): Promise<KeyDetail> {
  return withTransaction(scope, async (tx) =>
    presentDetail(tx, app, { row: await findKey(tx, wish.id), showsText: wish.showsText }),
  );
}

/** The same for the operator, with the company. @throws AppError not-found */
export function getPlatformKeyDetail(
  scope: CompanyScope,
  app: App,
  wish: { readonly id: string; readonly showsText: boolean },
): Promise<EndpointOutput<typeof getAnyKey>> {
  return withTransaction(scope, async (tx) => {
    const { name: companyName, kind } = await getKeyCompany(tx);
    if (!isSeatedKind(kind)) throw new AppError("not-found");
    const row = await findKey(tx, wish.id);
    return { ...(await presentDetail(tx, app, { row, showsText: wish.showsText })), companyName, kind };
  });
}

/** The key of that type that a person holds. @throws AppError not-found */
export function getKeyOfUser(
  scope: CompanyScope,
  app: App,
  holder: { readonly userId: string; readonly keyType: KeyType },
): Promise<KeyDetail> {
  return withTransaction(scope, async (tx) =>
    presentDetail(tx, app, {
      row: await findKeyOfUser(tx, holder.userId, holder.keyType),
      showsText: false,
    }),
  );
}

async function presentDetail(
  tx: CompanyTransaction,
  app: App,
  { row, showsText }: { readonly row: StoredKey | undefined; readonly showsText: boolean },
): Promise<KeyDetail> {
  if (row === undefined) throw new AppError("not-found");
  const text = showsText && mayReadKeyText(tx.scope, row) ? await openKeyText(tx, app, row.id) : null;
  const events = await findKeyEvents(tx, row.id);
  const history: KeyEvent[] = events.flatMap((event) => presentEvent(event) ?? []);
  return { ...presentKey(tx.scope, row), alphanumericKey: text, history };
}

/** The key in full, and a note of who looked. */
async function openKeyText(tx: CompanyTransaction, app: App, id: string): Promise<string | null> {
  const sealed = await lockKey(tx, id);
  if (sealed === undefined) return null;
  await noteKey(tx, "key.shown", id, {});
  return openSealed(app.config.secretKey, "licence-key", sealed);
}
