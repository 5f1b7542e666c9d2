import type { KeyRow } from "@kilolane/contract";
import type { KeyType } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { countCall } from "../../http/rate-limits.ts";
import { giveKeyIn } from "../seat/key-giving.ts";
import { getLockedKey } from "../seat/locked-key.ts";
import { createKeysIn } from "../seat/new-keys.ts";
import { findFreeKeys } from "../seat/reads/key.ts";
import { lockCompanyKeys } from "../seat/writes.ts";
import { getPresentedKey } from "./locked-key.ts";

/** Several people and the type of the seats they get. */
export interface KeyList {
  readonly keyType: KeyType;
  readonly emails: readonly string[];
}

/**
 * Gives each email a key of that type: free ones first, new ones for the rest within the company's number. All of
 * them or none; who is named twice gets one.
 * @throws AppError allotment-used, too-many-requests (each is a mail of its own), validation (keyType: unknown;
 *   emails.0 …: already-registered, holds-key)
 */
export async function assignKeys(scope: CompanyScope, app: App, list: KeyList): Promise<KeyRow[]> {
  const receivers = receiversOf(list.emails);
  // the call itself has been counted as the first of them
  for (const _ of receivers.slice(1)) await countCall(app.database, "mail", scope.userId);
  return withTransaction(scope, async (tx) => {
    await lockCompanyKeys(tx);
    const ids = await takeKeys(tx, app, { keyType: list.keyType, count: receivers.length });
    const rows: KeyRow[] = [];
    for (const [place, id] of ids.entries()) {
      const receiver = receivers[place];
      if (receiver === undefined) throw new AppError("internal");
      await giveKeyIn(tx, app, await getLockedKey(tx, id), receiver);
      rows.push(await getPresentedKey(tx, id));
    }
    return rows;
  });
}

/** Each email once, with the place at which it was named first. */
function receiversOf(emails: readonly string[]) {
  const places = new Map<string, number>();
  for (const [place, typed] of emails.entries()) {
    const email = typed.toLowerCase();
    if (!places.has(email)) places.set(email, place);
  }
  return [...places].map(([email, place]) => ({ email, field: `emails.${place}` }));
}

async function takeKeys(
  tx: CompanyTransaction,
  app: App,
  choice: { readonly keyType: KeyType; readonly count: number },
): Promise<string[]> {
  const free = await findFreeKeys(tx, choice.keyType, choice.count);
  const missing = choice.count - free.length;
  if (missing === 0) return free;
  return [...free, ...(await createKeysIn(tx, app, { keyType: choice.keyType, count: missing }))];
}
