import type { KeyRow } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { createKeysIn, type KeyOrder } from "../seat/new-keys.ts";
import { findKey } from "../seat/reads/key.ts";
import { lockCompanyKeys } from "../seat/writes.ts";
import { presentKey } from "./present.ts";

/**
 * Makes keys of a type for the scope's company, within its number: keys in force and new ones together.
 * @throws AppError allotment-used; validation (keyType: unknown when such a company has no such seat; expiryDate:
 *   past, too-far)
 */
export function createKeys(scope: CompanyScope, app: App, order: KeyOrder): Promise<KeyRow[]> {
  return withTransaction(scope, async (tx) => {
    await lockCompanyKeys(tx);
    const ids = await createKeysIn(tx, app, order);
    const rows = await Promise.all(ids.map((id) => findKey(tx, id)));
    return rows.filter((row) => row !== undefined).map((row) => presentKey(scope, row));
  });
}
