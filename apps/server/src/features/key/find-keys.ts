import type { EndpointOutput, getKey } from "@kilolane/contract";
import type { KeyType } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { openSealed } from "../../integrations/secrets/seal.ts";
import { mayReadKeyText } from "./policy.ts";
import { presentKey } from "./present.ts";
import { countKeyStates, findKey, findKeyOfUser, findKeys, findSeats, lockKey } from "./reads.ts";
import type { KeySearch, StoredKey } from "./reads.ts";

type KeyDetail = EndpointOutput<typeof getKey>;

/** One page of the company's keys, masked. */
export function findKeyPage(scope: CompanyScope, search: KeySearch) {
  return withTransaction(scope, async (tx) => {
    const { rows, total } = await findKeys(tx, search);
    return { content: rows.map(presentKey), total };
  });
}

/** How many keys there are, by state and by type. */
export function countKeys(scope: CompanyScope) {
  return withTransaction(scope, async (tx) => ({
    ...(await countKeyStates(tx)),
    types: await findSeats(tx),
  }));
}

/** One key; its text only for who may give it out. @throws AppError not-found */
export function getKeyDetail(scope: CompanyScope, app: App, id: string): Promise<KeyDetail> {
  return withTransaction(scope, async (tx) => presentDetail(tx, app, await findKey(tx, id)));
}

/** The key of that type that a person holds. @throws AppError not-found */
export function getKeyOfUser(
  scope: CompanyScope,
  app: App,
  holder: { readonly userId: string; readonly keyType: KeyType },
): Promise<KeyDetail> {
  return withTransaction(scope, async (tx) =>
    presentDetail(tx, app, await findKeyOfUser(tx, holder.userId, holder.keyType)),
  );
}

async function presentDetail(
  tx: CompanyTransaction,
  app: App,
  row: StoredKey | undefined,
): Promise<KeyDetail> {
  if (row === undefined) throw new AppError("not-found");
  const sealed = mayReadKeyText(tx.scope, row) ? await lockKey(tx, row.id) : undefined;
  const text = sealed === undefined ? null : openSealed(app.config.secretKey, "licence-key", sealed);
  return { ...presentKey(row), alphanumericKey: text };
}
