import type { EndpointOutput, getRenewalForecast } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentForecast } from "./present.ts";
import { findForecast } from "./reads/package.ts";

/** What renewals would bring in the next twelve months. */
export async function getForecast(scope: PlatformScope): Promise<EndpointOutput<typeof getRenewalForecast>> {
  const rows = await withTransaction(scope, findForecast);
  return { months: rows.map(presentForecast) };
}
