import type { TruckingSheetDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getPresentedSheet } from "./sheet-detail.ts";

/** One uploaded tariff with its problems and what it changes. @throws AppError not-found */
export function getSheet(scope: CompanyScope, id: string): Promise<TruckingSheetDetail> {
  return withTransaction(scope, (tx) => getPresentedSheet(tx, id));
}
