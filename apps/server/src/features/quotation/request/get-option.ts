import type { QuoteOption } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { loadLineNames } from "../present/line-name.ts";
import { presentOption } from "../present/option.ts";
import { latestValidityOf } from "../present/request.ts";
import { getSettings } from "../reads/reference.ts";
import { priceStored } from "./pricing.ts";
import { getRequestRow } from "./stored-request.ts";

/** One option of a stored request with everything. @throws AppError not-found */
export function getOption(scope: CompanyScope, id: string, quoteId: string): Promise<QuoteOption> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, id);
    const { options } = await priceStored(tx, row);
    const option = options.find((entry) => entry.quoteId === quoteId);
    if (option === undefined) throw new AppError("not-found");
    return presentOption(option, {
      names: await loadLineNames(tx.scope.locale),
      until: latestValidityOf(row, await getSettings(tx)),
    });
  });
}
