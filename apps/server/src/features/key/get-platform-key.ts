import type { EndpointOutput, getAnyKey } from "@kilolane/contract";
import { isSeatedKind } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { findKey, getKeyCompany } from "../seat/reads/key.ts";
import { getKeyDetail } from "./key-detail.ts";

/** The same for the operator, with the company. @throws AppError not-found */
export function getPlatformKey(
  scope: CompanyScope,
  app: App,
  choice: { readonly id: string; readonly showsText: boolean },
): Promise<EndpointOutput<typeof getAnyKey>> {
  return withTransaction(scope, async (tx) => {
    const { name: companyName, kind } = await getKeyCompany(tx);
    if (!isSeatedKind(kind)) throw new AppError("not-found");
    const row = await findKey(tx, choice.id);
    return { ...(await getKeyDetail(tx, app, { row, showsText: choice.showsText })), companyName, kind };
  });
}
