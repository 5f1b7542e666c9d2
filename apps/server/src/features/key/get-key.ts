import type { KeyDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { findKey } from "../seat/reads/key.ts";
import { getKeyDetail } from "./key-detail.ts";

/** One key; its text when it is asked for, and only for who may give it out. @throws AppError not-found */
export function getKey(
  scope: CompanyScope,
  app: App,
  choice: { readonly id: string; readonly showsText: boolean },
): Promise<KeyDetail> {
  return withTransaction(scope, async (tx) =>
    getKeyDetail(tx, app, { row: await findKey(tx, choice.id), showsText: choice.showsText }),
  );
}
