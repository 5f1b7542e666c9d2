import type { EndpointOutput, getClientDefaults as endpoint } from "@kilolane/contract";
import { utcDateOf } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getMeasurementUnit } from "../../settings/reads/company.ts";
import { countReceived } from "../reads/received.ts";
import { getSettings } from "../reads/reference.ts";
import { findSeller } from "../request/presented-priced.ts";
import { reachOf } from "./reader.ts";

/** What the client's create screen needs before the first key press. */
export async function getClientDefaults(scope: CompanyScope): Promise<EndpointOutput<typeof endpoint>> {
  const counts = await withTransaction(reachOf(scope), (tx) => countReceived(tx, scope, {}));
  return withTransaction(scope, async (tx) => {
    const settings = await getSettings(tx);
    return {
      measurementUnit: await getMeasurementUnit(tx),
      currency: settings.preferredCurrency,
      departureUsaOnly: settings.departureUsaOnly,
      today: utcDateOf(tx.now().getTime()),
      quotationCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
      pricedBy: await findSeller(tx),
    };
  });
}
