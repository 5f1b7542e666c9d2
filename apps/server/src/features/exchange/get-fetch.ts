import type { ExchangeFetch } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentFetch } from "./present.ts";
import { getFetchRow } from "./reads/fetch.ts";

/** How the last fetch of the daily rates went. @param isOn whether there is anything to fetch from */
export async function getFetch(scope: PlatformScope, isOn: boolean): Promise<ExchangeFetch> {
  return presentFetch(await withTransaction(scope, getFetchRow), isOn);
}
