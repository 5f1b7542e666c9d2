import type {
  EndpointParsed,
  updateExchangeBuffer as updateExchangeBufferEndpoint,
} from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentExchangeBuffer } from "./present.ts";
import { getCompanySettings } from "./reads/company.ts";
import { recordSettingsIn } from "./setting-change.ts";
import { upsertCompanySetting } from "./writes.ts";

/**
 * Says what the company puts on the platform's exchange rates; what is priced from now on is priced with it.
 * @throws AppError version-conflict
 */
export function updateExchangeBuffer(
  scope: CompanyScope,
  { bufferPercent, version }: EndpointParsed<typeof updateExchangeBufferEndpoint>["body"],
) {
  return withTransaction(scope, async (tx) => {
    const isStored = await upsertCompanySetting(tx, { exchange_buffer_percent: bufferPercent }, version);
    const after = await getCompanySettings(tx, scope.companyId);
    if (!isStored) throw new AppError("version-conflict", { currentVersion: after.version });
    await recordSettingsIn(tx, ["exchangeBufferPercent"]);
    return presentExchangeBuffer(after);
  });
}
