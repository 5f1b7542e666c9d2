import type { KeyDetail } from "@kilolane/contract";
import type { KeyType } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { getKeyDetail } from "./key-detail.ts";
import { findKeyOfUser } from "./reads/key.ts";

/** The key of that type that a person holds. @throws AppError not-found */
export function getUserKey(
  scope: CompanyScope,
  app: App,
  holder: { readonly userId: string; readonly keyType: KeyType },
): Promise<KeyDetail> {
  return withTransaction(scope, async (tx) =>
    getKeyDetail(tx, app, {
      row: await findKeyOfUser(tx, holder.userId, holder.keyType),
      showsText: false,
    }),
  );
}
